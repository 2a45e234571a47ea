import type { ComponentProps } from "react";
import { cartPaths } from "../../../machines/cart/cart.paths.ts";
import type { FlowStage } from "../../../workshop/stories/flow-stage.ts";
import { Buy } from "./buy.flow.tsx";
import { CartContext } from "./cart.context.ts";
import { CartDropdown } from "./cart-dropdown.flow.tsx";
import { CartContents } from "./cart.flow.tsx";

export const cartStage: FlowStage<typeof cartPaths.machine> = { paths: cartPaths, Screen };

/** The header's cart, a product's button and the cart's page: the three places that show this flow. */
function Screen({ actor }: ComponentProps<(typeof cartStage)["Screen"]>) {
  return (
    <CartContext value={actor}>
      <header style={{ display: "flex", justifyContent: "end", marginBlockEnd: "var(--space-6)" }}>
        <CartDropdown />
      </header>
      <main>
        <CartContents />
        <Buy product={{ id: "boston-fern", name: "Boston fern" }} />
      </main>
    </CartContext>
  );
}
