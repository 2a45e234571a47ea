import { FormattedMessage, useIntl } from "react-intl";
import { shownTax, type Price } from "#domain/price.ts";
import type { Wire } from "#src/api/client.ts";
import { Money } from "#src/facts/format.tsx";
import { UnitPrice } from "#src/facts/unit-price.tsx";
import { useFacts } from "#src/facts/use-facts.ts";
import styles from "./product.module.css";

type Noted = Price &
  Pick<Wire["ProductSummary"], "vat_rate" | "lowest_price_30_days" | "unit_price" | "allow_purchase">;

/** Tax, delivery if the product is sold online and, with a discount, the lowest price of the last thirty days. */
export function PriceNotes({ product }: { product: Noted }) {
  const { market, delivery } = useFacts();
  // Servers of the last release do not send it.
  const vat_rate = product.vat_rate ?? market.vat_rate;
  const rate = useIntl().formatNumber(vat_rate, { style: "percent", maximumFractionDigits: 2 });
  const tax = shownTax({ ...product, vat_rate }, market);
  const amount = (key: string, value: number) => <Money key={key} amount={value} />;
  return (
    <p className={styles.notes}>
      {vat_rate > 0 ? (
        <FormattedMessage
          id="catalogue.price.tax"
          values={{ tax: market.tax_kind, rate, amount: amount("tax", tax) }}
        />
      ) : (
        <FormattedMessage id="catalogue.price.no_tax" values={{ tax: market.tax_kind }} />
      )}
      {delivery && product.allow_purchase && (
        <>
          {" · "}
          <FormattedMessage
            id={delivery.freeFrom === null ? "catalogue.price.delivery" : "catalogue.price.delivery_free"}
            values={{
              from: amount("from", delivery.from),
              free: delivery.freeFrom !== null && amount("free", delivery.freeFrom),
            }}
          />
        </>
      )}
      {product.unit_price && (
        <>
          {" · "}
          <UnitPrice of={product.unit_price} />
        </>
      )}
      {product.lowest_price_30_days !== null && (
        <>
          {" · "}
          <FormattedMessage
            id="shell.price.lowest"
            values={{ price: amount("lowest", product.lowest_price_30_days) }}
          />
        </>
      )}
    </p>
  );
}
