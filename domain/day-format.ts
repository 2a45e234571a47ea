/**
 * How dates without a time of day are written with their weekdays.
 *
 * @param long the language's long date format; only its calendar and digits are used
 */
export const dayFormat = ({
  calendar,
  numberingSystem,
}: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormatOptions => ({
  ...(calendar !== undefined && { calendar }),
  ...(numberingSystem !== undefined && { numberingSystem }),
  weekday: "short",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
