/** A message id begins with its area. A page loads the texts of its areas. */
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
/** Only used on the server. */
export const emailAreas = ["answer", "away", "invoice", "mail"] as const;

export type ScreenArea = (typeof screenAreas)[number];

export const perArea = <Value>(valueOf: (area: ScreenArea) => Value): Record<ScreenArea, Value> =>
  Object.fromEntries(screenAreas.map((area) => [area, valueOf(area)])) as Record<ScreenArea, Value>;

export const areaOf = (id: string): string => id.split(".", 1)[0]!;

/** The texts of some areas, out of all texts of a language. */
export const textsIn = (
  texts: Readonly<Record<string, string>>,
  areas: readonly string[],
): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([id]) => areas.includes(areaOf(id))));
