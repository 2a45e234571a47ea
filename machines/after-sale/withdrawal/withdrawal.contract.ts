import type { Unforeseen } from "#machines/outcome.ts";

/** By the order's line. */
export type Counts = Readonly<Record<string, number>>;

/**
 * `paid`: for the whole line, after promotions. `refundedCount`: items with an approved refund. `least`: items in an open refund request, which become part of the
 * withdrawal. `most`: items that can be withdrawn besides approved ones; for exempt lines, only those already requested.
 */
export type WithdrawalLine = {
  id: string;
  productId: string;
  /** The article number. */
  sku: string;
  name: string;
  price: number;
  paid: number;
  count: number;
  refundedCount: number;
  least: number;
  most: number;
  isExempt: boolean;
};

/** `shippingAtMost`: the part of the shipping cost that is refunded with the last item. Amounts are decimals of the order's currency. */
export type WithdrawalOrder = {
  id: string;
  currency: string;
  currency_precision: number;
  shipping: number;
  shippingAtMost: number;
  amountDue: number;
  usedPoints: number;
  lines: readonly WithdrawalLine[];
};

/** `email`: null for a guest, whose address the browser does not know. */
export type WithdrawalFacts = { order: WithdrawalOrder; email: string | null };

export type WithdrawalEvent =
  | { type: "withdrawal.opened" }
  | { type: "withdrawal.left" }
  | { type: "withdrawal.confirmed"; counts: Counts }
  | { type: "retry.requested" };

/** Port `withdraw`: `counts` are all items returned in total, including approved ones. Idempotent: repeated, it returns the existing withdrawal. */
export type WithdrawInput = { orderId: string; counts: Counts };
export type WithdrawOutput =
  /** `at`: when the server received it, ISO 8601. */
  | { outcome: "withdrawn"; refundId: string; at: string }
  /** Fewer items are left; `order` is its current state. */
  | { outcome: "invalid"; order: WithdrawalOrder }
  | { outcome: "withdrawalTooLate" }
  | { outcome: "nothingLeft" }
  | { outcome: "allExempt" }
  | { outcome: "notFound" }
  | { outcome: "orderNotPaid" }
  /** Its market has no right of withdrawal. */
  | { outcome: "noWithdrawal" }
  /** A guest's order is locked; the link in its mail opens it again. */
  | { outcome: "guestTokenExpired" }
  | Unforeseen;
