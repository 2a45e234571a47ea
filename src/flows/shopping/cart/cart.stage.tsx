import type { ComponentProps } from "react";
import { cartPaths } from "#machines/shopping/cart/cart.paths.ts";
import { ShopWith } from "#workshop/stage/shop-with.tsx";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { Buy } from "./buy.flow.tsx";
import { CartContents } from "./cart.flow.tsx";

export const cartStage: FlowStage<typeof cartPaths.machine> = { paths: cartPaths, Screen };

function Screen({ actor }: ComponentProps<(typeof cartStage)["Screen"]>) {
  return (
    <ShopWith cart={actor}>
      <main>
        <CartContents />
        <Buy product={{ id: "boston-fern", variant_id: "boston-fern", name: "Boston fern" }} />
      </main>
    </ShopWith>
  );
}
