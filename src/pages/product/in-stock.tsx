import { lazy, Suspense, useSyncExternalStore, type ReactNode } from "react";
import type { Wire } from "#src/api/client.ts";
import { isNotPlentiful, isSoldOut, StockNote } from "#src/facts/stock-note.tsx";
import { useShop } from "#src/shop/shop-context.ts";
import { Notice } from "#src/ui/notice.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import styles from "./product.module.css";

const StockAlert = lazy(() =>
  import("#src/flows/shopping/stock-alert/stock-alert.flow.tsx").catch(() => ({ default: NotLoaded })),
);

/** As high as the form. */
const place = <div className={styles.place} />;

function NotLoaded() {
  const { reload } = useShop().browser;
  return <TryAgain onRetry={reload} />;
}

/** How it is sold, below what there is to say about the stock; while it is sold out, a form that asks for an email once it is back. */
export function InStock({ product, sale }: { product: Wire["ProductSummary"]; sale: ReactNode }) {
  // The form works only with scripts, and its styles come with it.
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!product.allow_purchase || !isNotPlentiful(product)) return sale;
  if (isSoldOut(product))
    return (
      <section id="stock-alert" className={styles.alert}>
        <Notice tone="information">
          <StockNote stock={product} />
        </Notice>
        {isHydrated ? (
          <Suspense fallback={place}>
            <StockAlert
              productId={product.id}
              variantId={product.variant_id}
              fragment={product.url_fragment}
            />
          </Suspense>
        ) : (
          place
        )}
      </section>
    );
  return (
    <>
      <p className={styles.stock}>
        <StockNote stock={product} />
      </p>
      {sale}
    </>
  );
}
