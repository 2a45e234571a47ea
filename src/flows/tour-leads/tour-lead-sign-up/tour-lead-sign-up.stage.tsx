import { tourLeadSignUpPaths } from "#machines/tour-leads/tour-lead-sign-up/tour-lead-sign-up.paths.ts";
import { pageStage } from "#workshop/stories/default-stage.tsx";
import { StagedPhotos, stagedPhotos } from "#workshop/stories/staged-photos.tsx";
import { TourLeadSignUpContent } from "./tour-lead-sign-up.flow.tsx";

export const tourLeadSignUpStage = pageStage(tourLeadSignUpPaths, "tour_leads.title", ({ actor }) => (
  <StagedPhotos>
    <TourLeadSignUpContent actor={actor} {...stagedPhotos} />
  </StagedPhotos>
));
