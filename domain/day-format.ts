/**
 * How dates without a time of day are written with their weekdays. Czech has these in full, because its short Monday is also
 * its word for "after".
 *
 * @param long the language's long date format; only its calendar and digits are used
 */
export const dayFormat = (
  locale: string,
  { calendar, numberingSystem }: Intl.DateTimeFormatOptions = {},
): Intl.DateTimeFormatOptions => ({
  ...(calendar !== undefined && { calendar }),
  ...(numberingSystem !== undefined && { numberingSystem }),
  weekday: new Intl.Locale(locale).language === "cs" ? "long" : "short",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/**
 * Writes the days from one to another, as `2026-11-30`. Japanese and Czech write the months of a range as numbers, so that a
 * range beside a single day would be in another style: there both days are written as single ones are.
 *
 * @param format made of `dayFormat`
 */
export function formatDays(
  format: Pick<Intl.DateTimeFormat, "format" | "formatRange">,
  from: string,
  to: string,
): string {
  const [first, last] = [new Date(from), new Date(to)];
  const range = format.formatRange(first, last);
  const end = format.format(last);
  if (range.endsWith(end)) return range;
  const dash = /\s?[–～~-]\s?/u.exec(range)?.[0] ?? " – ";
  return format.format(first) + dash + end;
}
