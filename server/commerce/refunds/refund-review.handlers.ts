import { notFound, ok, type Handlers } from "#server/http/reply.ts";
import { customerActor } from "#server/commerce/audit/audit.ts";
import type { Services } from "#server/commerce/services.ts";
import { decideRefund } from "./decide.ts";
import { countRefundsToDecide, findRefundsToDecide, findRefundToDecide } from "./review-queue.ts";
import { toWireRefundsToDecide } from "./refunds-to-decide.ts";

type AdminHandlers = Pick<
  Handlers,
  "listRefundsToDecide" | "countRefundsToDecide" | "getRefundToDecide" | "decideRefund"
>;
const noRefund = () => notFound("There is no such refund.");

/** The contract restricts these operations to administrators. */
export const refundReviewHandlers = (services: Services): AdminHandlers => ({
  listRefundsToDecide: async ({ query, customer }) => {
    const rows = await findRefundsToDecide(services.database.queries, query);
    return ok(await toWireRefundsToDecide(services, customer, rows));
  },

  countRefundsToDecide: async ({ query }) =>
    ok({ count: await countRefundsToDecide(services.database.queries, query) }),

  getRefundToDecide: async ({ params, customer }) => {
    const row = await findRefundToDecide(services.database.queries, params.id);
    if (!row) return noRefund();
    const [refund] = await toWireRefundsToDecide(services, customer, [row]);
    return ok(refund!);
  },

  decideRefund: async ({ params, body, customer, refuse }) => {
    const decided = await decideRefund(services, customerActor(customer), params.id, body);
    switch (decided.outcome) {
      case "decided": {
        const [refund] = await toWireRefundsToDecide(services, customer, [decided.refund]);
        return ok(refund!);
      }
      case "noRefund":
        return noRefund();
      case "draft":
        return refuse(409, "This refund is still a draft.", { code: "refund_draft" });
      case "ownCase":
        return refuse(403, "Nobody decides about a refund of their own order.", { code: "own_case" });
      case "decidedElsewhere":
        return refuse(409, "This refund was decided by somebody else.", { code: "refund_decided" });
      case "withdrawal":
        return refuse(409, "A withdrawal is approved as a whole.", { code: "withdrawal" });
      case "noReason":
        return refuse(409, "The customer must read why not all of it is approved.", {
          code: "reason_missing",
        });
      case "notAskedFor":
        return refuse(409, "The customer does not ask for that.", { code: "counts_not_asked_for" });
      case "countsChanged":
        return refuse(409, "Less is left of this order.", { code: "counts_changed" });
      case "approvedOtherwise":
        return refuse(409, "The first administrator approved other pieces.", { code: "approved_otherwise" });
    }
  },
});
