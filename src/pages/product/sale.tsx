import { FormattedMessage, useIntl } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { ExpectedDays } from "#src/delivery-days/expected-days.tsx";
import { Buy } from "#src/flows/shopping/cart/buy.flow.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "./product.module.css";

export function Sale({ product }: { product: Wire["ProductSummary"] }) {
  const intl = useIntl();
  if (!product.allow_purchase) {
    return (
      <Notice tone="information">
        <FormattedMessage id="catalogue.product.not_sold" />
      </Notice>
    );
  }
  const countries = product.barred_countries.map(
    (code) => intl.formatDisplayName(code, { type: "region" }) ?? code,
  );
  return (
    <div className={styles.sale}>
      <Buy product={product} />
      <ExpectedDays pieces={[{ variantId: product.variant_id, count: 1 }]}>
        {(days) => <FormattedMessage id="catalogue.product.expected" values={days} />}
      </ExpectedDays>
      {product.points > 0 && (
        <p className={styles.points}>
          <FormattedMessage id="catalogue.product.points" values={{ points: product.points }} />
        </p>
      )}
      {product.withdrawal_exempt && (
        <p className={styles.points}>
          <FormattedMessage id="catalogue.product.withdrawal_exempt" />
        </p>
      )}
      {countries.length > 0 && (
        <Notice tone="information">
          {/* Browsers and the server name some territories differently. */}
          <span suppressHydrationWarning>
            <FormattedMessage
              id="catalogue.product.barred"
              values={{ countries: intl.formatList(countries, { type: "conjunction" }) }}
            />
          </span>
        </Notice>
      )}
      <div className={styles.bar}>
        <Buy product={product} isFloating />
      </div>
    </div>
  );
}
