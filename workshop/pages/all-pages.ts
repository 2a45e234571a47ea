import { accountPages } from "./account-pages.ts";
import { administrationPages } from "./administration-pages.ts";
import { afterSalePages, tourLeadPages } from "./after-sale-pages.ts";
import { buyingPages } from "./buying-pages.ts";
import type { ShopPage } from "./shop-page.ts";

/** Every page of `src/pages`, with what it looks like to whom. */
export const allPages: readonly ShopPage[] = [
  ...buyingPages,
  ...accountPages,
  ...afterSalePages,
  ...tourLeadPages,
  ...administrationPages,
];
