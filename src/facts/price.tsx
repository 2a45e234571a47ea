import { shownPrice, type Price as ProductPrice } from "#domain/price.ts";
import { Money } from "./format.tsx";
import styles from "./price.module.css";
import { useFacts } from "./use-facts.ts";

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
