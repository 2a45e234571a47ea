import type { ReactNode } from "react";
import { ShopContext, useShop, type Shop } from "../../src/shop/shop-context.ts";

/** The shop around a screen, with some parts replaced, such as the flow on the stage. */
export function ShopWith({ children, ...others }: Partial<Shop> & { children: ReactNode }) {
  const shop = useShop();
  return <ShopContext value={{ ...shop, ...others }}>{children}</ShopContext>;
}
