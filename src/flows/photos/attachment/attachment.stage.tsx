import { attachmentPaths } from "#machines/photos/attachment/attachment.paths.ts";
import { pageStage } from "#workshop/stories/default-stage.tsx";
import { StagedPhotos } from "#workshop/stories/staged-photos.tsx";
import { Attachment } from "./attachment.flow.tsx";

export const attachmentStage = pageStage(attachmentPaths, "refunds.photos.label", ({ actor }) => (
  <StagedPhotos>
    <Attachment actor={actor} />
  </StagedPhotos>
));
