import type { Unforeseen } from "../outcome.ts";

/** A line of the order. `key`, the `Idempotency-Key`, is made when the button first appears and kept until the shop answers. */
export type BoughtLine = { productId: string; name: string; count: number; key: string };

export type BuyAgainFacts = { lines: readonly BoughtLine[] };

export type BuyAgainEvent = { type: "buy.requested" } | { type: "retry.requested" };

/** `addLine`: puts one line into the cart, if this market sells its product. Rejects when nobody answers. */
export type AddLineInput = Omit<BoughtLine, "name">;
export type AddLineOutput =
  | { outcome: "added" }
  | { outcome: "noLongerSold" }
  /** Other markets sell it. */
  | { outcome: "notSoldHere" }
  /** The cart would hold more of it than a cart may. */
  | { outcome: "overMaximum" }
  | Unforeseen;

/** What did not get into the cart, and why. */
export type LeftOut = { name: string; because: Exclude<AddLineOutput["outcome"], "added"> };
