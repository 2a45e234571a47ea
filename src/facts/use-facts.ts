import type { MarketLocale } from "../api/queries.ts";
import { useShop } from "../shop/shop-context.ts";
import { marketLocaleOf, type Facts } from "./facts.ts";

export const useFacts = (): Facts => useShop().facts;

/** Ids of market and language, as queries take them. */
export const useMarketLocale = (): MarketLocale => marketLocaleOf(useFacts());
