import { refundRequestPaths } from "#machines/after-sale/refund-request/refund-request.paths.ts";
import { pageStage } from "#workshop/stories/default-stage.tsx";
import { StagedPhotos, stagedPhotos } from "#workshop/stories/staged-photos.tsx";
import { LockedOrder } from "#src/flows/after-sale/guest-order-link/guest-order-link.stage.tsx";
import { RefundRequestContent } from "./refund-request.flow.tsx";

export const refundRequestStage = pageStage(refundRequestPaths, "refunds.request.title", ({ actor }) => (
  <StagedPhotos>
    <RefundRequestContent actor={actor} {...stagedPhotos} orderLink={<LockedOrder email="" />} />
  </StagedPhotos>
));
