import { useState } from "react";
import { useCart, useCartView } from "./cart.context.ts";
import { BuyScreen } from "./buy.screen.tsx";

type Buyable = { id: string; name: string };

/** The count, and the button that adds to the cart. */
export function Buy({ product, isFloating }: { product: Buyable; isFloating?: boolean }) {
  const cart = useCart();
  const { notice } = useCartView();
  const [key, setKey] = useState(newKey);
  const add = (count: number) => {
    cart.send({ type: "line.added", productId: product.id, name: product.name, count, key });
    setKey(newKey());
  };
  return (
    <BuyScreen notice={notice} productId={product.id} onAdd={add} send={cart.send} isFloating={isFloating} />
  );
}

const newKey = (): string => crypto.randomUUID();
