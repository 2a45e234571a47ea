import type { CartChange, CartRefusal, LocalCart } from "./cart.contract.ts";

/**
 * Applies a change to a visitor's cart.
 *
 * @param perItemMaximum how many of one variant a cart may contain.
 * @returns the new cart, or why it is unchanged. Setting or removing a missing line changes nothing.
 */
export function changed(
  cart: LocalCart,
  change: CartChange,
  perItemMaximum: number,
): { cart: LocalCart } | { refusal: CartRefusal } {
  const { variantId } = change;
  const inCart = cart.lines.find((line) => line.variantId === variantId)?.count ?? 0;
  const count = countAfter(change, inCart);
  if (count > perItemMaximum)
    return { refusal: { reason: "cartMaximumExceeded", variantId, maximum: perItemMaximum, inCart } };
  return { cart: { ...cart, lines: withCount(cart.lines, change, count) } };
}

function countAfter(change: CartChange, inCart: number): number {
  switch (change.kind) {
    case "add":
      return inCart + change.count;
    case "setCount":
      return inCart === 0 ? 0 : change.count;
    case "remove":
      return 0;
  }
}

function withCount(lines: LocalCart["lines"], change: CartChange, count: number) {
  const { variantId } = change;
  if (count === 0) return lines.filter((line) => line.variantId !== variantId);
  if (change.kind === "add" && !lines.some((line) => line.variantId === variantId))
    return [...lines, { productId: change.productId, variantId, count }];
  return lines.map((line) => (line.variantId === variantId ? { ...line, count } : line));
}
