import { queryOptions, useQuery } from "@tanstack/react-query";
import { wishListMaximum } from "#domain/business-constants.ts";
import { neverCached, wishLists } from "#src/api/queries.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { dataOf, type Api } from "#src/api/client.ts";
import type { TextStorage } from "#src/shop/browser.ts";
import { readStoredWishes, storeWishes, type Wish } from "./wish-list.storage.ts";

/**
 * The latest first. Reading a customer's list first adds what was wished for as a visitor in this browser;
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
          ? dataOf(await api.POST(path, { body: { items: stored.map(toItem) } }))
          : dataOf(await api.GET(path));
      const wishes = list.map(({ product_id, variant_id }) => ({
        productId: product_id,
        variantId: variant_id,
      }));
      // Products that exceeded the maximum stay in this browser.
      const isOver = wishes.length >= wishListMaximum;
      storeWishes(storage, isOver ? stored.filter(({ productId }) => !findWish(wishes, productId)) : []);
      return wishes;
    },
    ...neverCached,
  });

const toItem = ({ productId, variantId }: Wish) => ({ product_id: productId, variant_id: variantId });

/** A product is on the list in one of its variants. */
export const findWish = (wishes: readonly Wish[], productId: string): Wish | undefined =>
  wishes.find((wish) => wish.productId === productId);

export type { Wish };

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
