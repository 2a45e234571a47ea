import type { MarketLocale } from "./market-locale.ts";

export type LocalizedPath = { languageId: string | null; path: string };

export function parseLocalizedPath(address: string, languages: readonly string[]): LocalizedPath {
  const pathname = dots.test(address) ? new URL(`http://shop${address}`).pathname : address;
  const [first = "", ...rest] = pathname.split("/").slice(1);
  if (languages.includes(first)) return { languageId: first, path: `/${rest.join("/")}` };
  return { languageId: null, path: isLanguageTag(first) ? `/${rest.join("/")}` : pathname };
}

/** Path segments `.` and `..`, which no browser sends and no page has. */
const dots = /\/(?:\.|%2e){1,2}(?=\/|$)/i;

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
const languageTag = /^([a-z]{2,3})(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i;

/** Matches `fr`, `fil` or `zh-Hant-TW`. Three letters must be a known language code, since many words are as short. */
function isLanguageTag(text: string): boolean {
  const [, language] = languageTag.exec(text) ?? [];
  if (language === undefined) return false;
  return language.length === 2 || languageNames.of(language) !== undefined;
}

export const localizedUrl = (
  { languageId }: Pick<MarketLocale, "languageId">,
  path: string,
  search: string,
): string => `/${languageId}${path === "/" ? path : path.replace(/\/+$/, "")}${search}`;
