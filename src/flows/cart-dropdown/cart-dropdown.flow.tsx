import type { MouseEvent } from "react";
import { useCartView, useLines } from "../cart/cart.context.ts";
import { useCartDropdown, useCartDropdownView } from "./cart-dropdown.context.ts";
import { CartDropdownScreen } from "./cart-dropdown.screen.tsx";

type Props = {
  /** Where the cart is not the page itself. */
  onPressed?: (event: MouseEvent) => void;
  onTouched?: () => void;
};

/** The header's cart: count and total, and the lines on hover or after an addition. */
export function CartDropdown({ onPressed, onTouched }: Props) {
  const view = useCartDropdownView();
  const lines = useLines(useCartView());
  return (
    <CartDropdownScreen
      view={view}
      lines={lines}
      send={useCartDropdown().send}
      {...(view.screen !== "disabled" && { onPressed, onTouched })}
    />
  );
}
