import { queryOptions, useQuery } from "@tanstack/react-query";
import { wishListMaximum } from "#domain/business-constants.ts";
import { neverCached, wishLists } from "#src/api/queries.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { dataOf, type Api } from "#src/api/client.ts";
import type { TextStorage } from "#src/shop/browser.ts";
import { readStoredWishes, storeWishes } from "./wish-list.storage.ts";

/**
 * Product ids, the latest first. Reading a customer's list first adds what was wished for as a visitor in this browser;
 * repeating that changes nothing.
 */
const wishListQuery = (api: Api, customerId: string | null, storage: TextStorage) =>
  queryOptions({
    queryKey: [...wishLists.queryKey, customerId],
    queryFn: async () => {
      const stored = readStoredWishes(storage);
      if (customerId === null) return stored;
      const path = "/users/customers/me/wish_list";
      const list =
        stored.length > 0
          ? dataOf(await api.POST(path, { body: { product_ids: stored } }))
          : dataOf(await api.GET(path));
      const ids = list.map(({ product_id }) => product_id);
      // Products that exceeded the maximum stay in this browser.
      storeWishes(storage, ids.length < wishListMaximum ? [] : stored.filter((id) => !ids.includes(id)));
      return ids;
    },
    ...neverCached,
  });

/** Disabled until it is known whether a customer is logged in. */
export function useWishList() {
  const { api, browser } = useShop();
  const customer = useCustomer();
  const customerId = customer === undefined ? undefined : (customer?.id ?? null);
  const enabled = customerId !== undefined;
  return {
    customerId,
    list: useQuery({ ...wishListQuery(api, customerId ?? null, browser.storage), enabled }),
  };
}

/** Reads the list after a log-in, which merges the visitor's. */
export function useWishListMerge(): void {
  const { api, browser } = useShop();
  const id = useCustomer()?.id;
  const enabled = id !== undefined && readStoredWishes(browser.storage).length > 0;
  useQuery({ ...wishListQuery(api, id ?? null, browser.storage), enabled });
}
