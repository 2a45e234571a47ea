import type { Unforeseen } from "../outcome.ts";

/**
 * What can be paid out to a tour lead in a currency; below zero after a refund of what was paid out. `minimum`: the least that is paid
 * out at once.
 */
export type Balance = { currency: string; currency_precision: number; balance: number; minimum: number };

/** What the flow begins with. */
export type PayoutFacts = { balances: readonly Balance[]; ibanEnd: string };

export type PayoutEvent =
  /** `typed`: the amount as it was typed. `key`, the `Idempotency-Key`, is made now and kept until the server answers. */
  | { type: "amount.submitted"; currency: string; typed: string; key: string }
  | { type: "payout.confirmed" }
  | { type: "payout.left" }
  | { type: "retry.requested" }
  | { type: "another.requested" };

/** `requestPayout`. `balance`: what the person sees of it; if less is left, nothing is requested. Rejects if the shop does not answer. */
export type RequestPayoutInput = { currency: string; value: number; balance: number; key: string };
export type RequestPayoutOutput =
  | { outcome: "requested" }
  /** The balance is less than that by now. */
  | { outcome: "balanceChanged"; balance: number }
  | { outcome: "belowMinimum"; minimum: number }
  /** There is no bank account any more. */
  | { outcome: "noAccount" }
  /** The account is no tour lead's any more. */
  | { outcome: "notAllowed" }
  | Unforeseen;
