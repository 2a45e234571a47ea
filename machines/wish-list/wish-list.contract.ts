import type { Unforeseen } from "../outcome.ts";

/** Whether the product is on the list already. */
export type WishListFacts = { isWished: boolean };

export type WishListEvent =
  | { type: "wish.toggled" }
  | { type: "retry.requested" }
  /** Read again: another tab, or another heart on the page, may have changed it. */
  | { type: "list.read"; isWished: boolean };

/** `saveWish`: on the list, or off it. Rejects when nobody answers. */
export type SaveWishInput = { isWished: boolean };
export type SaveWishOutput =
  | { outcome: "saved" }
  /** The list holds no more. */
  | { outcome: "full"; maximum: number }
  /** The shop has no such product any more. */
  | { outcome: "gone" }
  | Unforeseen;
