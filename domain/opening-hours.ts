import { weekdays, type Weekday } from "./weekdays.ts";

/** Times as `08:00`. */
export type Hours = { opens: string; closes: string };
/** When something is open; days that are left out: closed. */
export type OpeningHours = Partial<Record<Weekday, Hours>>;

/** The hours on a date as `2026-11-30`; null: closed, or not known. */
export function hoursOn(date: string, week: OpeningHours | null): Hours | null {
  const weekday = weekdays[(new Date(date).getUTCDay() + 6) % 7]!;
  return week?.[weekday] ?? null;
}

/** Times of day as the two ends of a range to write. */
export const hoursRange = ({ opens, closes }: Hours): [Date, Date] => [
  new Date(`1970-01-01T${opens}Z`),
  new Date(`1970-01-01T${closes}Z`),
];

/** @param long the language's long date format; only its digits are used */
export const hoursFormat = ({
  numberingSystem,
}: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormatOptions => ({
  ...(numberingSystem !== undefined && { numberingSystem }),
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
});
