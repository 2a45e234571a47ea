import { useIntl } from "react-intl";
import { dayFormat } from "#domain/day-format.ts";
import { useFacts } from "./use-facts.ts";

/** Writes days in the market, as `2026-11-30`. */
export function useDayRange(): (from: string, to: string) => string {
  const intl = useIntl();
  const { language } = useFacts();
  const format = dayFormat(language.date_format["long"]);
  return (from, to) => intl.formatDateTimeRange(new Date(from), new Date(to), format);
}
