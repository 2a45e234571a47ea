import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "#src/ui/button.tsx";
import { useCart, useCartView } from "./cart.context.ts";
import { BuyScreen } from "./buy.screen.tsx";
import { CartNoticeScreen } from "./cart-notice.screen.tsx";

type Buyable = { id: string; variant_id: string; name: string };

export function Buy({ product, isFloating }: { product: Buyable; isFloating?: boolean }) {
  const cart = useCart();
  const { notice } = useCartView();
  const add = useAdd(product);
  return <BuyScreen notice={notice} onAdd={add} send={cart.send} isFloating={isFloating} />;
}

/** Adds one item from a list of products. `CartNotices` shows why it could not be added. */
export function AddToCart({ product }: { product: Buyable }) {
  const intl = useIntl();
  const add = useAdd(product);
  return (
    <Button
      type="button"
      look="quiet"
      aria-label={intl.formatMessage({ id: "cart.add_what" }, { name: product.name })}
      onClick={() => add(1)}
    >
      <FormattedMessage id="catalogue.product.add_to_cart" />
    </Button>
  );
}

export function CartNotices() {
  const cart = useCart();
  return <CartNoticeScreen notice={useCartView().notice} send={cart.send} />;
}

function useAdd(product: Buyable): (count: number) => void {
  const cart = useCart();
  const [key, setKey] = useState(newKey);
  return (count) => {
    const { id: productId, variant_id: variantId, name } = product;
    cart.send({ type: "line.added", productId, variantId, name, count, key });
    setKey(newKey());
  };
}

const newKey = (): string => crypto.randomUUID();
