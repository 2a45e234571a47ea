import type { Unforeseen } from "#machines/outcome.ts";

/** By the order's line. */
export type Counts = Readonly<Record<string, number>>;

/**
 * `asked`: requested items or, after the decision, refunded ones. `left`: items that were not refunded before. `isExempt`:
 * by law, from the right of withdrawal.
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
  /** `refundableShipping`: the part of it that is refunded with the last item. */
  shipping: number;
  shippingBack: number;
  money: number;
  points: number;
  /** `paid`: for the whole line, after promotions. */
  lines: readonly { id: string; paid: number; count: number; refunded: number }[];
};

/** What was or would be refunded; `value` is the sum of both, in the order's currency. */
export type RefundAmounts = { value: number; money: number; points: number };

export type DeclinedLine = { id: string; name: string; price: number; count: number };

/** `firstApproval`: what one administrator approved and a second one has to confirm. Notes explain what was not approved. Times are ISO 8601. */
export type ReviewedRefund = {
  id: string;
  status: "requested" | "approved" | "rejected";
  isPayingBack: boolean;
  /** Why the provider refused to pay the refund, in its own words; null: not refused. */
  providerRefusal: string | null;
  /** It can neither be rejected nor approved in part, except for exempt items. */
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
  /** `note`: why not all of it, or "". Both notes are trimmed. */
  | { type: "approval.requested"; note: string }
  /** `restock`: what was sent is put back in stock. */
  | { type: "approval.confirmed"; restock: boolean }
  | { type: "approval.left" }
  | { type: "rejection.submitted"; note: string }
  /** By the first administrator: other counts, or a rejection. */
  | { type: "approval.reconsidered" }
  | { type: "refresh.requested" }
  | { type: "retry.requested" };

export type Decision =
  | { kind: "approve"; counts: Counts; note: string; restock: boolean }
  | { kind: "reject"; note: string };

/** The refund no longer exists, or the account is no longer an administrator. */
type Lost = { outcome: "notFound" } | { outcome: "administratorsOnly" };

/** Port `decide`. Each outcome contains the refund's current state. */
export type DecideInput = { refundId: string; decision: Decision };
export type DecideOutput =
  | { outcome: "decided"; refund: ReviewedRefund }
  /** Another administrator was faster, and decided differently. */
  | { outcome: "refundDecided"; refund: ReviewedRefund }
  /** The customer has requested more meanwhile, so an approval in part needs a reason. */
  | { outcome: "reasonMissing"; refund: ReviewedRefund }
  /** Fewer items are left in the order than were approved. */
  | { outcome: "countsChanged"; refund: ReviewedRefund }
  /** The customer has requested fewer or other items meanwhile. */
  | { outcome: "countsNotAskedFor"; refund: ReviewedRefund }
  /** The first administrator approved other items. */
  | { outcome: "approvedOtherwise"; refund: ReviewedRefund }
  /** The customer has withdrawn from the contract meanwhile. */
  | { outcome: "withdrawal"; refund: ReviewedRefund }
  /** The administrator bought it, or earns commission on it. */
  | { outcome: "ownCase" }
  | Lost
  | Unforeseen;

/** Port `read`: the refund's current state. */
export type ReadInput = { refundId: string };
export type ReadOutput = { outcome: "read"; refund: ReviewedRefund } | Lost;
