export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof weekdays)[number];

/** When a market's parcels are packed. `packing_days` empty: every day. `holidays`: dates as `2026-12-25`. */
export type PackingDays = {
  packing_days: readonly Weekday[];
  holidays: readonly string[];
  time_zone: string;
};

const day = 86_400_000;
/** Days to search: a shop may close for a season. */
const most = 60;

export type PackingPlan = { day: "today" } | { day: "later"; at: Date } | { day: "unknown" };

/** `at`: a moment on the next packing day. `unknown`: the next 60 days have none. */
export function planPacking(now: Date, { packing_days, holidays, time_zone }: PackingDays): PackingPlan {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: time_zone,
    weekday: "short",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  for (let ahead = 0; ahead < most; ahead += 1) {
    const at = new Date(now.getTime() + ahead * day);
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const weekday = parts["weekday"]!.toLowerCase() as Weekday;
    const isPackingDay = packing_days.length === 0 || packing_days.includes(weekday);
    const isHoliday = holidays.includes(`${parts["year"]}-${parts["month"]}-${parts["day"]}`);
    if (isPackingDay && !isHoliday) return ahead === 0 ? { day: "today" } : { day: "later", at };
  }
  return { day: "unknown" };
}
