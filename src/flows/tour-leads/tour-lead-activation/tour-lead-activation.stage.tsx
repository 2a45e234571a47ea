import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { tourLeadActivationPaths } from "#machines/tour-leads/tour-lead-activation/tour-lead-activation.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { TourLeadActivationContent } from "./tour-lead-activation.flow.tsx";

export const tourLeadActivationStage: FlowStage<typeof tourLeadActivationPaths.machine> = {
  paths: tourLeadActivationPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof tourLeadActivationStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="admin.tour_leads.title" />
      </h1>
      <TourLeadActivationContent actor={actor} name="Tom Rivers" />
    </main>
  );
}
