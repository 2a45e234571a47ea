import type { Unforeseen } from "#machines/outcome.ts";

/** A tour lead's balance in a currency; negative after a refund of a paid-out commission. `minimum`: of a single payout. */
export type Balance = { currency: string; currency_precision: number; balance: number; minimum: number };

export type PayoutFacts = { balances: readonly Balance[]; ibanEnd: string };

export type PayoutEvent =
  /** `typed`: the amount as typed. `key`, the `Idempotency-Key`, is created now and stays until there is a response. */
  | { type: "amount.submitted"; currency: string; typed: string; key: string }
  | { type: "payout.confirmed" }
  | { type: "payout.left" }
  | { type: "retry.requested" }
  | { type: "another.requested" };

/** Port `requestPayout`. `balance`: as shown; if it has decreased, nothing is requested. */
export type RequestPayoutInput = { currency: string; value: number; balance: number; key: string };
export type RequestPayoutOutput =
  | { outcome: "requested" }
  | { outcome: "balanceChanged"; balance: number }
  | { outcome: "belowMinimum"; minimum: number }
  | { outcome: "noBankAccount" }
  | { outcome: "notATourLead" }
  | Unforeseen;
