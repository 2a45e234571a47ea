import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useApi } from "#src/api/api-context.ts";
import { neverCached, productsByIdQuery } from "#src/api/queries.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import type { TextStorage } from "#src/shop/browser.ts";
import { readStoredIds, storeIds } from "#src/shop/stored-ids.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";
import { Button } from "#src/ui/button.tsx";
import { Products } from "#src/pages/shared/products.tsx";
import styles from "./product.module.css";

/** Numbers of products that are stored and shown. */
const most = { kept: 13, shown: 4 };

/** Null if the customer has not enabled it. */
const read = (storage: TextStorage): string[] | null => readStoredIds(storage, storageKeys.seen);
const store = (storage: TextStorage, productIds: readonly string[]): void =>
  storeIds(storage, storageKeys.seen, productIds.slice(0, most.kept));

/** The products viewed before this one; stores this one. */
const viewedBeforeQuery = (storage: TextStorage, productId: string) =>
  queryOptions({
    queryKey: ["seenLately", productId],
    queryFn: async () => {
      const otherIds = read(storage)?.filter((id) => id !== productId) ?? null;
      if (otherIds) store(storage, [productId, ...otherIds]);
      return otherIds;
    },
    ...neverCached,
  });

/** Only if the customer enables it, and only in this browser. */
export function RecentlyViewed({ productId }: { productId: string }) {
  const storage = useShop().browser.storage;
  const queries = useQueryClient();
  const seenQuery = viewedBeforeQuery(storage, productId);
  // Unknown before hydration: the server has no access to the browser's storage.
  const seen = useQuery(seenQuery).data;
  const enable = () => {
    store(storage, [productId]);
    queries.setQueryData(seenQuery.queryKey, []);
  };
  const end = () => {
    storeIds(storage, storageKeys.seen, null);
    queries.setQueryData(seenQuery.queryKey, null);
  };
  if (seen === undefined) return null;
  return (
    <section className={styles.seen}>
      {seen && seen.length > 0 && <Others ids={seen.slice(0, most.shown)} />}
      <Button type="button" look="link" onClick={seen ? end : enable}>
        <FormattedMessage id={seen ? "catalogue.seen.end" : "catalogue.seen.begin"} />
      </Button>
    </section>
  );
}

function Others({ ids }: { ids: readonly string[] }) {
  const fetched = useQuery(productsByIdQuery(useApi(), useMarketLocale(), ids)).data ?? [];
  const products = ids.flatMap((id) => fetched.filter((product) => product.id === id));
  if (products.length === 0) return null;
  return (
    <>
      <h2>
        <FormattedMessage id="catalogue.seen.title" />
      </h2>
      <Products products={products} />
    </>
  );
}
