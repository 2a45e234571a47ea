import { selfBillingPaths } from "#machines/tour-leads/self-billing/self-billing.paths.ts";
import { pageStage } from "#workshop/stories/default-stage.tsx";
import { SelfBillingContent } from "./self-billing.flow.tsx";

export const selfBillingStage = pageStage(selfBillingPaths, "payouts.tax.title", SelfBillingContent);
