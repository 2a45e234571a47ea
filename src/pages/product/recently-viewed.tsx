import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useApi } from "../../api/api-context.ts";
import { neverCached, productsByIdQuery } from "../../api/queries.ts";
import { useMarketLocale } from "../../facts/use-facts.ts";
import type { TextStorage } from "../../shop/browser.ts";
import { readStoredIds, storeIds } from "../../shop/stored-ids.ts";
import { useShop } from "../../shop/shop-context.ts";
import { storageKeys } from "../../shop/storage-keys.ts";
import { Button } from "../../ui/button.tsx";
import { Products } from "../shared/products.tsx";
import styles from "./product.module.css";

/** Products that are remembered, and how many of them are shown. */
const most = { kept: 13, shown: 4 };

/** Null where nobody has asked for it. */
const read = (keeper: TextStorage): string[] | null => readStoredIds(keeper, storageKeys.seen);
const store = (keeper: TextStorage, productIds: readonly string[]): void =>
  storeIds(keeper, storageKeys.seen, productIds.slice(0, most.kept));

/** What was seen before this product, which is seen now. */
const seenBefore = (keeper: TextStorage, productId: string) =>
  queryOptions({
    queryKey: ["seenLately", productId],
    queryFn: async () => {
      const others = read(keeper)?.filter((id) => id !== productId) ?? null;
      if (others) store(keeper, [productId, ...others]);
      return others;
    },
    ...neverCached,
  });

/** What somebody looked at before: only if they ask for it, and only in this browser. */
export function RecentlyViewed({ productId }: { productId: string }) {
  const keeper = useShop().browser.storage;
  const queries = useQueryClient();
  const asked = seenBefore(keeper, productId);
  // Not known before the page is alive: the server sees no browser.
  const seen = useQuery(asked).data;
  const begin = () => {
    store(keeper, [productId]);
    queries.setQueryData(asked.queryKey, []);
  };
  const end = () => {
    storeIds(keeper, storageKeys.seen, null);
    queries.setQueryData(asked.queryKey, null);
  };
  if (seen === undefined) return null;
  return (
    <section className={styles.seen}>
      {seen && seen.length > 0 && <Others ids={seen.slice(0, most.shown)} />}
      <Button type="button" look="link" onClick={seen ? end : begin}>
        <FormattedMessage id={seen ? "catalogue.seen.end" : "catalogue.seen.begin"} />
      </Button>
    </section>
  );
}

function Others({ ids }: { ids: readonly string[] }) {
  const found = useQuery(productsByIdQuery(useApi(), useMarketLocale(), ids)).data ?? [];
  const products = ids.flatMap((id) => found.filter((product) => product.id === id));
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
