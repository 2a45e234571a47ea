import { inArray, sql } from "drizzle-orm";
import { areRelated } from "#domain/inflection.ts";
import { wordForms, toSearchPhrases, type SearchPhrases } from "#domain/search-phrases.ts";
import { isUnspaced, normalizeForSearch } from "#domain/search-text.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import { findCategories } from "./categories.ts";
import { readSearchLanguages } from "./search-languages.ts";

export type NamedCategory = {
  url_fragment: string;
  parent: string | null;
  normal: string;
  languageId: string;
  /** Whether its products have plant facts. */
  hasPlants: boolean;
};
export type Vocabulary = {
  phrases: readonly SearchPhrases[];
  categories: readonly NamedCategory[];
};

export const emptyVocabulary: Vocabulary = { phrases: [], categories: [] };

export const readVocabulary = (
  services: Pick<Services, "database" | "responseCache">,
  locale: ReadingLocale,
): Promise<Vocabulary> =>
  services.responseCache.once(
    `vocabulary ${locale.languageId} ${locale.fallbackId} ${locale.market.id}`,
    async () => {
      const { queries } = services.database;
      const languages = [...new Set([locale.languageId, locale.fallbackId])];
      const searchLanguages = await readSearchLanguages(queries);
      return {
        phrases: languages.flatMap((id) =>
          searchLanguages[id] ? [toSearchPhrases(id, searchLanguages[id])] : [],
        ),
        categories: await readCategories(queries, await findCategories(services, locale), languages),
      };
    },
  );

async function readCategories(
  queries: Queries,
  all: Awaited<ReturnType<typeof findCategories>>,
  languages: readonly string[],
) {
  const texts = await queries
    .select()
    .from(schema.categoryTexts)
    .where(inArray(schema.categoryTexts.language_id, [...languages]));
  const { rows } = await queries.execute<{ id: string }>(sql`
    select distinct category_id as id from product_categories join product_facts using (product_id)`);
  const withPlants = new Set(rows.map(({ id }) => id));
  const hasPlants = (id: string): boolean =>
    withPlants.has(id) || all.some((other) => other.parent_id === id && hasPlants(other.id));
  return all
    .filter(({ product_count }) => product_count > 0)
    .flatMap(({ id, url_fragment, parent_category }) =>
      texts
        .filter(({ category_id }) => category_id === id)
        .map(({ language_id, name }) => ({
          url_fragment,
          parent: parent_category?.url_fragment ?? null,
          normal: normalizeForSearch(name),
          languageId: language_id,
          hasPlants: hasPlants(id),
        })),
    );
}

/** Whether a category's word is this one or another form of it; in scripts without spaces, whether it begins or ends with it. */
function isCalled(word: string, known: string, languageId: string): boolean {
  if (isUnspaced(word))
    return known === word || (word.length > 1 && (known.startsWith(word) || known.endsWith(word)));
  return wordForms(known, languageId).some((form) =>
    wordForms(word, languageId).some((typed) => areRelated(typed, form, languageId)),
  );
}

const leastNaming = 3;

export const hasNoOtherName = ({ normal }: NamedCategory, words: readonly string[]): boolean =>
  isUnspaced(normal) ? normal === words.join(" ") : normal.split(" ").length === words.length;

/**
 * Categories named by the words, in any form: exact names, else names that begin with the words plus their
 * descendants with the words, else names that contain them. Of nested categories only the inner ones.
 */
export function findCategoriesByName(
  words: readonly string[],
  { categories, phrases }: Vocabulary,
): NamedCategory[] {
  const isSaying = (word: string) => !phrases.some(({ besideNeeds }) => besideNeeds.has(word));
  if (!words.some(isSaying) || words.some((word) => word.length < leastNaming && !isUnspaced(word)))
    return [];
  const having = categories.filter(({ normal, languageId }) =>
    words.every((word) => normal.split(" ").some((known) => isCalled(word, known, languageId))),
  );
  const prefixMatches = having.filter(({ normal, languageId }) =>
    words.every((word, index) => isCalled(word, normal.split(" ")[index] ?? "", languageId)),
  );
  const exactMatches = prefixMatches.filter((category) => hasNoOtherName(category, words));
  const isInside = ({ parent }: NamedCategory): boolean =>
    prefixMatches.some(({ url_fragment }) => url_fragment === parent);
  const called =
    exactMatches.length > 0
      ? exactMatches
      : prefixMatches.length > 0
        ? [...prefixMatches, ...having.filter(isInside)]
        : having;
  const isAbove = ({ url_fragment }: NamedCategory): boolean =>
    called.some(({ parent }) => parent === url_fragment);
  return called.filter((category) => !isAbove(category));
}
