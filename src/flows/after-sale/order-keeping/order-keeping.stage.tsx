import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { orderKeepingPaths } from "#machines/after-sale/order-keeping/order-keeping.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { OrderKeepingContent } from "./order-keeping.flow.tsx";

export const orderKeepingStage: FlowStage<typeof orderKeepingPaths.machine> = {
  paths: orderKeepingPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof orderKeepingStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="checkout.guest.keep.title" />
      </h1>
      <OrderKeepingContent actor={actor} />
    </main>
  );
}
