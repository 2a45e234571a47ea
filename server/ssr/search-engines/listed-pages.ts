import { asc, eq, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { categoryPath } from "#domain/category-path.ts";
import { links, routeNames } from "#domain/links.ts";
import { chooseMarketLocale } from "#domain/market-locale.ts";
import { isId } from "#server/http/formats.ts";
import type { CatalogueLocale } from "#server/commerce/catalogue/catalogue-locale.ts";
import { findCategories } from "#server/commerce/catalogue/categories.ts";
import { primaryImages } from "#server/commerce/catalogue/images.ts";
import type { Services } from "#server/commerce/services.ts";
import { addCacheTags } from "#server/http/cache-tags.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as schema from "#server/platform/database/schema.ts";
import { findLanguages, findMarkets, findReadingLocale } from "#server/commerce/markets/markets.ts";

/** A page that search engines may list: its path below the language, its languages, and its main picture's URL. */
export type ListedPage = { path: string; languages: readonly string[]; picture: string | null };
type DefaultLocale = { language: string; market: string };

/** The offered languages, each with the market that first-time visitors get. */
export async function findDefaultLocales(queries: Queries): Promise<DefaultLocale[]> {
  const markets = await findMarkets(queries);
  return (await findLanguages(queries))
    .filter(({ id }) => markets.some(({ languages }) => languages.includes(id)))
    .map(({ id }) => ({ language: id, market: chooseMarketLocale(markets, {}, [], id).marketId }));
}

export async function findListedPages(
  services: Pick<Services, "database" | "responseCache">,
): Promise<ListedPage[]> {
  const { queries } = services.database;
  const defaultLocales = await findDefaultLocales(queries);
  const everywhere = defaultLocales.map(({ language }) => language);
  const [first] = defaultLocales;
  if (!first) return [];
  const locale = (await findReadingLocale(queries, { languageId: first.language, marketId: first.market }))!;
  const categories = await findCategories(services, locale);
  addCacheTags(["content"]);
  const pages = await queries.select().from(schema.pages).orderBy(asc(schema.pages.url_fragment));
  const { categoryTexts, pageTexts } = schema;
  const ofCategories = await textLanguages(queries, categoryTexts, categoryTexts.category_id);
  const ofPages = await textLanguages(queries, pageTexts, pageTexts.page_id);
  const inShopOrder = (languages: readonly string[] = []) =>
    everywhere.filter((id) => languages.includes(id));
  const plain = (path: string): ListedPage => ({ path, languages: everywhere, picture: null });
  return [
    plain(links.home),
    plain(links.shop),
    ...categories.map(({ id, image }) => ({
      path: links.category(...categoryPath(categories, id).map(({ url_fragment }) => url_fragment)),
      languages: inShopOrder(ofCategories.get(id)),
      picture: image && pictureUrl(image),
    })),
    ...(await listedProducts(queries, defaultLocales)),
    ...pages.map(({ id, url_fragment }) => ({
      ...plain(links.page(url_fragment)),
      languages: inShopOrder(ofPages.get(id)),
    })),
    plain(links.contact),
  ];
}

async function listedProducts(
  queries: Queries,
  defaultLocales: readonly DefaultLocale[],
): Promise<ListedPage[]> {
  const { products, productPrices } = schema;
  const rows = await queries
    .select({
      id: products.id,
      fragment: products.url_fragment,
      markets: sql<string[]>`array_agg(${productPrices.market_id})`,
    })
    .from(products)
    .innerJoin(productPrices, eq(productPrices.product_id, products.id))
    .groupBy(products.id)
    .orderBy(products.position);
  const reading = { languageId: defaultLocales[0]!.language, fallbackId: defaultLocales[0]!.language };
  const pictures = await primaryImages(
    queries,
    reading,
    rows.map(({ id }) => id),
  );
  const { productTexts } = schema;
  const texts = await textLanguages(queries, productTexts, productTexts.product_id);
  return rows.flatMap(({ id, fragment, markets }) => {
    const languages = languagesIn(defaultLocales, markets, texts.get(id));
    const picture = pictures.get(id);
    return languages.length > 0
      ? [{ path: links.product(fragment), languages, picture: picture ? pictureUrl(picture) : null }]
      : [];
  });
}

const languagesIn = (
  defaultLocales: readonly DefaultLocale[],
  markets: readonly string[],
  texts: readonly string[] = [],
): string[] =>
  defaultLocales
    .filter(({ market, language }) => markets.includes(market) && texts.includes(language))
    .map(({ language }) => language);

type TextTable = typeof schema.productTexts | typeof schema.categoryTexts | typeof schema.pageTexts;

async function textLanguages(
  queries: Queries,
  table: TextTable,
  holder: AnyPgColumn,
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await queries
    .select({ id: sql<string>`${holder}`, languages: sql<string[]>`array_agg(${table.language_id})` })
    .from(table as PgTable)
    .groupBy(holder);
  return new Map(rows.map(({ id, languages }) => [id, languages]));
}

/** A page's canonical path and the languages in which it is listed. Called for every rendered page, so it reads little. */
export async function findListing(
  queries: Queries,
  { categories: known }: CatalogueLocale,
  defaultLocales: readonly DefaultLocale[],
  path: string,
): Promise<{ canonicalPath: string; languages: string[] }> {
  const [, kind, fragment = ""] = /^\/([^/]+)\/(?:.*\/)?([^/]+)$/.exec(path) ?? [];
  const languages = defaultLocales.map(({ language }) => language);
  const inShopOrder = (rows: readonly { language: string }[]) =>
    languages.filter((id) => rows.some(({ language }) => language === id));
  const { categoryTexts, pages, pageTexts, products, productPrices, productTexts } = schema;
  switch (kind) {
    case routeNames.category: {
      const own = categoryPath(known, known.find(({ url_fragment }) => url_fragment === fragment)?.id);
      const last = own.at(-1);
      if (!last) return { canonicalPath: path, languages };
      const texts = await queries
        .select({ language: categoryTexts.language_id })
        .from(categoryTexts)
        .where(eq(categoryTexts.category_id, last.id));
      const fragments = own.map(({ url_fragment }) => url_fragment);
      return { canonicalPath: links.category(...fragments), languages: inShopOrder(texts) };
    }
    case routeNames.page: {
      const texts = await queries
        .select({ language: pageTexts.language_id })
        .from(pageTexts)
        .innerJoin(pages, eq(pages.id, pageTexts.page_id))
        .where(eq(pages.url_fragment, fragment));
      return { canonicalPath: path, languages: inShopOrder(texts) };
    }
    case routeNames.product: {
      const [, , reference = ""] = path.split("/");
      const rows = await queries
        .select({
          fragment: products.url_fragment,
          market: productPrices.market_id,
          texts: sql<
            string[]
          >`(select array_agg(${productTexts.language_id}) from ${productTexts} where ${productTexts.product_id} = ${products.id})`,
        })
        .from(productPrices)
        .innerJoin(products, eq(products.id, productPrices.product_id))
        .where(eq(isId(reference) ? products.id : products.url_fragment, reference));
      return {
        canonicalPath: links.product(rows[0]?.fragment ?? reference),
        languages: languagesIn(
          defaultLocales,
          rows.map(({ market }) => market),
          rows[0]?.texts ?? [],
        ),
      };
    }
    default:
      return { canonicalPath: path, languages };
  }
}

/** Large enough for search engines, in a format that all support. */
export const pictureUrl = ({ id, file_name }: { id: string; file_name: string }): string =>
  `/api/v1/images/${id}/1200/${encodeURIComponent(file_name)}.jpg`;
