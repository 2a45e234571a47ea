import { useFacts } from "./use-facts.ts";

/** The least that a tour lead is paid out at once in a currency. */
export function usePayoutMinimum(): (currency: string) => number {
  const { payout_minimum: otherwise, payout_minimums: byCurrency } = useFacts().settings;
  return (currency) => byCurrency[currency] ?? otherwise;
}
