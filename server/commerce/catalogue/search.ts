import { and, eq, inArray, notExists, or, sql, type SQL } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { wordNgrams } from "#domain/search-text.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { escapeLikePattern } from "#server/platform/database/like-pattern.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";

const { products, productTexts } = schema;
const beginningLetters = 100;

/** `root`: the beginning of another form that occurs in a name, "fern" for "ferns"; or the word itself. */
export type QueryWord = {
  word: string;
  root: string;
  /** It is a whole word of names. If not, it may still be typed and counts as a prefix. */
  isNameWord?: boolean;
  /** Descriptions use the word differently: "toxic to cats" does not make a product one for cats. */
  isOnlyInNames?: boolean;
};

/**
 * `isOwnFirst`: names in the locale's language come first; `isWhole`: the last word is no prefix; `among`: only these
 * products are wanted.
 */
export type Ranking = { isOwnFirst: boolean; isWhole: boolean; among?: readonly string[] };

export const isAmong = (column: PgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(ids)}::uuid[])`;

/**
 * Queries for products whose text contains all words, as prefixes, in the locale's language or the fallback. There
 * are three, because common words match too many texts to rank them all: names that begin with the term and names
 * that contain the words, both ranked (smaller is better), and all matches. A name in the locale's language ranks
 * before one in the fallback: in German, "Rose" is a Pfingstrose before it is English for Rosmarin.
 */
export function searchQueries(
  queries: Queries,
  locale: ReadingLocale,
  words: readonly QueryWord[],
  { isOwnFirst = true, isWhole = false, among }: Partial<Ranking> = {},
) {
  const name = productTexts.search_name;
  const { whole: phrase, roots, begunIn, begunWholeIn } = beginningsOf(words);
  const isOwnText = isOwnFirst ? ownText(locale) : sql`true`;
  const own = alias(productTexts, "own");
  const isUntranslated = notExists(
    queries
      .select({ one: sql`1` })
      .from(own)
      .where(and(eq(own.product_id, productTexts.product_id), eq(own.language_id, locale.languageId))),
  );
  const rank = sql<number>`min(case
    when ${name} in (${phrase}, ${roots}) then 0
    when ${begunWholeIn(name)} then 1
    when ${allOf(words, (word) => isWholeIn(name, word))} then 2
    when ${begunIn(name)} then 3
    when ${allOf(words, begins)} then 4
    when ${allOf(words, (word) => or(begins(word), ends(word))!)} then 5
    else 6 end + case when ${isOwnText} or ${isUntranslated} then 0 else 7 end)`;
  const ranked = (condition: SQL | undefined, order: SQL<number>) =>
    queries
      .select({
        product_id: productTexts.product_id,
        rank: order.as("rank"),
        // An alias that does not collide with the product's own column.
        standing: sql<number>`min(${productTexts.position})`.as("standing"),
      })
      .from(productTexts)
      .where(condition)
      .groupBy(productTexts.product_id)
      // In reading order: otherwise PostgreSQL joins all matches before sorting.
      .orderBy(sql`rank, standing`)
      .as("ranked");
  const start = productTexts.name_begins;
  const inNames = and(
    inReadableLanguages(locale),
    among && isAmong(productTexts.product_id, among),
    allOf(words, isNamed),
  );
  return {
    begun:
      phrase.length > beginningLetters
        ? null
        : ranked(
            and(
              isOwnFirst ? isOwnText : inReadableLanguages(locale),
              isWhole ? begunWholeIn(start) : begunIn(start),
            ),
            sql<number>`min(case when ${start} in (${phrase}, ${roots}) then 0 when ${begunWholeIn(start)} then 1 else 3 end)`,
          ),
    named: ranked(inNames, rank),
    isNamed: inText(inNames),
    isCalled: inText(
      and(
        inNames,
        allOf(words, (word) => or(begins(word), ends(word))!),
      ),
    ),
    isFound: inText(and(inReadableLanguages(locale), allOf(words, isThere))),
  };
}

/**
 * Whether a name in the locale's language begins with the words. If not, as for Latin letters in Japanese, the
 * languages can't be ranked, and prefix matches in either are returned without ranking all matches.
 */
export async function isOwnNamePrefix(
  queries: Queries,
  locale: ReadingLocale,
  words: readonly QueryWord[],
): Promise<boolean> {
  if (locale.languageId === locale.fallbackId) return true;
  const [match] = await queries
    .select({ one: sql`1` })
    .from(productTexts)
    .where(and(ownText(locale), beginningsOf(words).begunIn(productTexts.name_begins)))
    .limit(1);
  return match !== undefined;
}

const begins = ({ root }: QueryWord): SQL =>
  sql`' ' || ${productTexts.search_name} like ${`% ${escapeLikePattern(root)}%`}`;
const ends = ({ root }: QueryWord): SQL =>
  sql`${productTexts.search_name} || ' ' like ${`%${escapeLikePattern(root)} %`}`;

/** Whether a text contains the word or its other form as a whole word. */
const isWholeIn = (text: PgColumn, { word, root }: QueryWord): SQL =>
  or(
    ...[...new Set([word, root])].map(
      (form) => sql`' ' || ${text} || ' ' like ${`% ${escapeLikePattern(form)} %`}`,
    ),
  )!;

const ownText = ({ languageId }: ReadingLocale): SQL => eq(productTexts.language_id, languageId);

/** Prefix patterns of the words, literally and in their other forms. */
function beginningsOf(words: readonly QueryWord[]) {
  const phrase = words.map(({ word }) => word).join(" ");
  const roots = words.map(({ root }) => root).join(" ");
  const starts = [...new Set([phrase, roots])];
  // As separate conditions, because for `like any` PostgreSQL scans the whole index.
  const begunIn = (text: PgColumn): SQL =>
    or(...starts.map((start) => sql`${text} like ${`${escapeLikePattern(start)}%`}`))!;
  const begunWholeIn = (text: PgColumn): SQL =>
    or(
      ...starts.flatMap((start) => [eq(text, start), sql`${text} like ${`${escapeLikePattern(start)} %`}`]),
    )!;
  return { whole: phrase, roots, begunIn, begunWholeIn };
}

/**
 * Ids of matching products, unordered, at most `most`; `isWhole`: they contain the words as whole words.
 * Materialized, because PostgreSQL overestimates rare words and would scan all texts.
 */
export async function findIds(
  queries: Queries,
  locale: ReadingLocale,
  words: readonly QueryWord[],
  maximum: number,
): Promise<{ id: string; isWhole: boolean }[]> {
  const isWhole = allOf(words, (word) => isWholeIn(productTexts.search_text, word));
  // At most two texts per product are searched, and both may match.
  const { rows } = await queries.execute<{ product_id: string; is_whole: boolean }>(sql`
    with found as materialized (
      select ${productTexts.product_id}, ${isWhole} as is_whole from ${productTexts}
      where ${inReadableLanguages(locale)} and ${allOf(words, isThere)}
    )
    select product_id, bool_or(is_whole) as is_whole from (
      select product_id, is_whole from found join product_prices using (product_id)
      where market_id = ${locale.market.id} limit ${2 * maximum}
    ) as wanted group by product_id`);
  return rows.slice(0, maximum).map(({ product_id, is_whole }) => ({ id: product_id, isWhole: is_whole }));
}

const inText = (condition: SQL | undefined) => sql`${products.id} in (
  select ${productTexts.product_id} from ${productTexts} where ${condition})`;

export const inReadableLanguages = ({ languageId, fallbackId }: ReadingLocale) =>
  inArray(productTexts.language_id, [languageId, fallbackId]);

const allOf = (words: readonly QueryWord[], condition: (word: QueryWord) => SQL): SQL =>
  words.length === 0 ? sql`false` : and(...words.map(condition))!;

/** A condition that an index supports: fragments for short or unspaced words, trigrams for all others. */
export const containsWord =
  (where: "name" | "text") =>
  (word: string): SQL => {
    const [text, column] =
      where === "name"
        ? [productTexts.search_name, productTexts.name_pieces]
        : [productTexts.search_text, productTexts.text_pieces];
    const pieces = wordNgrams(word);
    const contained = sql`${text} like ${`%${escapeLikePattern(word)}%`}`;
    if (pieces.length === 0) return contained;
    const indexed = sql`${column} @> ${sql.param(pieces)}::text[]`;
    // In languages with spaces, descriptions have no fragments of their own, so the name's are used.
    if (pieces.length === 1)
      return where === "name" ? indexed : sql`(${indexed} or ${containsWord("name")(word)})`;
    return and(indexed, contained)!;
  };

const isNamed = (word: QueryWord): SQL =>
  word.isOnlyInNames
    ? and(containsWord("name")(word.root), or(begins(word), ends(word)))!
    : containsWord("name")(word.root);
/** A text contains the word literally; another form counts in names only, where it is unambiguous. */
const isThere = ({ word, root, isOnlyInNames }: QueryWord): SQL =>
  isOnlyInNames
    ? isNamed({ word, root, isOnlyInNames })
    : root === word
      ? containsWord("text")(word)
      : sql`(${containsWord("text")(word)} or ${containsWord("name")(root)})`;
