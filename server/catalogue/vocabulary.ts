import { inArray, sql } from "drizzle-orm";
import { areRelated } from "#domain/inflection.ts";
import { phrasesOf, type SearchPhrases } from "#domain/search-phrases.ts";
import { isUnspaced, searchText } from "#domain/search-text.ts";
import type { Kept } from "../api/kept.ts";
import type { Queries } from "../database/database.ts";
import * as schema from "../database/schema.ts";
import type { ReadingPlace } from "../markets/markets.ts";
import { findCategories } from "./categories.ts";
import { readSearchLanguages } from "./search-languages.ts";

/** A category with goods in the market, by its name in one language in its searched form. */
export type NamedCategory = {
  url_fragment: string;
  parent: string | null;
  normal: string;
  languageId: string;
  /** Whether a fact of a plant says anything about what is in it. */
  hasPlants: boolean;
};
/** What words of a term may mean in a place. `phrases`: of the place's language, then of the one that stands in for it. */
export type Vocabulary = {
  phrases: readonly SearchPhrases[];
  categories: readonly NamedCategory[];
};

export const noVocabulary: Vocabulary = { phrases: [], categories: [] };

/** Read once per change of the shop. */
export const vocabularyOf = (kept: Kept, queries: Queries, place: ReadingPlace): Promise<Vocabulary> =>
  kept.once(`vocabulary ${place.languageId} ${place.fallbackId} ${place.market.id}`, async () => {
    const languages = [...new Set([place.languageId, place.fallbackId])];
    const said = await readSearchLanguages(queries);
    return {
      phrases: languages.flatMap((id) => (said[id] ? [phrasesOf(id, said[id])] : [])),
      categories: await readCategories(queries, place, languages),
    };
  });

async function readCategories(queries: Queries, place: ReadingPlace, languages: readonly string[]) {
  const all = await findCategories(queries, place);
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
          normal: searchText(name),
          languageId: language_id,
          hasPlants: hasPlants(id),
        })),
    );
}

/** Letters of a word that is enough to name a category. */
const leastNaming = 3;

/**
 * The categories that are called so, in this or another form of the words: those with no other name, else those whose name begins so with those inside
 * them that have the words too, else all that have them; of one within another only the inner.
 */
export function categoriesCalled(
  words: readonly string[],
  { categories, phrases }: Vocabulary,
): NamedCategory[] {
  const isSaying = (word: string) => !phrases.some(({ besideNeeds }) => besideNeeds.has(word));
  if (!words.some(isSaying) || words.some((word) => word.length < leastNaming && !isUnspaced(word)))
    return [];
  const having = categories.filter(({ normal, languageId }) =>
    words.every((word) => normal.split(" ").some((known) => areRelated(word, known, languageId))),
  );
  const begun = having.filter(({ normal, languageId }) =>
    words.every((word, index) => areRelated(word, normal.split(" ")[index] ?? "", languageId)),
  );
  const whole = begun.filter(({ normal }) => normal.split(" ").length === words.length);
  const isInside = ({ parent }: NamedCategory): boolean =>
    begun.some(({ url_fragment }) => url_fragment === parent);
  const called =
    whole.length > 0 ? whole : begun.length > 0 ? [...begun, ...having.filter(isInside)] : having;
  const isAbove = ({ url_fragment }: NamedCategory): boolean =>
    called.some(({ parent }) => parent === url_fragment);
  return called.filter((category) => !isAbove(category));
}
