import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { stockAlertLinkPaths } from "#machines/shopping/stock-alert-link/stock-alert-link.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { StockAlertLinkContent } from "./stock-alert-link.flow.tsx";

export const stockAlertLinkStage: FlowStage<typeof stockAlertLinkPaths.machine> = {
  paths: stockAlertLinkPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof stockAlertLinkStage)["Screen"]>) {
  const isDeletion = actor.getSnapshot().context.facts.use === "delete";
  return (
    <main>
      <h1>
        <FormattedMessage id={`catalogue.stock_alert.${isDeletion ? "delete.title" : "title"}`} />
      </h1>
      <StockAlertLinkContent actor={actor} />
    </main>
  );
}
