import { eq } from "drizzle-orm";
import { operatorActor } from "#server/commerce/audit/audit.ts";
import { commandDone, commandRefused, type CommandResult } from "#server/commerce/audit/command-result.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { recordDecision, type DecideRefundResult, type Decision, type DecideServices } from "./decide.ts";
import { firstApproval } from "./first-approval.ts";

/**
 * Approves everything requested, or what an administrator has approved first. The running shop pays it back. Returns
 * a message.
 */
export async function approveRefundCommand(
  services: DecideServices,
  refundId: string,
): Promise<CommandResult> {
  const [known] = await services.database.queries
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .where(eq(refunds.id, refundId));
  const first = known && firstApproval(known.refund, known.order);
  const decision: Decision = {
    decision: "approve",
    ...(first && { items: first.pieces.map((piece) => ({ ...piece })) }),
    ...(first?.note != null && { note: first.note }),
  };
  const decided = await recordDecision(services, operatorActor, refundId, decision);
  return decided.outcome === "decided"
    ? commandDone(`The refund is approved. The shop pays it back while it runs, within some minutes.`)
    : commandRefused(whyNot(decided.outcome));
}

/** The customer is sent the reason by mail. Returns a message. */
export async function rejectRefundCommand(
  services: DecideServices,
  refundId: string,
  note: string,
): Promise<CommandResult> {
  const decided = await recordDecision(services, operatorActor, refundId, { decision: "reject", note });
  return decided.outcome === "decided"
    ? commandDone("The refund is rejected.")
    : commandRefused(whyNot(decided.outcome));
}

function whyNot(outcome: Exclude<DecideRefundResult["outcome"], "decided">): string {
  switch (outcome) {
    case "noRefund":
      return "There is no such refund. Its id is the last part of its page's address.";
    case "draft":
      return "The customer has not asked for this refund yet.";
    case "decidedElsewhere":
      return "This refund was decided otherwise.";
    case "withdrawal":
      return "This is a withdrawal: it can only be approved, as a whole.";
    case "countsChanged":
      return "Less is left of the order than the refund asks for.";
    case "ownCase":
    case "noReason":
    case "notAskedFor":
    case "approvedOtherwise":
      throw new Error(`the operator's decision was refused: ${outcome}`);
  }
}
