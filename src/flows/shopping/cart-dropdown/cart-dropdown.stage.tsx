import type { ComponentProps } from "react";
import { cartDropdownPaths } from "#machines/shopping/cart-dropdown/cart-dropdown.paths.ts";
import { ShopWith } from "#workshop/stage/shop-with.tsx";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { CartDropdown } from "./cart-dropdown.flow.tsx";

export const cartDropdownStage: FlowStage<typeof cartDropdownPaths.machine> = {
  paths: cartDropdownPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof cartDropdownStage)["Screen"]>) {
  return (
    <ShopWith cartDropdown={actor}>
      <header style={{ display: "flex", justifyContent: "end", minBlockSize: "28rem" }}>
        <CartDropdown />
      </header>
    </ShopWith>
  );
}
