import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useApi } from "#src/api/api-context.ts";
import { recommendedQuery } from "#src/api/queries.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { Products } from "./products.tsx";
import styles from "./recommended.module.css";

/** Recommended products, for pages with little content. */
export function Recommended({ most = Infinity, leading = 0 }: { most?: number; leading?: number }) {
  const { data = [] } = useQuery(recommendedQuery(useApi(), useMarketLocale()));
  if (data.length === 0) return null;
  return (
    <section className={styles.recommended}>
      <h2>
        <FormattedMessage id="catalogue.home.recommended" />
      </h2>
      <Products products={data.slice(0, most).map(({ product }) => product)} leading={leading} />
    </section>
  );
}
