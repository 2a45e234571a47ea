import { refundRequestPaths } from "#machines/after-sale/refund-request/refund-request.paths.ts";
import { pageStage } from "#workshop/stories/default-stage.tsx";
import { StagedPhotos, stagedPhotos } from "#workshop/stories/staged-photos.tsx";
import { RefundRequestContent } from "./refund-request.flow.tsx";

export const refundRequestStage = pageStage(refundRequestPaths, "refunds.request.title", ({ actor }) => (
  <StagedPhotos>
    <RefundRequestContent actor={actor} {...stagedPhotos} />
  </StagedPhotos>
));
