import { useCart, useCartView, useLines } from "./cart.context.ts";
import { CartDropdownScreen } from "./cart-dropdown.screen.tsx";

/** The header's cart: count and total, and the lines on hover or after something was put in. */
export function CartDropdown() {
  const cart = useCart();
  const view = useCartView();
  return <CartDropdownScreen view={view} lines={useLines(view)} send={cart.send} />;
}
