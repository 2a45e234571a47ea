import { tourLeadEndingPaths } from "#machines/administration/tour-lead-ending/tour-lead-ending.paths.ts";
import { pageStage } from "#workshop/stories/default-stage.tsx";
import { TourLeadEndingContent } from "./tour-lead-ending.flow.tsx";

export const tourLeadEndingStage = pageStage(tourLeadEndingPaths, "admin.tour_leads.title", ({ actor }) => (
  <TourLeadEndingContent actor={actor} lead={{ name: "Tom Rivers", status: "active" }} />
));
