import { FormattedMessage, useIntl } from "react-intl";
import { Money } from "#src/facts/format.tsx";
import type { Summary } from "./order-summary.tsx";
import styles from "./order-summary.module.css";

/** Left to right in every language, and never broken. */
const Code = ({ children }: { children: string }) => (
  <bdi dir="ltr" className={styles.code}>
    {children}
  </bdi>
);

/** Points are a means of payment, so the taxes are those of the whole total. */
export function OrderTaxes({ summary: { taxes, shipping, currency, vatId } }: { summary: Summary }) {
  const intl = useIntl();
  const isTaxed = taxes.some(({ rate }) => rate > 0);
  return (
    <div className={styles.note}>
      {isTaxed
        ? taxes.map(({ rate, tax, gross }) => (
            <p key={rate}>
              <FormattedMessage
                id={taxes.length > 1 ? "checkout.vat_of" : "checkout.vat"}
                values={{
                  tax: currency.tax_kind,
                  rate: intl.formatNumber(rate, { style: "percent", maximumFractionDigits: 2 }),
                  amount: <Money amount={tax} currency={currency} />,
                  gross: <Money amount={gross} currency={currency} />,
                }}
              />
            </p>
          ))
        : taxes.length > 0 && (
            <p>
              {vatId?.isExempt ? (
                <FormattedMessage id="checkout.vat_id.exempt" values={{ vatId: <Code>{vatId.id}</Code> }} />
              ) : (
                <FormattedMessage id="checkout.no_vat" values={{ tax: currency.tax_kind }} />
              )}
            </p>
          )}
      {vatId?.isExempt === false && (
        <p>
          <FormattedMessage id="checkout.vat_id.missed" values={{ vatId: <Code>{vatId.id}</Code> }} />
        </p>
      )}
      {shipping === null && (
        <p>
          <FormattedMessage id="checkout.plus_shipping" />
        </p>
      )}
    </div>
  );
}
