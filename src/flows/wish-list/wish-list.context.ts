import { queryOptions, useQuery } from "@tanstack/react-query";
import { wishListMaximum } from "../../../domain/wish-list.ts";
import { neverCached, wishLists } from "../../api/queries.ts";
import { useShop } from "../../shop/shop-context.ts";
import { useCustomer } from "../session/session.context.ts";
import { dataOf, type Api } from "../../api/client.ts";
import type { TextStorage } from "../../shop/browser.ts";
import { readStoredWishes, storeWishes } from "./wish-list.storage.ts";

/**
 * Ids of the products that somebody wishes for, the latest first. What a visitor wished for is taken over when they are a customer: that
 * changes nothing a second time, so it stands in the reading.
 */
const wishListQuery = (api: Api, customerId: string | null, keeper: TextStorage) =>
  queryOptions({
    queryKey: [...wishLists.queryKey, customerId],
    queryFn: async () => {
      const kept = readStoredWishes(keeper);
      if (customerId === null) return kept;
      const path = "/users/customers/me/wish_list";
      const list =
        kept.length > 0
          ? dataOf(await api.POST(path, { body: { product_ids: kept } }))
          : dataOf(await api.GET(path));
      const ids = list.map(({ product_id }) => product_id);
      // What did not fit stays here, so that nothing is lost.
      storeWishes(keeper, ids.length < wishListMaximum ? [] : kept.filter((id) => !ids.includes(id)));
      return ids;
    },
    ...neverCached,
  });

/** The list of whoever is here; waits until it is known who that is. */
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

/** What somebody wished for before they logged in is theirs from then on: reading the list takes it over. */
export function useWishListMerge(): void {
  const { api, browser } = useShop();
  const id = useCustomer()?.id;
  const enabled = id !== undefined && readStoredWishes(browser.storage).length > 0;
  useQuery({ ...wishListQuery(api, id ?? null, browser.storage), enabled });
}
