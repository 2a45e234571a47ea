import { useMemo } from "react";
import type { Wire } from "#src/api/client.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { guestCart } from "./guest-cart.ts";
import { useOrderAccess } from "./order-access.tsx";

/** After an order was cancelled, its lines are in the cart again. */
export function useCancelledCart(): (order: Wire["Order"]) => Promise<void> {
  const { browser, cart, refreshCart } = useShop();
  const { isGuest } = useOrderAccess();
  return useMemo(
    () => async (order) => {
      if (!isGuest) return refreshCart();
      if (cart.getSnapshot().matches("visitor"))
        return guestCart(cart, browser.storage).putBack(order.items.map(toLine));
      // A guest has logged in meanwhile.
      for (const item of order.items)
        cart.send({ type: "line.added", ...toLine(item), name: item.product_name, key: crypto.randomUUID() });
    },
    [browser, cart, refreshCart, isGuest],
  );
}

const toLine = ({ product_id, variant_id, count }: Wire["OrderItem"]) => ({
  productId: product_id,
  variantId: variant_id,
  count,
});
