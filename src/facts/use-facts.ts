import type { MarketLocale } from "#src/api/queries.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { marketLocaleOf, type Facts } from "./facts.ts";

export const useFacts = (): Facts => useShop().facts;

export const useMarketLocale = (): MarketLocale => marketLocaleOf(useFacts());
