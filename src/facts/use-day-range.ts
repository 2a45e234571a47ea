import { useIntl } from "react-intl";
import { dayFormat, formatDays } from "#domain/day-format.ts";
import { useFacts } from "./use-facts.ts";

/** Writes days in the market, as `2026-11-30`. */
export function useDayRange(): (from: string, to: string) => string {
  const intl = useIntl();
  const { language } = useFacts();
  const format = intl.formatters.getDateTimeFormat(
    intl.locale,
    dayFormat(intl.locale, language.date_format["long"]),
  );
  return (from, to) => formatDays(format, from, to);
}
