import { renderToStaticMarkup } from "react-dom/server";
import { links, withoutLanguage } from "#domain/links.ts";
import { listUrl, parseListing, pageCount } from "#domain/listing.ts";
import { noFilters } from "#domain/filters.ts";
import type { ComposedShop } from "#src/app/compose.ts";
import { productPath, findRoute } from "#src/app/routes.ts";
import { marketLocaleOf, type Facts } from "#src/facts/facts.ts";
import { structuredData } from "./structured-data.ts";

export type Surroundings = {
  origin: string;
  /** The path without the language; a category without its parents, a product without its category. */
  canonicalPath: string;
  alternates: readonly { language: string; href: string }[];
};
type Head = { html: string; isListed: boolean };

const lists: readonly (string | RegExp)[] = [
  links.shop,
  links.category(":main", ":category?", ":subCategory?"),
];
const listed: readonly (string | RegExp)[] = [
  ...lists,
  links.home,
  productPath,
  links.page(":url"),
  links.contact,
];

/**
 * What a rendered page tells search engines and social networks. Only the server needs it.
 *
 * @param written the head as rendered by React: title and description, as HTML
 */
export function documentHead(
  shop: Pick<ComposedShop, "queries" | "api">,
  facts: Facts,
  address: string,
  written: string,
  { origin, alternates, canonicalPath }: Surroundings,
): Head {
  const { pathname, searchParams } = new URL(address, origin);
  const path = withoutLanguage(pathname);
  const { route, params } = findRoute(path);
  if (!listed.includes(route.path)) return { html: "", isListed: false };
  const isList = lists.includes(route.path);
  const { page, from } = parseListing(searchParams);
  if (isList && page > 1 && isBeyond(shop, page)) return { html: "", isListed: false };
  const canonical = isList
    ? listUrl(canonicalPath, { page: from === 1 ? 1 : page, sort: null, filters: noFilters })
    : canonicalPath;
  const url = `${origin}/${facts.language.id}${canonical}`;
  const [, title = ""] = /<title>(.*?)<\/title>/s.exec(written) ?? [];
  const [, description = ""] = /<meta name="description" content="(.*?)"/s.exec(written) ?? [];
  const isProduct = route.path === productPath;
  const hasCard = isProduct || isList;
  const card = hasCard ? canonical.replace(/\?.*/, "") : links.shop;
  const picture = `${origin}/cards/${facts.language.id}${card}.jpg`;
  const data = structuredData({
    queries: shop.queries,
    api: shop.api,
    marketLocale: marketLocaleOf(facts),
    facts,
    origin,
    url,
    params,
    route: route.path,
  });
  const html = renderToStaticMarkup(
    <>
      <link rel="canonical" href={url} />
      {page === 1 &&
        alternates.map(({ language, href }) => (
          <link key={language} rel="alternate" hrefLang={language} href={href} />
        ))}
      <meta property="og:type" content={isProduct ? "product" : "website"} />
      <meta property="og:site_name" content={facts.settings.shop_name} />
      <meta property="og:title" content={plain(title)} />
      {description && <meta property="og:description" content={plain(description)} />}
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={localeOf(facts.language.locale)} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  );
  const json = data.map((item) => `<script type="application/ld+json">${inScript(item)}</script>`);
  return { html: html + json.join(""), isListed: true };
}

const isBeyond = ({ queries }: Pick<ComposedShop, "queries">, page: number): boolean =>
  queries
    .getQueriesData<{ count: number }>({ queryKey: ["facets"] })
    .some(([, facets]) => facets !== undefined && page > pageCount(facets.count));

/** Language and country in Open Graph's format. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/** Escapes `<`, so that the JSON cannot close its element. */
const inScript = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/** Undoes React's escaping. */
const plain = (html: string): string =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
