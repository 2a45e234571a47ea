import { useShop } from "#src/shop/shop-context.ts";
import type { Api } from "./client.ts";

export const useApi = (): Api => useShop().api;
