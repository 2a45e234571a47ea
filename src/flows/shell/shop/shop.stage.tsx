import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { shopPaths } from "#machines/shell/shop/shop.paths.ts";
import { ShopWith } from "#workshop/stage/shop-with.tsx";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { useShopView } from "./shop.context.ts";
import { Entrance } from "./shop.flow.tsx";
import Trouble from "./trouble.flow.tsx";

export const shopStage: FlowStage<typeof shopPaths.machine> = { paths: shopPaths, Screen };

function Screen({ actor }: ComponentProps<(typeof shopStage)["Screen"]>) {
  return (
    <ShopWith root={actor}>
      <main>
        <h1>
          <FormattedMessage id="welcome.heading" />
        </h1>
        <FrontDoor />
      </main>
      <Trouble />
    </ShopWith>
  );
}

const FrontDoor = () => (useShopView().entrance.screen === "shop" ? null : <Entrance />);
