import type { Unforeseen } from "#machines/outcome.ts";

/** `perItemMaximum`: how many of one variant a cart may contain. */
export type CartFacts = { perItemMaximum: number };

export type LocalLine = { productId: string; variantId: string; count: number };

/** A visitor's cart. `uuid` makes merging it idempotent on the server. */
export type LocalCart = { uuid: string; lines: readonly LocalLine[] };

export type CartEvent =
  | { type: "session.known"; customer: boolean }
  /** `key`, the `Idempotency-Key`, is created when the button first appears and stays until there is a response. */
  | { type: "line.added"; productId: string; variantId: string; count: number; name: string; key: string }
  /** `count` is the new count; 0 removes the line. `lineId` is the variant's id in a visitor's cart. */
  | { type: "count.changed"; lineId: string; variantId: string; count: number }
  | { type: "line.removed"; lineId: string; variantId: string }
  /** With `localCart`: from a visitor's other tab. Without: a customer's cart. */
  | { type: "cart.changedElsewhere"; localCart?: LocalCart }
  | { type: "notice.dismissed" }
  | { type: "retry.requested" };

/** `changeCart` takes one at a time, oldest first; after a rejection it gets the same one again. */
export type CartChange =
  | { kind: "add"; productId: string; variantId: string; count: number; name: string; key: string }
  | { kind: "setCount"; lineId: string; variantId: string; count: number }
  | { kind: "remove"; lineId: string; variantId: string };

export type ChangeCartOutput =
  | { outcome: "changed"; total?: number }
  | { outcome: "cartMaximumExceeded"; maximum: number; inCart: number }
  | { outcome: "itemUnavailable" }
  | Unforeseen;

export type RefusedChange = Extract<ChangeCartOutput, { outcome: "cartMaximumExceeded" | "itemUnavailable" }>;

/** Port `mergeCart`. `clamped`: ids of products whose total was reduced to the maximum. */
export type MergeCartInput = LocalCart;
export type MergeCartOutput = { outcome: "merged"; clamped: string[] } | Unforeseen;

export type CartRefusal =
  | { reason: "cartMaximumExceeded"; variantId: string; maximum: number; inCart: number }
  | { reason: "itemUnavailable"; variantId: string }
  | { reason: "clamped"; productIds: string[] }
  | { reason: "unforeseen" };
