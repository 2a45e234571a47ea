import type { ReactNode } from "react";
import type { Wire } from "#src/api/client.ts";
import { isNotPlentiful, isSoldOut, StockNote } from "#src/facts/stock-note.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "./product.module.css";

/** How it is sold, below what there is to say about the stock; nothing of it while it is sold out. */
export function InStock({ product, sale }: { product: Wire["ProductSummary"]; sale: ReactNode }) {
  if (!product.allow_purchase || !isNotPlentiful(product)) return sale;
  if (isSoldOut(product))
    return (
      <Notice tone="information">
        <StockNote stock={product} />
      </Notice>
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
