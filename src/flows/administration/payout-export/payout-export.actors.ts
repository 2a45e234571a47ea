import type {
  ExportPayoutsInput,
  ExportPayoutsOutput,
} from "#machines/administration/payout-export/payout-export.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export type PayoutExportActorDependencies = {
  api: Api;
  save: (bytes: Blob, fileName: string) => void;
};

export const payoutExportActors = ({ api, save }: PayoutExportActorDependencies) => ({
  exportPayouts: createForgivingPort<ExportPayoutsOutput, ExportPayoutsInput>()(
    async ({ input: { currency, password, exportId }, signal }) => {
      const body = { export_id: exportId, currency, password };
      const result = await api.POST("/admin/payouts/export", { body, signal });
      const refusal = refusalOf(result, 400, 403, 409, 429);
      if (!refusal) {
        const { content, content_type: type, file_name: fileName, ...file } = dataOf(result);
        save(new Blob([content], { type }), fileName);
        return { outcome: "saved", count: file.count, ownLeftOut: file.own_left_out, fileName };
      }
      switch (refusal.code) {
        // The contract limits the password's length.
        case "invalid":
        case "incorrect_password":
          return { outcome: outcomeOf("incorrect_password") };
        case "too_many_requests":
          return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
        case "nothing_to_export":
        case "no_payout_account":
        case "own_case":
        case "administrators_only":
          return { outcome: outcomeOf(refusal.code) };
        default:
          throw unknownCode(refusal);
      }
    },
  ),
});
