import type { Unforeseen } from "#machines/outcome.ts";

/** A line of the order. `key`, the `Idempotency-Key`, is created when the button first appears and stays until there is a response. */
export type BoughtLine = { productId: string; variantId: string; name: string; count: number; key: string };

export type BuyAgainFacts = { lines: readonly BoughtLine[] };

export type BuyAgainEvent = { type: "buy.requested" } | { type: "retry.requested" };

/** Port `addLine`: adds a line to the cart if this market sells its product and it is not sold out. */
export type AddLineInput = Omit<BoughtLine, "name">;
export type AddLineOutput =
  | { outcome: "added" }
  | { outcome: "itemUnavailable" }
  | { outcome: "notSoldHere" }
  | { outcome: "soldOut" }
  | { outcome: "cartMaximumExceeded" }
  | Unforeseen;

export type LeftOut = { name: string; because: Exclude<AddLineOutput["outcome"], "added"> };
