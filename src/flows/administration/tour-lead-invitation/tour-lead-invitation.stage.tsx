import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { tourLeadInvitationPaths } from "#machines/administration/tour-lead-invitation/tour-lead-invitation.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { TourLeadInvitationContent } from "./tour-lead-invitation.flow.tsx";

export const tourLeadInvitationStage: FlowStage<typeof tourLeadInvitationPaths.machine> = {
  paths: tourLeadInvitationPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof tourLeadInvitationStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="admin.tour_leads.title" />
      </h1>
      <TourLeadInvitationContent actor={actor} />
    </main>
  );
}
