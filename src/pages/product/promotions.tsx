import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { DateText, MomentText, Money, useDay } from "#src/facts/format.tsx";
import styles from "./product.module.css";

type Promoted = Pick<Wire["ProductSummary"], "promotions" | "quantity_prices" | "variant_id">;

/** What runs by itself for the product, and what the shown variant costs in larger quantities. */
export function Promotions({ product }: { product: Partial<Promoted> }) {
  // Servers of the last release send none.
  const { promotions = [], quantity_prices = [], variant_id } = product;
  const steps = quantity_prices.filter((step) => step.variant_id === variant_id);
  if (promotions.length === 0 && steps.length === 0) return null;
  return (
    <ul className={styles.promotions}>
      {promotions.map(({ id, name, ends_at }) => (
        <li key={id}>
          {ends_at ? (
            <FormattedMessage
              id="catalogue.promotion.until"
              values={{
                name: <bdi key="name">{name}</bdi>,
                date: <EndText key="date" at={ends_at} />,
              }}
            />
          ) : (
            <bdi>{name}</bdi>
          )}
        </li>
      ))}
      {steps.map(({ from, price }) => (
        <li key={from}>
          <FormattedMessage
            id="catalogue.promotion.from"
            values={{ count: from, price: <Money key="price" amount={price} /> }}
          />
        </li>
      ))}
    </ul>
  );
}

/** "Until" the day before if it ends at midnight, and otherwise until its hour. */
function EndText({ at }: { at: string }) {
  const day = useDay();
  const lastMoment = new Date(Date.parse(at) - 1).toISOString();
  return day(lastMoment) === day(at) ? <MomentText at={at} /> : <DateText at={lastMoment} />;
}
