import type { Unforeseen } from "../outcome.ts";

/** Pieces by the order's line. */
export type Counts = Readonly<Record<string, number>>;

/**
 * `asked`: pieces that are given back, or, once it is decided, that came back. `left`: pieces that did not come back before.
 * `isExempt`: the law leaves it out of the right of withdrawal.
 */
export type ReviewedLine = {
  id: string;
  name: string;
  price: number;
  asked: number;
  left: number;
  isExempt: boolean;
};

/** What the order cost and how it was paid, in its currency; `money` and `points` together paid for it. */
export type ReviewedOrder = {
  currency: string;
  currency_precision: number;
  /** `refundableShipping`: what of it comes back with the last piece. */
  shipping: number;
  shippingBack: number;
  money: number;
  points: number;
  lines: readonly { id: string; price: number; count: number; refunded: number }[];
};

/** What came back, or would come back now; `value` is the sum of both, in the order's currency. */
export type RefundAmounts = { value: number; money: number; points: number };

/** What was asked for and not approved. */
export type DeclinedLine = { id: string; name: string; price: number; count: number };

/** `firstApproval`: what one administrator approved and a second one has to confirm. Notes say why not all of it. Times are ISO 8601. */
export type ReviewedRefund = {
  id: string;
  status: "requested" | "approved" | "rejected";
  isPayingBack: boolean;
  /** Why the provider does not pay it back, in its own words; null: it has not refused. */
  providerRefusal: string | null;
  /** It can neither be rejected nor approved in part, but for what the law leaves out. */
  isWithdrawal: boolean;
  firstApproval: { at: string; isOwn: boolean; counts: Counts; note: string | null } | null;
  lines: readonly ReviewedLine[];
  declined: readonly DeclinedLine[];
  order: ReviewedOrder;
  back: RefundAmounts;
  decidedAt: string | null;
  decisionNote: string | null;
};

export type RefundReviewFacts = { refund: ReviewedRefund };

export type RefundReviewEvent =
  | { type: "count.chosen"; lineId: string; count: number }
  /** `note`: why not all of it, or "". Both notes come without space around them. */
  | { type: "approval.requested"; note: string }
  | { type: "approval.confirmed" }
  | { type: "approval.left" }
  | { type: "rejection.submitted"; note: string }
  /** By who approved it first: other pieces, or none after all. */
  | { type: "approval.reconsidered" }
  | { type: "refresh.requested" }
  | { type: "retry.requested" };

export type Decision = { kind: "approve"; counts: Counts; note: string } | { kind: "reject"; note: string };

/** It is not there any more, or the account may not do this any more. */
type Lost = { outcome: "gone" } | { outcome: "notAllowed" };

/** `decide`. Rejects if the shop does not answer. Each answer has the refund as it is by then. */
export type DecideInput = { refundId: string; decision: Decision };
export type DecideOutput =
  | { outcome: "decided"; refund: ReviewedRefund }
  /** Another administrator was faster, and decided otherwise. */
  | { outcome: "decidedElsewhere"; refund: ReviewedRefund }
  /** The customer asks for more by now, and nothing says why it is not approved. */
  | { outcome: "reasonMissing"; refund: ReviewedRefund }
  /** Less of the order is left than was approved. */
  | { outcome: "countsChanged"; refund: ReviewedRefund }
  /** The customer asks for fewer pieces, or for others. */
  | { outcome: "notAskedFor"; refund: ReviewedRefund }
  /** The first administrator approved other pieces. */
  | { outcome: "approvedOtherwise"; refund: ReviewedRefund }
  /** The customer has withdrawn from the contract in the meantime. */
  | { outcome: "withdrawn"; refund: ReviewedRefund }
  /** The administrator bought it, or earns commission on it. */
  | { outcome: "ownCase" }
  | Lost
  | Unforeseen;

/** `read`: the refund as it is now. Rejects if the shop does not answer. */
export type ReadInput = { refundId: string };
export type ReadOutput = { outcome: "read"; refund: ReviewedRefund } | Lost;
