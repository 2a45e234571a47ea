import { FormattedMessage } from "react-intl";
import { shownPrice, type Price as ProductPrice } from "../../domain/price.ts";
import { Money } from "./format.tsx";
import styles from "./price.module.css";
import { useFacts } from "./use-facts.ts";

/** The price of one piece, and the price before a discount. */
export function Price({ product }: { product: ProductPrice }) {
  const { price, before } = shownPrice(product, useFacts().market);
  if (before === null) return <Money amount={price} />;
  return (
    <>
      <ins className={styles.now}>
        <Money amount={price} />
      </ins>{" "}
      <del className={styles.before}>
        <Money amount={before} />
      </del>
    </>
  );
}

/** Whether VAT is included and, if there is a discount, the lowest price of the last thirty days. */
export function PriceNotes({ product }: { product: ProductPrice & { lowest_price_30_days: number | null } }) {
  const { market } = useFacts();
  return (
    <p className={styles.notes}>
      <FormattedMessage
        id={market.vat_rate > 0 ? "shell.price.incl_vat" : "shell.price.no_vat"}
        values={{ tax: market.tax_kind }}
      />
      {product.lowest_price_30_days !== null && (
        <>
          {" · "}
          <FormattedMessage
            id="shell.price.lowest"
            values={{ price: <Money key="lowest" amount={product.lowest_price_30_days} /> }}
          />
        </>
      )}
    </p>
  );
}
