export const seasons = ["sowing", "planting", "flowering", "harvest"] as const;
export type Season = (typeof seasons)[number];

/** January is 1. */
export type Months = Readonly<Partial<Record<Season, number[]>>>;

/** Months as ranges, across the turn of the year too: 11, 12, 1, 4 become 4 and 11 to 1. All twelve are one range. */
export function monthRanges(months: readonly number[]): { from: number; to: number }[] {
  const has = (month: number) => months.includes(((month + 11) % 12) + 1);
  if (new Set(months).size === 12) return [{ from: 1, to: 12 }];
  return [...new Set(months)]
    .toSorted((a, b) => a - b)
    .filter((month) => !has(month - 1))
    .map((from) => {
      let to = from;
      while (has(to + 1)) to++;
      return { from, to: ((to - 1) % 12) + 1 };
    });
}
