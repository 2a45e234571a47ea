import { useIntl } from "react-intl";
import { useFacts } from "./use-facts.ts";

/** Writes amounts of the market's currency as the language does. */
export function useMoney(): (amount: number) => string {
  const intl = useIntl();
  const { market, language } = useFacts();
  return (amount) =>
    intl.formatNumber(amount, {
      ...language.currency_format,
      style: "currency",
      currencyDisplay: "narrowSymbol",
      currency: market.currency,
      minimumFractionDigits: market.currency_precision,
      maximumFractionDigits: market.currency_precision,
    });
}

/** Server and browser may carry different Intl data, so the text alone may differ between them. */
export function Money({ amount }: { amount: number }) {
  const format = useMoney();
  return <span suppressHydrationWarning>{format(amount)}</span>;
}
