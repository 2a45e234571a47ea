import type {
  DecideInput,
  DecideOutput,
  Decision,
  ReadInput,
  ReadOutput,
  ReviewedRefund,
} from "#machines/administration/refund-review/refund-review.contract.ts";
import { createPort, createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, unknownCode, type Api, type Wire } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import { toReviewed } from "./refund-review.wire.ts";

export type RefundReviewActorDependencies = {
  api: Api;
  refreshRefunds: () => Promise<void>;
};

export const refundReviewActors = ({ api, refreshRefunds }: RefundReviewActorDependencies) => {
  /** Null if the refund no longer exists. */
  const refundNow = async (id: string, signal: AbortSignal): Promise<ReviewedRefund | null> => {
    const result = await api.GET("/admin/refunds/{id}", { params: { path: { id } }, signal });
    if (refusalOf(result, 404)) return null;
    void refreshRefunds();
    return toReviewed(dataOf(result));
  };
  return {
    decide: createForgivingPort<DecideOutput, DecideInput>()(
      async ({ input: { refundId, decision }, signal }) => {
        const result = await api.POST("/admin/refunds/{id}/decision", {
          params: { path: { id: refundId } },
          body: toWire(decision),
          signal,
        });
        const refusal = refusalOf(result, 403, 404, 409);
        if (!refusal) {
          const refund = toReviewed(dataOf(result));
          return { outcome: "decided", refund };
        }
        switch (refusal.code) {
          // Administrators do not see drafts.
          case "not_found":
          case "refund_draft":
            return { outcome: outcomeOf("not_found") };
          case "administrators_only":
          case "own_case":
            return { outcome: outcomeOf(refusal.code) };
        }
        const refund = await refundNow(refundId, signal);
        if (!refund) return { outcome: outcomeOf("not_found") };
        switch (refusal.code) {
          case "refund_decided":
          case "reason_missing":
          case "counts_changed":
          case "counts_not_asked_for":
          case "withdrawal":
          case "approved_otherwise":
            return { outcome: outcomeOf(refusal.code), refund };
          default:
            throw unknownCode(refusal, refusal.code);
        }
      },
    ),

    read: createPort<ReadOutput, ReadInput>()(async ({ input: { refundId }, signal }) => {
      const result = await api.GET("/admin/refunds/{id}", { params: { path: { id: refundId } }, signal });
      const refusal = refusalOf(result, 403, 404);
      if (!refusal) {
        void refreshRefunds();
        return { outcome: "read", refund: toReviewed(dataOf(result)) };
      }
      switch (refusal.code) {
        case "administrators_only":
        case "not_found":
          return { outcome: outcomeOf(refusal.code) };
        default:
          throw unknownCode(refusal);
      }
    }),
  };
};

const toWire = (decision: Decision): Wire["RefundDecision"] =>
  decision.kind === "reject"
    ? { decision: "reject", note: decision.note }
    : {
        decision: "approve",
        ...(decision.restock && { restock: true }),
        ...(decision.note !== "" && { note: decision.note }),
        items: Object.entries(decision.counts).flatMap(([id, count]) => (count > 0 ? [{ id, count }] : [])),
      };
