import { payoutMarkingPaths } from "#machines/administration/payout-marking/payout-marking.paths.ts";
import { pageStage } from "#workshop/stories/default-stage.tsx";
import { PayoutMarkingContent } from "./payout-marking.flow.tsx";

export const payoutMarkingStage = pageStage(payoutMarkingPaths, "admin.payouts.title", ({ actor }) => (
  <PayoutMarkingContent actor={actor} about="€120.00 · lena@example.com" />
));
