import { useEffect } from "react";
import { queryOptions, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { TextStorage } from "#src/shop/browser.ts";
import { readStored } from "#src/shop/read-stored.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";
import { useShop } from "#src/shop/shop-context.ts";

const couponCodesKey = ["couponCodes"];

/** Of an order; the API accepts no more. */
export const mostCouponCodes = 5;
const longest = 128;
const areCodes = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((code) => typeof code === "string" && code.length <= longest);

/** The coupon codes that were entered in this browser, or came with a link. */
export function couponCodes(storage: TextStorage, queries: QueryClient) {
  const query = queryOptions({
    queryKey: couponCodesKey,
    queryFn: () => read(storage),
    staleTime: Infinity,
  });
  const write = (codes: readonly string[]) => {
    storage.write(storageKeys.codes, codes.length === 0 ? null : JSON.stringify(codes));
    queries.setQueryData(query.queryKey, [...codes]);
  };
  return {
    query,
    read: () => read(storage),
    hasRoomFor: (code: string) => read(storage).filter((known) => known !== code).length < mostCouponCodes,
    /** In place of the oldest one if there is no room. */
    add: (code: string) =>
      write([...read(storage).filter((known) => known !== code), code].slice(-mostCouponCodes)),
    remove: (codes: readonly string[]) => write(read(storage).filter((known) => !codes.includes(known))),
  };
}

export function useCouponCodes() {
  const { browser } = useShop();
  const queries = useQueryClient();
  const store = couponCodes(browser.storage, queries);
  // Another tab stored one.
  useEffect(
    () =>
      browser.onStorageChange((key) => {
        if (key === storageKeys.codes || key === null)
          void queries.invalidateQueries({ queryKey: couponCodesKey });
      }),
    [browser, queries],
  );
  // No initial data: the server would send its own, empty one along with the page.
  return { ...store, codes: useQuery(store.query).data ?? store.read() };
}

const read = (storage: TextStorage): string[] => readStored(storage, storageKeys.codes, areCodes) ?? [];
