import { useState, type MouseEvent } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { CartDropdown } from "#src/flows/shopping/cart-dropdown/cart-dropdown.flow.tsx";
import { useShop } from "#src/shop/shop-context.ts";
import { loadable, PartBoundary } from "#src/app/loadable.tsx";
import { loadTexts, Texts } from "#src/app/texts.tsx";

const sidebar = loadable(() => import("./cart-sidebar.tsx"));
const areas = ["cart"] as const;
/** On a phone the cart opens beside the page; elsewhere this is a link to the cart's page. */
export function CartButton() {
  const queries = useQueryClient();
  const { isPhone } = useShop().browser;
  const [isOpen, setOpen] = useState(false);
  const load = () => Promise.all([sidebar.load(), loadTexts(queries, areas)]);
  const onPressed = (event: MouseEvent) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (opensElsewhere || !isPhone()) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <CartDropdown onPressed={onPressed} onTouched={() => void (isPhone() && load().catch(() => {}))} />
      {isOpen && (
        <PartBoundary load={load}>
          <Texts areas={areas}>
            <sidebar.Loaded onClose={() => setOpen(false)} />
          </Texts>
        </PartBoundary>
      )}
    </>
  );
}
