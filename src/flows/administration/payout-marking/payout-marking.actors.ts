import type {
  MarkInput,
  MarkOutput,
} from "#machines/administration/payout-marking/payout-marking.machine.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export const payoutMarkingActors = ({ api }: { api: Api }) => ({
  mark: createForgivingPort<MarkOutput, MarkInput>()(async ({ input: { payoutId, result }, signal }) => {
    const answer = await api.POST("/admin/payouts/{id}/result", {
      params: { path: { id: payoutId } },
      body: { result },
      signal,
    });
    const refusal = refusalOf(answer, 403, 409);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "marked" };
      case "payout_decided":
      case "own_case":
      case "administrators_only":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
