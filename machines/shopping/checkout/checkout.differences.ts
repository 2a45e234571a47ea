import type { Refusal, Shortage } from "./checkout.contract.ts";

/** Examples of what differs from what was shown, for paths and tests. */
export const dearer: Refusal = {
  code: "price_changed",
  params: { variantId: "boston-fern", name: "Boston fern", before: 14.5, after: 15 },
};
export const unavailable: Refusal = {
  code: "item_unavailable",
  params: { variantId: "weaving-loom-kit", name: "Weaving loom kit" },
};
export const shortage: Shortage = {
  variantId: "boston-fern",
  name: "Boston fern",
  wanted: 3,
  left: 1,
};
export const soldOut: Shortage = {
  variantId: "weaving-loom-kit",
  name: "Weaving loom kit",
  wanted: 1,
  left: 0,
};
export const fewerPoints: Refusal = { code: "points_changed", params: { points: 300 } };
export const outdated: Refusal = { code: "cart_outdated", params: {} };
