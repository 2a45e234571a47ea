import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { tourLeadEndingPaths } from "#machines/administration/tour-lead-ending/tour-lead-ending.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { TourLeadEndingContent } from "./tour-lead-ending.flow.tsx";

export const tourLeadEndingStage: FlowStage<typeof tourLeadEndingPaths.machine> = {
  paths: tourLeadEndingPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof tourLeadEndingStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="admin.tour_leads.title" />
      </h1>
      <TourLeadEndingContent actor={actor} lead={{ name: "Tom Rivers", status: "active" }} />
    </main>
  );
}
