import type { Unforeseen } from "#machines/outcome.ts";

export type WishListFacts = { isWished: boolean };

export type WishListEvent =
  | { type: "wish.toggled" }
  | { type: "retry.requested" }
  /** Sent after a refetch: another tab, or another heart on the page, may have changed it. */
  | { type: "list.read"; isWished: boolean };

export type SaveWishInput = { isWished: boolean };
export type SaveWishOutput =
  | { outcome: "saved" }
  | { outcome: "wishListFull"; maximum: number }
  | { outcome: "notFound" }
  | Unforeseen;
