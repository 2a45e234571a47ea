import type { Facts } from "#src/facts/facts.ts";
import type { Viewer } from "./shop-page.ts";

/** A response of the shop; a body of null has no JSON. A photo's bytes are not recorded. */
export type RecordedAnswer = { status: number; body: unknown; isPhoto?: boolean };
/** By `answerKey`. */
export type RecordedAnswers = Readonly<Record<string, RecordedAnswer>>;

/** What does not depend on market and language: `recorded/everywhere.json`. */
export type RecordedShop = {
  /** The shop's time, ISO 8601. */
  now: string;
  /** Of the placeholders in the pages' paths. */
  values: Readonly<Record<string, string>>;
  /** What each viewer's browser has stored. */
  storage: Readonly<Record<Viewer, Readonly<Record<string, string>>>>;
  answers: RecordedAnswers;
};

/** `recorded/<market>.<language>.json` */
export type RecordedPlace = { facts: Facts; answers: RecordedAnswers };

/** Public responses depend neither on the viewer nor on the order of the requested ids. `body`: as it is sent. */
export const answerKey = (viewer: Viewer | "anyone", method: string, url: string, body = ""): string =>
  [`${viewer}:`, method, withSortedIds(url), ...(body === "" ? [] : [body])].join(" ");

export const withSortedIds = (url: string): string =>
  url.replace(/(?<=[?&]ids=)[^&]+/, (ids) => ids.split("%2C").sort().join("%2C"));

export const completePath = (path: string, { values }: Pick<RecordedShop, "values">): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value was recorded for {${name}} in ${path}`);
    return value;
  });
