import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { fulfilmentPaths } from "#machines/administration/fulfilment/fulfilment.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { FulfilmentContent } from "./fulfilment.flow.tsx";

export const fulfilmentStage: FlowStage<typeof fulfilmentPaths.machine> = {
  paths: fulfilmentPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof fulfilmentStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="admin.orders.title" />
      </h1>
      <h2>
        <FormattedMessage id="admin.shipping.title" />
      </h2>
      <FulfilmentContent actor={actor} />
    </main>
  );
}
