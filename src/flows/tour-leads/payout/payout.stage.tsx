import { payoutPaths } from "#machines/tour-leads/payout/payout.paths.ts";
import { pageStage } from "#workshop/stories/default-stage.tsx";
import { PayoutContent } from "./payout.flow.tsx";

export const payoutStage = pageStage(payoutPaths, "payouts.title", PayoutContent);
