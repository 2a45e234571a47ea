import { payoutExportPaths } from "#machines/administration/payout-export/payout-export.paths.ts";
import { pageStage } from "#workshop/stories/default-stage.tsx";
import { PayoutExportContent } from "./payout-export.flow.tsx";

export const payoutExportStage = pageStage(payoutExportPaths, "admin.payouts.title", PayoutExportContent);
