import type { StatementId } from "#specification/statements.ts";

/** Who looks at a page. A new visitor and a new customer have nothing yet: an empty cart, no order. */
export type Viewer = "visitor" | "new visitor" | "customer" | "new customer" | "tour lead" | "administrator";

/** `{placeholders}` of paths are ids of the recorded shop, see `scripts/page-answers/viewers.ts`. */
export type PageView = {
  path: string;
  viewer?: Viewer;
  /** Before the gate at the shop's entrance. */
  isFirstVisit?: boolean;
  answers?: AnswersAre;
  /** Instead of those of the toolbar. */
  place?: { market: string; language: string };
};

/** What becomes of the page's requests. */
export type AnswersAre = "there" | "pending" | "failed" | "unreachable";

export type ShopPage = {
  /** In `src/pages`. */
  file: string;
  title: string;
  area: string;
  views: Readonly<Record<string, PageView>>;
  /** Statements of the specification that the page shows. */
  requirements: readonly StatementId[];
  /** Why the page has no view of this kind. */
  without: Readonly<Record<string, string>>;
};

/** Every page has a view of each, or says why not. */
export const kinds = ["Full", "Empty", "Loading", "Failing", "Offline", "Refused"] as const;

type Written = {
  title: string;
  full: PageView;
  /** A reason, if it is never empty. */
  empty: PageView | string;
  refused: PageView | string;
  /** `before`: its data arrives before it is shown. `inside`: it is shown first, and waits. */
  loads: "before" | "inside" | "nothing";
  others?: Readonly<Record<string, PageView>>;
  requirements?: readonly StatementId[];
  /** Also shown in Arabic and Japanese, whose texts differ most in direction, height and length. */
  isExtreme?: boolean;
};

const reasons = {
  before:
    "Its data arrives before it is shown; the flow “Going to another page” shows the waiting and the failing.",
  nothing: "It asks for nothing.",
} as const;

const failures = { Loading: "pending", Failing: "failed", Offline: "unreachable" } as const;

export function shopPage(area: string, file: string, written: Written): ShopPage {
  const { title, full, loads, others = {}, isExtreme = false, requirements = [] } = written;
  const views: Record<string, PageView> = { Full: full };
  const without: Record<string, string> = {};
  for (const [kind, view] of [
    ["Empty", written.empty],
    ["Refused", written.refused],
  ] as const) {
    if (typeof view === "string") without[kind] = view;
    else views[kind] = view;
  }
  for (const [kind, answers] of Object.entries(failures)) {
    if (loads === "inside") views[kind] = { ...full, answers };
    else without[kind] = reasons[loads];
  }
  if (isExtreme) {
    views["In Arabic"] = { ...full, place: { market: "asia", language: "ar" } };
    views["In Japanese"] = { ...full, place: { market: "japan", language: "ja" } };
  }
  return { file, title, area, views: { ...views, ...others }, requirements, without };
}
