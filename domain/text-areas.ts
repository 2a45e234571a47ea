/** A text's id begins with its area. These are the screens' areas; a page loads the ones it needs. */
export const screenAreas = [
  "shell",
  "account",
  "address",
  "admin",
  "cart",
  "catalogue",
  "checkout",
  "commission",
  "contact",
  "facts",
  "orders",
  "payouts",
  "points",
  "refunds",
  "tour_leads",
  "welcome",
] as const;
/** These stay on the server. */
export const emailAreas = ["answer", "away", "invoice", "mail"] as const;

export type ScreenArea = (typeof screenAreas)[number];

/** One value for each of the screens' areas. */
export const perArea = <Value>(of: (area: ScreenArea) => Value): Record<ScreenArea, Value> =>
  Object.fromEntries(screenAreas.map((area) => [area, of(area)])) as Record<ScreenArea, Value>;

/** A text's id begins with its area. */
export const areaOf = (id: string): string => id.split(".", 1)[0]!;

/** The texts of some areas, out of all texts of a language. */
export const textsIn = (
  texts: Readonly<Record<string, string>>,
  areas: readonly string[],
): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([id]) => areas.includes(areaOf(id))));
