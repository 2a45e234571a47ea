import { useIntl } from "react-intl";
import type { Currency } from "../../domain/money.ts";
import styles from "./price.module.css";
import { useFacts } from "./use-facts.ts";

/** Writes amounts as the language does: of the market's currency, or of another that is named. */
function useMoney(named?: Currency): (amount: number) => string {
  const intl = useIntl();
  const { market, language } = useFacts();
  const { currency, currency_precision } = named ?? market;
  return (amount) =>
    intl.formatNumber(amount, {
      currencyDisplay: "narrowSymbol",
      ...language.currency_format,
      style: "currency",
      currency,
      minimumFractionDigits: currency_precision,
      maximumFractionDigits: currency_precision,
    });
}

/**
 * Server and browser may carry different Intl data, so the text alone may differ between them. Digits and a currency's code
 * are read from the left in every language: what is less than nothing has its sign where the others have none.
 */
export function Money({ amount, currency }: { amount: number; currency?: Currency }) {
  const format = useMoney(currency);
  return (
    <span dir="ltr" className={styles.money} suppressHydrationWarning>
      {format(amount)}
    </span>
  );
}

/** An order stays in its own currency, whatever market is looked at. Its decimals are those that ISO 4217 gives. */
export const currencyOf = ({ currency, vat_rate }: { currency: string; vat_rate: number }) => ({
  currency,
  currency_precision:
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2,
  vat_rate,
});
