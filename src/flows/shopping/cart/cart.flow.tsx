import { useCart, useCartView, useLines } from "./cart.context.ts";
import { CartScreen } from "./cart.screen.tsx";

export function CartContents() {
  const cart = useCart();
  const view = useCartView();
  return <CartScreen view={view} lines={useLines(view)} send={cart.send} />;
}
