import type { ReactNode } from "react";
import { useCouponCodes } from "#src/coupons/coupon-codes.ts";
import { KnownEmptyCart } from "#src/ui/known-empty-cart.tsx";
import { useCart, useCartView, useLines } from "./cart.context.ts";
import { useCartQuote } from "#src/coupons/cart-quote.ts";
import { CartScreen } from "./cart.screen.tsx";

/** `coupon`: where a code is entered. `below`: what follows the lines; shown once they are, so that they do not push it down. */
export function CartContents({ coupon, below }: { coupon?: ReactNode; below?: ReactNode }) {
  const cart = useCart();
  const view = useCartView();
  const lines = useLines(view);
  const { codes } = useCouponCodes();
  const quoted = useCartQuote(lines.status === "ready" ? lines.lines : [], codes);
  const isWaiting = lines.status === "waiting" || quoted.status === "asking";
  return (
    <>
      <CartScreen view={view} lines={lines} quoted={quoted} send={cart.send} coupon={coupon} />
      <KnownEmptyCart isKnown={!isWaiting}>{below}</KnownEmptyCart>
    </>
  );
}
