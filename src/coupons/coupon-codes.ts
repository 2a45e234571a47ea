import { queryOptions, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import type { TextStorage } from "#src/shop/browser.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";
import { useShop } from "#src/shop/shop-context.ts";

/** The API accepts no more. */
const most = 5;
const schema = v.array(v.pipe(v.string(), v.maxLength(128)));

/** The coupon codes that were entered in this browser; the newest ones are kept. */
export function couponCodes(storage: TextStorage, queries: QueryClient) {
  const query = queryOptions({
    queryKey: ["couponCodes"],
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
    add: (code: string) => write([...read(storage).filter((known) => known !== code), code].slice(-most)),
    remove: (codes: readonly string[]) => write(read(storage).filter((known) => !codes.includes(known))),
  };
}

export function useCouponCodes() {
  const { browser } = useShop();
  const store = couponCodes(browser.storage, useQueryClient());
  // No initial data: the server would send its own, empty one along with the page.
  return { ...store, codes: useQuery(store.query).data ?? store.read() };
}

function read(storage: TextStorage): string[] {
  try {
    return v.parse(schema, JSON.parse(storage.read(storageKeys.codes) ?? "[]"));
  } catch {
    return [];
  }
}
