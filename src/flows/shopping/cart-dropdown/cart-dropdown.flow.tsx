import type { MouseEvent } from "react";
import { useCartView, useLines } from "#src/flows/shopping/cart/cart.context.ts";
import { useCartDropdown, useCartDropdownView } from "./cart-dropdown.context.ts";
import { CartDropdownScreen } from "./cart-dropdown.screen.tsx";

type Props = {
  /** Only on pages other than the cart. */
  onPressed?: (event: MouseEvent) => void;
  onTouched?: () => void;
};

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
