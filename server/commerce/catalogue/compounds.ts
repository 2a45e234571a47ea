import { sql } from "drizzle-orm";
import { areRelated, findRoots } from "#domain/inflection.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { escapeLikePattern } from "#server/platform/database/like-pattern.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import type { Vocabulary } from "./vocabulary.ts";

const joints = ["", "s", "n", "e", "en", "es", "er"];
const minimumPart = 4;
/** Letters of the longest word that is split. */
const maximumWord = 40;

/**
 * Splits a German compound into two words that occur in names, categories or words of need, with the longest possible
 * last one, because it carries the meaning. `isHead`: only the last is known, as the Kräuter of Küchenkräuter. Null
 * if a name contains the word itself, or no part is known.
 */
export async function splitCompound(
  queries: Queries,
  { languageId }: ReadingLocale,
  word: string,
  { categories, phrases }: Vocabulary,
): Promise<{ parts: readonly string[]; isHead: boolean } | null> {
  if (languageId !== "de" || word.length < 2 * minimumPart || word.length > maximumWord) return null;
  const starts = Array.from({ length: word.length - 2 * minimumPart + 1 }, (_, index) => index + minimumPart);
  const splits = starts.map((start) => ({
    head: word.slice(start),
    fronts: joints
      .filter((joint) => word.slice(0, start).endsWith(joint))
      .map((joint) => word.slice(0, start - joint.length))
      .filter((front) => front.length >= minimumPart),
  }));
  const candidates = splits.flatMap(({ head, fronts }) => [head, ...fronts]);
  const endings = [word, ...splits.map(({ head }) => head)].map((ending) => `%${escapeLikePattern(ending)}`);
  const { rows } = await queries.execute<{ word: string }>(sql`
    select word from search_words
    where in_names and language_id = ${languageId}
      and (word = any(${sql.param(candidates)}::text[]) or word like any(${sql.param(endings)}::text[]))`);
  const names = rows.map((row) => row.word);
  const ofCategories = categories.flatMap(({ normal }) => normal.split(" "));
  if (names.some((name) => name.endsWith(word))) return null;
  if (ofCategories.some((categoryWord) => areRelated(word, categoryWord, languageId))) return null;
  const saying = new Set(
    phrases.flatMap(({ needs, synonyms }) => [...needs, ...synonyms].flatMap(({ slots }) => slots.flat())),
  );
  const known = new Set([
    ...saying,
    ...names,
    ...ofCategories.flatMap((categoryWord) => [
      categoryWord,
      ...findRoots(categoryWord, languageId).map(({ root }) => root),
    ]),
  ]);
  const knownOf = (fronts: readonly string[]) =>
    fronts.find((front) => saying.has(front)) ?? fronts.find((one) => known.has(one));
  const isEnding = (head: string) => names.some((name) => name.endsWith(head));
  for (const isKnown of [(head: string) => known.has(head), isEnding]) {
    for (const { head, fronts } of splits) {
      const front = isKnown(head) ? knownOf(fronts) : undefined;
      if (front !== undefined) return { parts: [front, head], isHead: false };
    }
  }
  const head = splits.map((candidate) => candidate.head).find((candidateHead) => known.has(candidateHead));
  return head === undefined ? null : { parts: [head], isHead: true };
}
