import { lazy, Suspense, useRef, useSyncExternalStore, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { isNotPlentiful, isSoldOut, StockNote } from "#src/facts/stock-note.tsx";
import { useShop } from "#src/shop/shop-context.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import styles from "./product.module.css";

const StockAlert = lazy(() =>
  import("#src/flows/shopping/stock-alert/stock-alert.flow.tsx").catch(() => ({ default: NotLoaded })),
);

/** As high as the form, unless there are no scripts. */
const place = (
  <div className={styles.place}>
    <noscript>
      <p>
        <FormattedMessage id="catalogue.stock_alert.no_script" />
      </p>
    </noscript>
  </div>
);

function NotLoaded() {
  const { reload } = useShop().browser;
  return <TryAgain onRetry={reload} />;
}

type Product = Wire["ProductSummary"];

/** How it is sold, below what there is to say about the stock; while it is sold out, a form that asks for an email once it is back. */
export function InStock({ product, sale }: { product: Product; sale: ReactNode }) {
  if (!product.allow_purchase || !isNotPlentiful(product)) return sale;
  if (isSoldOut(product)) return <SoldOut product={product} />;
  return (
    <>
      <p className={styles.stock}>
        <StockNote stock={product} />
      </p>
      {sale}
    </>
  );
}

/** On a phone, a bar leads to the form, as one sells what is in stock. */
function SoldOut({ product }: { product: Product }) {
  const section = useRef<HTMLElement>(null);
  // The form works only with scripts, and its styles come with it.
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <>
      <section id="stock-alert" ref={section} className={styles.alert}>
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
      {isHydrated && (
        <div className={styles.bar} data-buy="bar">
          <Button type="button" size="large" onClick={() => section.current?.querySelector("input")?.focus()}>
            <FormattedMessage id="catalogue.stock_alert.title" />
          </Button>
        </div>
      )}
    </>
  );
}
