import type { ReactNode } from "react";
import { ShopContext, useShop, type Shop } from "#src/shop/shop-context.ts";

export function ShopWith({ children, ...others }: Partial<Shop> & { children: ReactNode }) {
  const shop = useShop();
  return <ShopContext value={{ ...shop, ...others }}>{children}</ShopContext>;
}
