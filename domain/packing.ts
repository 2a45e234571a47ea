import { weekdays, type Weekday } from "./weekdays.ts";

/**
 * When a market's parcels are packed, by its clock. `packing_days` empty: every day. `packed_until`: what is ordered from
 * this time on, as `14:00`, is packed on a later day; null: until midnight. `holidays`: dates as `2026-12-25`.
 * `frost_months`: in these months, from 1 to 12, nothing is sent that frost harms.
 */
export type PackingDays = {
  packing_days: readonly Weekday[];
  packed_until: string | null;
  holidays: readonly string[];
  frost_months: readonly number[];
  time_zone: string;
};

/** What restricts when a product can be sent. `sent_on` empty: on every packing day. */
export type SendingRules = { sent_on: readonly Weekday[]; frost_sensitive: boolean };

/** Days to search, besides months of frost: a shop may close for a season. */
const most = 60;

export type PackingPlan = { day: "today" } | { day: "later"; at: Date } | { day: "unknown" };

/**
 * `at`: a moment on the next packing day. `unknown`: the next 60 days have none.
 *
 * @param promised the date on which an order was promised to be packed; null: none was promised
 */
export function planPacking(now: Date, market: PackingDays, promised: string | null = null): PackingPlan {
  const local = localTime(now, market);
  const next = findPackingDate(now, { ...market, packed_until: null });
  if (next === null) return { day: "unknown" };
  const date = promised === null ? next : later(next, Temporal.PlainDate.from(promised));
  if (date.equals(local.toPlainDate())) return { day: "today" };
  const at = date.toZonedDateTime({ timeZone: market.time_zone, plainTime: local.toPlainTime() });
  return { day: "later", at: new Date(at.epochMilliseconds) };
}

/** The date in the market on which an order of now is packed; null if none is known. */
export function findPackingDate(
  now: Date,
  market: PackingDays,
  products: readonly SendingRules[] = [],
): Temporal.PlainDate | null {
  const local = localTime(now, market);
  const isTooLate =
    market.packed_until !== null &&
    Temporal.PlainTime.compare(local.toPlainTime(), Temporal.PlainTime.from(market.packed_until)) >= 0;
  return firstPackingDate(local.toPlainDate().add({ days: isTooLate ? 1 : 0 }), market, products);
}

/** The first date, from a date on, on which an order is packed; null if none is known. */
export function firstPackingDate(
  from: Temporal.PlainDate,
  market: PackingDays,
  products: readonly SendingRules[],
): Temporal.PlainDate | null {
  let date = from;
  const { frost_months } = market;
  const isSensitive = products.some(({ frost_sensitive }) => frost_sensitive);
  if (isSensitive && new Set(frost_months).size === date.monthsInYear) return null;
  for (let tried = 0; tried < most;) {
    if (isSensitive && frost_months.includes(date.month)) date = date.with({ day: 1 }).add({ months: 1 });
    else if (isPackingDate(date, market, products)) return date;
    else {
      date = date.add({ days: 1 });
      tried += 1;
    }
  }
  return null;
}

const later = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  [one, other].toSorted(Temporal.PlainDate.compare)[1]!;

/** The date in the market. */
export const today = (now: Date, market: Pick<PackingDays, "time_zone">): Temporal.PlainDate =>
  localTime(now, market).toPlainDate();

const localTime = (now: Date, { time_zone }: Pick<PackingDays, "time_zone">) =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(time_zone);

export const weekdayOf = (date: Temporal.PlainDate): Weekday => weekdays[date.dayOfWeek - 1]!;

function isPackingDate(
  date: Temporal.PlainDate,
  { packing_days, holidays }: PackingDays,
  products: readonly SendingRules[],
): boolean {
  const weekday = weekdayOf(date);
  const isOn = (days: readonly Weekday[]) => days.length === 0 || days.includes(weekday);
  return (
    isOn(packing_days) &&
    products.every(({ sent_on }) => isOn(sent_on)) &&
    !holidays.includes(date.toString())
  );
}
