import { asc, inArray } from "drizzle-orm";
import { categoryPath } from "#domain/category-path.ts";
import { isLikelyTypoOf } from "#domain/typos.ts";
import { searchQuery } from "#domain/search-term.ts";
import { normalizeForSearch, splitWords } from "#domain/search-text.ts";
import type { Schemas } from "#server/http/reply.ts";
import { addCacheTags } from "#server/http/cache-tags.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import type { CatalogueLocale } from "./catalogue-locale.ts";
import { findCategories } from "./categories.ts";
import { toWireNeeds } from "./facets.ts";
import { withAllWords, withRelatedForms, type Named } from "./match-names.ts";
import { findFirstProducts } from "./products.ts";
import { showSoughtVariant } from "./shown-variants.ts";
import { readVocabulary } from "./vocabulary.ts";

type Suggestions = Schemas["Suggestions"];
/** Beyond 100 the count is shown as "more than 100". */
const countedTo = 101;
/** As many as fit on a phone above its keyboard. */
const maximum = { products: 6, categories: 3, pages: 3 };

export async function findSuggestions(
  services: Pick<Services, "database" | "responseCache">,
  locale: CatalogueLocale,
  term: string,
): Promise<Suggestions> {
  const { queries } = services.database;
  const filter = searchQuery(term);
  const words = splitWords(term);
  const { categories, pages } = await services.responseCache.once(
    `names ${locale.languageId} ${locale.market.id}`,
    async () => readNames(queries, locale, await findCategories(services, locale)),
  );
  const vocabulary = await readVocabulary(services, locale);
  const { query, ...matches } = await findFirstProducts(
    queries,
    locale,
    { ...filter, vocabulary },
    { limit: maximum.products, most: countedTo },
  );
  const understoodWords = query?.words.map(({ word }) => word) ?? [];
  const named = <Item extends Named>(items: readonly Item[]): Item[] => {
    if (words.length === 0) return [];
    const links = [
      withAllWords(items, words),
      withAllWords(items, understoodWords),
      withRelatedForms(items, words, locale.languageId),
    ];
    const guessed = matches.product_count === 0 ? alike(items, words) : [];
    return links.find((some) => some.length > 0) ?? guessed;
  };
  const sought = "reference_contains" in filter ? filter.reference_contains : undefined;
  return {
    ...matches,
    products: await showSoughtVariant(queries, locale, matches.products, sought),
    needs: toWireNeeds(query),
    categories: named(categories)
      .slice(0, maximum.categories)
      .map(({ name, path }) => ({ name, path })),
    pages: named(pages)
      .slice(0, maximum.pages)
      .map(({ name, url_fragment }) => ({ name, url_fragment })),
  };
}

/** Names similar to misspelt words. */
const alike = <Item extends Named>(items: readonly Item[], words: readonly string[]): Item[] =>
  items.filter(({ normal }) =>
    words.every((word) => normal.split(" ").some((known) => isLikelyTypoOf(word, known))),
  );

async function readNames(
  queries: Queries,
  locale: ReadingLocale,
  categories: Awaited<ReturnType<typeof findCategories>>,
) {
  const { pages, pageTexts } = schema;
  addCacheTags(["content"]);
  const rows = await queries.select().from(pages).orderBy(asc(pages.url_fragment));
  const texts = await queries
    .select({ page_id: pageTexts.page_id, language_id: pageTexts.language_id, name: pageTexts.name })
    .from(pageTexts)
    .where(inArray(pageTexts.language_id, [locale.languageId, locale.fallbackId]));
  const nameOf = (id: string) => {
    const own = texts.filter(({ page_id }) => page_id === id);
    return (own.find(({ language_id }) => language_id === locale.languageId) ?? own[0])?.name;
  };
  return {
    categories: categories
      .filter(({ product_count }) => product_count > 0)
      .map(({ id, name }) => ({
        name,
        normal: normalizeForSearch(name),
        path: categoryPath(categories, id).map(({ url_fragment }) => url_fragment),
      })),
    pages: rows.flatMap(({ id, url_fragment }) => {
      const name = nameOf(id);
      return name === undefined ? [] : [{ name, normal: normalizeForSearch(name), url_fragment }];
    }),
  };
}
