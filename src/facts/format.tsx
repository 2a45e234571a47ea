import { useIntl } from "react-intl";
import type { Currency } from "#domain/money.ts";
import styles from "./price.module.css";
import { useFacts } from "./use-facts.ts";

/** Formats amounts for the language, in the market's currency unless another is passed. */
export function useMoney(): (amount: number, named?: Currency) => string {
  const intl = useIntl();
  const { market, language } = useFacts();
  return (amount, { currency, currency_precision } = market) =>
    intl.formatNumber(amount, {
      currencyDisplay: "narrowSymbol",
      ...language.currency_format,
      style: "currency",
      currency,
      minimumFractionDigits: currency_precision,
      maximumFractionDigits: currency_precision,
    });
}

/** A day in the market's time zone, in the language's date format. */
export function useDay(): (at: string) => string {
  const intl = useIntl();
  const { market, language } = useFacts();
  return (at) => intl.formatDate(at, { ...language.date_format["long"], timeZone: market.time_zone });
}

export const DateText = ({ at }: { at: string }) => (
  <time dateTime={at} suppressHydrationWarning>
    {useDay()(at)}
  </time>
);

export function MomentText({ at }: { at: string }) {
  const intl = useIntl();
  const { market, language } = useFacts();
  const { date_format, time_format } = language;
  return (
    <time dateTime={at} suppressHydrationWarning>
      {intl.formatDate(at, { ...date_format["long"], ...time_format, timeZone: market.time_zone })}
    </time>
  );
}

/**
 * Suppresses hydration warnings, because Intl's data may differ between server and browser. Amounts are written from left
 * to right in every language, so that a minus sign stays in front.
 */
export function Money({ amount, currency }: { amount: number; currency?: Currency }) {
  const format = useMoney();
  return (
    <span dir="ltr" className={styles.money} suppressHydrationWarning>
      {format(amount, currency)}
    </span>
  );
}
