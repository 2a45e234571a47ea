import type { Unforeseen } from "../outcome.ts";

/** `perItemMaximum`: how many pieces of one product a cart may hold. */
export type CartFacts = { perItemMaximum: number };

export type LocalLine = { productId: string; count: number };

/** The visitor's own cart. `uuid` lets the server take it over once, however often it is sent. */
export type LocalCart = { uuid: string; lines: readonly LocalLine[] };

export type CartEvent =
  | { type: "session.known"; customer: boolean }
  /** `key` is made when the button is first shown and kept until answered: the `Idempotency-Key`. */
  | { type: "line.added"; productId: string; count: number; name: string; key: string }
  /** `count` is what it shall be; 0 takes the line out. `lineId` is the product's id in a visitor's cart. */
  | { type: "count.changed"; lineId: string; productId: string; count: number }
  | { type: "line.removed"; lineId: string; productId: string }
  /** With `localCart` from a visitor's other tab, without it a customer's cart. */
  | { type: "cart.changedElsewhere"; localCart?: LocalCart }
  | { type: "notice.dismissed" }
  | { type: "retry.requested" };

/** `changeCart` takes one at a time, oldest first; after a rejection the very same one again. */
export type CartChange =
  | { kind: "add"; productId: string; count: number; name: string; key: string }
  | { kind: "setCount"; lineId: string; productId: string; count: number }
  | { kind: "remove"; lineId: string; productId: string };

/** `total` is the line's count as it now is. Rejects when nobody answers. */
export type ChangeCartOutput =
  | { outcome: "changed"; total?: number }
  | { outcome: "maximumExceeded"; maximum: number; inCart: number }
  | { outcome: "unavailable" }
  | Unforeseen;

/** `mergeCart`. `clamped`: ids of products whose sum was cut to the maximum. */
export type MergeCartInput = LocalCart;
export type MergeCartOutput = { outcome: "merged"; clamped: string[] } | Unforeseen;

/** Why the cart is not what was asked for. */
export type CartRefusal =
  | { reason: "maximum"; productId: string; maximum: number; inCart: number }
  | { reason: "unavailable"; productId: string }
  | { reason: "clamped"; productIds: string[] }
  | { reason: "unforeseen" };
