import { tourLeadActivationPaths } from "#machines/administration/tour-lead-activation/tour-lead-activation.paths.ts";
import { pageStage } from "#workshop/stories/default-stage.tsx";
import { TourLeadActivationContent } from "./tour-lead-activation.flow.tsx";

export const tourLeadActivationStage = pageStage(
  tourLeadActivationPaths,
  "admin.tour_leads.title",
  ({ actor }) => <TourLeadActivationContent actor={actor} name="Tom Rivers" />,
);
