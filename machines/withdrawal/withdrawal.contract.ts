import type { Unforeseen } from "../outcome.ts";

/** Pieces by the order's line. */
export type Counts = Readonly<Record<string, number>>;

/**
 * `refundedCount`: pieces whose refund is approved. `least`: pieces that a refund asks for already, which become part of the
 * withdrawal. `most`: pieces that can be withdrawn besides those that are approved; of what the law leaves out only what was
 * asked for.
 */
export type WithdrawalLine = {
  id: string;
  productId: string;
  name: string;
  price: number;
  count: number;
  refundedCount: number;
  least: number;
  most: number;
  isExempt: boolean;
};

/** `shippingAtMost`: what of the shipping comes back with the last piece. Amounts are decimals of the order's currency. */
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

export type WithdrawalFacts = { order: WithdrawalOrder; email: string };

export type WithdrawalEvent =
  | { type: "withdrawal.opened" }
  | { type: "withdrawal.left" }
  | { type: "withdrawal.confirmed"; counts: Counts }
  | { type: "retry.requested" };

/** `withdraw`: `counts` are all pieces that come back by then, the approved ones too. Rejects when nobody answers; asked again, the shop answers what it has. */
export type WithdrawInput = { orderId: string; counts: Counts };
export type WithdrawOutput =
  /** `at`: when it reached the shop, ISO 8601. */
  | { outcome: "withdrawn"; refundId: string; at: string }
  /** Less is left of the order, which is as it is now. */
  | { outcome: "countsChanged"; order: WithdrawalOrder }
  | { outcome: "tooLate" }
  | { outcome: "nothingLeft" }
  /** It is not paid, not there, or its market has no right of withdrawal. */
  | { outcome: "notPossible" }
  | Unforeseen;
