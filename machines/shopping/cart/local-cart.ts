import type { CartChange, CartRefusal, LocalCart } from "./cart.contract.ts";

/**
 * Applies a change to a visitor's cart.
 *
 * @param perItemMaximum how many of one product a cart may contain.
 * @returns the new cart, or why it is unchanged. Setting or removing a missing line changes nothing.
 */
export function changed(
  cart: LocalCart,
  change: CartChange,
  perItemMaximum: number,
): { cart: LocalCart } | { refusal: CartRefusal } {
  const { productId } = change;
  const inCart = cart.lines.find((line) => line.productId === productId)?.count ?? 0;
  const count = countAfter(change, inCart);
  if (count > perItemMaximum)
    return { refusal: { reason: "cartMaximumExceeded", productId, maximum: perItemMaximum, inCart } };
  return { cart: { ...cart, lines: withCount(cart.lines, productId, count) } };
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

function withCount(lines: LocalCart["lines"], productId: string, count: number) {
  if (count === 0) return lines.filter((line) => line.productId !== productId);
  if (!lines.some((line) => line.productId === productId)) return [...lines, { productId, count }];
  return lines.map((line) => (line.productId === productId ? { productId, count } : line));
}
