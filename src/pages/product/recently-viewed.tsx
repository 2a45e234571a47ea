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

/** Numbers of products that are stored and shown. */
const most = { kept: 13, shown: 4 };

/** Null if the customer has not enabled it. */
const read = (keeper: TextStorage): string[] | null => readStoredIds(keeper, storageKeys.seen);
const store = (keeper: TextStorage, productIds: readonly string[]): void =>
  storeIds(keeper, storageKeys.seen, productIds.slice(0, most.kept));

/** The products viewed before this one; stores this one. */
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

/** Only if the customer enables it, and only in this browser. */
export function RecentlyViewed({ productId }: { productId: string }) {
  const keeper = useShop().browser.storage;
  const queries = useQueryClient();
  const asked = seenBefore(keeper, productId);
  // Unknown before hydration: the server has no access to the browser's storage.
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
