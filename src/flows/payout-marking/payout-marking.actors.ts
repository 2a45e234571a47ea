import type { MarkInput, MarkOutput } from "../../../machines/payout-marking/payout-marking.contract.ts";
import { createForgivingPort } from "../../api/create-port.ts";
import { refusalOf, unknownCode, type Api } from "../../api/client.ts";

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
        return { outcome: "markedOtherwise" };
      case "own_case":
        return { outcome: "ownCase" };
      case "administrators_only":
        return { outcome: "notAllowed" };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
