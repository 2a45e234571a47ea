import { useCartView, useLines } from "../cart/cart.context.ts";
import { useCartDropdown, useCartDropdownView } from "./cart-dropdown.context.ts";
import { CartDropdownScreen } from "./cart-dropdown.screen.tsx";

/** The header's cart: count and total, and the lines on hover or after an addition. */
export function CartDropdown() {
  const lines = useLines(useCartView());
  return <CartDropdownScreen view={useCartDropdownView()} lines={lines} send={useCartDropdown().send} />;
}
