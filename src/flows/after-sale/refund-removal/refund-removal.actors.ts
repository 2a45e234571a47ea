import type {
  RefundRemovalFacts,
  DeleteDraftOutput,
} from "#machines/after-sale/refund-removal/refund-removal.machine.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export const refundRemovalActors = (api: Api) => ({
  deleteDraft: createForgivingPort<DeleteDraftOutput, RefundRemovalFacts>()(async ({ input, signal }) => {
    const result = await api.DELETE("/refunds/{id}", { params: { path: { id: input.refundId } }, signal });
    const refusal = refusalOf(result, 404, 409);
    switch (refusal?.code) {
      case undefined:
        dataOf(result);
        return { outcome: "deleted" };
      // The draft was deleted in another tab.
      case "not_found":
        return { outcome: "deleted" };
      case "refund_not_draft":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
