import { XMLBuilder } from "fast-xml-parser";
import { localizedUrl } from "#domain/localized-path.ts";
import type { ListedPage } from "./listed-pages.ts";

/** URLs per file; the protocol allows 50,000, which with alternates would be about 50 MB. */
const perFile = 5_000;
const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: "@" });
const declaration = { "@version": "1.0", "@encoding": "UTF-8" };
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

const pagesIn = (listed: readonly ListedPage[], language: string): ListedPage[] =>
  listed.filter(({ languages }) => languages.includes(language));

export function sitemapIndex(origin: string, listed: readonly ListedPage[]): string {
  const languages = [...new Set(listed.flatMap((page) => page.languages))];
  const files = languages.flatMap((language) => {
    const count = Math.ceil(pagesIn(listed, language).length / perFile);
    return Array.from({ length: count }, (_, index) => sitemapPath(language, index + 1));
  });
  return builder.build({
    "?xml": declaration,
    sitemapindex: { "@xmlns": namespace, sitemap: files.map((path) => ({ loc: origin + path })) },
  });
}

export const sitemapPath = (language: string, number: number): string => `/sitemap-${language}-${number}.xml`;

export function sitemap(
  origin: string,
  listed: readonly ListedPage[],
  language: string,
  number: number,
): string | null {
  const pages = pagesIn(listed, language).slice((number - 1) * perFile, number * perFile);
  if (pages.length === 0) return null;
  return builder.build({
    "?xml": declaration,
    urlset: {
      "@xmlns": namespace,
      "@xmlns:xhtml": "http://www.w3.org/1999/xhtml",
      "@xmlns:image": "http://www.google.com/schemas/sitemap-image/1.1",
      url: pages.map(({ path, languages, picture }) => ({
        loc: origin + localizedUrl({ languageId: language }, path, ""),
        "xhtml:link": alternates(origin, path, languages).map(({ language: hreflang, href }) => ({
          "@rel": "alternate",
          "@hreflang": hreflang,
          "@href": href,
        })),
        ...(picture && { "image:image": { "image:loc": origin + picture } }),
      })),
    },
  });
}

/** The page in each of its languages, and the default for others. */
export const alternates = (
  origin: string,
  path: string,
  languages: readonly string[],
): { language: string; href: string }[] =>
  languages.length === 0
    ? []
    : [...languages.map((id) => [id, id] as const), ["x-default", languages[0]!] as const].map(
        ([language, languageId]) => ({ language, href: origin + localizedUrl({ languageId }, path, "") }),
      );
