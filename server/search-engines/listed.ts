import { asc, eq, sql } from "drizzle-orm";
import { pathTo } from "#domain/category-path.ts";
import { links, routeNames } from "#domain/links.ts";
import { choosePlace } from "#domain/place.ts";
import { isId } from "../api/formats.ts";
import { findCategories } from "../catalogue/categories.ts";
import { primaryImages } from "../catalogue/images.ts";
import type { Queries } from "../database/database.ts";
import * as schema from "../database/schema.ts";
import { findLanguages, findMarkets, findPlace, type ReadingPlace } from "../markets/markets.ts";

/** A page that search engines may list: its address below the language, where it exists, and its main picture's address. */
export type Listed = { path: string; languages: readonly string[]; picture: string | null };
type FirstPlace = { language: string; market: string };

/** The languages that are offered, each with the market in which its pages are painted for whoever comes for the first time. */
export async function firstPlaces(queries: Queries): Promise<FirstPlace[]> {
  const markets = await findMarkets(queries);
  return (await findLanguages(queries))
    .filter(({ id }) => markets.some(({ languages }) => languages.includes(id)))
    .map(({ id }) => ({ language: id, market: choosePlace(markets, {}, [], id).marketId }));
}

/** All such pages, in the order of the shop. */
export async function findListed(queries: Queries): Promise<Listed[]> {
  const places = await firstPlaces(queries);
  const everywhere = places.map(({ language }) => language);
  const [first] = places;
  if (!first) return [];
  const place = (await findPlace(queries, { languageId: first.language, marketId: first.market }))!;
  const categories = await findCategories(queries, place);
  const pages = await queries.select().from(schema.pages).orderBy(asc(schema.pages.url_fragment));
  const plain = (path: string): Listed => ({ path, languages: everywhere, picture: null });
  return [
    plain(links.home),
    plain(links.shop),
    ...categories.map(({ id, image }) => ({
      path: links.category(...pathTo(categories, id).map(({ url_fragment }) => url_fragment)),
      languages: everywhere,
      picture: image && pictureAddress(image),
    })),
    ...(await listedProducts(queries, places)),
    ...pages.map(({ url_fragment }) => plain(links.page(url_fragment))),
    plain(links.contact),
  ];
}

async function listedProducts(queries: Queries, places: readonly FirstPlace[]): Promise<Listed[]> {
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
  const reading = { languageId: places[0]!.language, fallbackId: places[0]!.language };
  const pictures = await primaryImages(
    queries,
    reading,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, fragment, markets }) => {
    const languages = languagesIn(places, markets);
    const picture = pictures.get(id);
    return languages.length > 0
      ? [{ path: links.product(fragment), languages, picture: picture ? pictureAddress(picture) : null }]
      : [];
  });
}

const languagesIn = (places: readonly FirstPlace[], markets: readonly string[]): string[] =>
  places.filter(({ market }) => markets.includes(market)).map(({ language }) => language);

/** A page's own address, and the languages in which it is listed. Read for each page that is painted, so it reads little. */
export async function listingOf(
  queries: Queries,
  place: ReadingPlace,
  places: readonly FirstPlace[],
  path: string,
): Promise<{ canonicalPath: string; languages: string[] }> {
  const [, kind, fragment = ""] = /^\/([^/]+)\/(?:.*\/)?([^/]+)$/.exec(path) ?? [];
  const languages = places.map(({ language }) => language);
  if (kind === routeNames.category) {
    const known = await findCategories(queries, place);
    const own = pathTo(known, known.find(({ url_fragment }) => url_fragment === fragment)?.id);
    const fragments = own.map(({ url_fragment }) => url_fragment);
    return { canonicalPath: own.length > 0 ? links.category(...fragments) : path, languages };
  }
  if (kind !== routeNames.product) return { canonicalPath: path, languages };
  const [, , reference = ""] = path.split("/");
  const { products, productPrices } = schema;
  const rows = await queries
    .select({ market: productPrices.market_id, fragment: products.url_fragment })
    .from(productPrices)
    .innerJoin(products, eq(products.id, productPrices.product_id))
    .where(eq(isId(reference) ? products.id : products.url_fragment, reference));
  const markets = rows.map(({ market }) => market);
  const canonicalPath = links.product(rows[0]?.fragment ?? reference);
  return { canonicalPath, languages: languagesIn(places, markets) };
}

/** Large enough for a search engine, in a format that each can read. */
export const pictureAddress = ({ id, file_name }: { id: string; file_name: string }): string =>
  `/api/v1/images/${id}/1200/${encodeURIComponent(file_name)}.jpg`;
