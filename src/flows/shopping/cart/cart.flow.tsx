import type { ReactNode } from "react";
import { useCart, useCartView, useLines } from "./cart.context.ts";
import { CartScreen } from "./cart.screen.tsx";

/** `coupon`: where a code is entered. */
export function CartContents({ coupon }: { coupon?: ReactNode }) {
  const cart = useCart();
  const view = useCartView();
  return <CartScreen view={view} lines={useLines(view)} send={cart.send} coupon={coupon} />;
}
