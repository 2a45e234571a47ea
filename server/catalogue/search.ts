import { and, eq, inArray, notExists, or, sql, type SQL } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { wordNgrams } from "#domain/search-text.ts";
import type { Queries } from "../database/database.ts";
import { escapeLikePattern } from "../database/like-pattern.ts";
import * as schema from "../database/schema.ts";
import type { ReadingLocale } from "../markets/markets.ts";

const { products, productTexts } = schema;
/** Letters of a name that `name_begins` has. */
const beginningLetters = 100;

/** A word of a term. `root`: how another form of it begins that a name has, "fern" for "ferns"; the word itself if there is none. */
export type QueryWord = {
  word: string;
  root: string;
  /** Descriptions say it of something else: what is toxic to cats is nothing for them. */
  isOnlyInNames?: boolean;
};

/**
 * Products by the words of a term, all of which have to stand in a text of theirs, in the place's language or the one that stands in for
 * it, wherever in a word they begin. In three kinds, because what is common is in too many texts to rank them all: those whose name begins
 * with the term and those whose name has the words, each with its rank (the smaller, the better), and all. What is called so in the place's
 * own language is meant before what is in the other, if it has a name there: in German, "Rose" is a Pfingstrose before it is English for Rosmarin.
 */
export function searchQueries(
  queries: Queries,
  place: ReadingLocale,
  words: readonly QueryWord[],
  { isOwnFirst = true, isWhole = false } = {},
) {
  const name = productTexts.search_name;
  const { whole, roots, begunIn, begunWholeIn } = beginningsOf(words);
  const isOwn = isOwnFirst ? ownText(place) : sql`true`;
  const own = alias(productTexts, "own");
  const isUntranslated = notExists(
    queries
      .select({ one: sql`1` })
      .from(own)
      .where(and(eq(own.product_id, productTexts.product_id), eq(own.language_id, place.languageId))),
  );
  const rank = sql<number>`min(case
    when ${name} in (${whole}, ${roots}) then 0
    when ${begunWholeIn(name)} then 1
    when ${allOf(words, (word) => isWholeIn(name, word))} then 2
    when ${begunIn(name)} then 3
    when ${allOf(words, begins)} then 4
    when ${allOf(words, (word) => or(begins(word), ends(word))!)} then 5
    else 6 end + case when ${isOwn} or ${isUntranslated} then 0 else 7 end)`;
  const ranked = (condition: SQL | undefined, order: SQL<number>) =>
    queries
      .select({
        product_id: productTexts.product_id,
        rank: order.as("rank"),
        // Not named as the products' own, which would be taken for it.
        standing: sql<number>`min(${productTexts.position})`.as("standing"),
      })
      .from(productTexts)
      .where(condition)
      .groupBy(productTexts.product_id)
      // In the order in which they are read: PostgreSQL would join all that are found and sort then.
      .orderBy(sql`rank, standing`)
      .as("ranked");
  const start = productTexts.name_begins;
  const inNames = and(inReadableLanguages(place), allOf(words, isNamed));
  return {
    // By the columns of one index alone.
    begun:
      whole.length > beginningLetters
        ? null
        : ranked(
            and(
              isOwnFirst ? isOwn : inReadableLanguages(place),
              isWhole ? begunWholeIn(start) : begunIn(start),
            ),
            sql<number>`min(case when ${start} in (${whole}, ${roots}) then 0 when ${begunWholeIn(start)} then 1 else 3 end)`,
          ),
    named: ranked(inNames, rank),
    isNamed: inText(inNames),
    /** A name has a word that begins or ends with each. */
    isCalled: inText(
      and(
        inNames,
        allOf(words, (word) => or(begins(word), ends(word))!),
      ),
    ),
    isFound: inText(and(inReadableLanguages(place), allOf(words, isThere))),
  };
}

/**
 * Whether a name in the place's own language begins with the words; if not, as for Latin letters in Japanese, the own language says nothing about which
 * is meant, and what begins with them in either is found without ranking all that has them.
 */
export async function isOwnNamePrefix(
  queries: Queries,
  place: ReadingLocale,
  words: readonly QueryWord[],
): Promise<boolean> {
  if (place.languageId === place.fallbackId) return true;
  const [one] = await queries
    .select({ one: sql`1` })
    .from(productTexts)
    .where(and(ownText(place), beginningsOf(words).begunIn(productTexts.name_begins)))
    .limit(1);
  return one !== undefined;
}

const begins = ({ root }: QueryWord): SQL =>
  sql`' ' || ${productTexts.search_name} like ${`% ${escapeLikePattern(root)}%`}`;
const ends = ({ root }: QueryWord): SQL =>
  sql`${productTexts.search_name} || ' ' like ${`%${escapeLikePattern(root)} %`}`;

/** Whether a text has a word as it was typed, or the other form of it, as a word of its own. */
const isWholeIn = (text: PgColumn, { word, root }: QueryWord): SQL =>
  or(
    ...[...new Set([word, root])].map(
      (one) => sql`' ' || ${text} || ' ' like ${`% ${escapeLikePattern(one)} %`}`,
    ),
  )!;

const ownText = ({ languageId }: ReadingLocale): SQL => eq(productTexts.language_id, languageId);

/** How a name begins with the words, as they were typed or in another form. */
function beginningsOf(words: readonly QueryWord[]) {
  const whole = words.map(({ word }) => word).join(" ");
  const roots = words.map(({ root }) => root).join(" ");
  const starts = [...new Set([whole, roots])];
  // One by one: for `like any` PostgreSQL reads the whole index.
  const begunIn = (text: PgColumn): SQL =>
    or(...starts.map((start) => sql`${text} like ${`${escapeLikePattern(start)}%`}`))!;
  const begunWholeIn = (text: PgColumn): SQL =>
    or(
      ...starts.flatMap((start) => [eq(text, start), sql`${text} like ${`${escapeLikePattern(start)} %`}`]),
    )!;
  return { whole, roots, begunIn, begunWholeIn };
}

/**
 * Products of a market that have the words, in no order, no more than `most`; `isWhole`: as words of their own. Materialized, because PostgreSQL takes
 * what is rare for common and would look through all texts for the few; read only as far as is wanted.
 */
export async function findIds(
  queries: Queries,
  place: ReadingLocale,
  words: readonly QueryWord[],
  most: number,
): Promise<{ id: string; isWhole: boolean }[]> {
  const isWhole = allOf(words, (word) => isWholeIn(productTexts.search_text, word));
  // A product has at most two texts here, each of which may be found.
  const { rows } = await queries.execute<{ product_id: string; is_whole: boolean }>(sql`
    with found as materialized (
      select ${productTexts.product_id}, ${isWhole} as is_whole from ${productTexts}
      where ${inReadableLanguages(place)} and ${allOf(words, isThere)}
    )
    select product_id, bool_or(is_whole) as is_whole from (
      select product_id, is_whole from found join product_prices using (product_id)
      where market_id = ${place.market.id} limit ${2 * most}
    ) as wanted group by product_id`);
  return rows.slice(0, most).map(({ product_id, is_whole }) => ({ id: product_id, isWhole: is_whole }));
}

const inText = (condition: SQL | undefined) => sql`${products.id} in (
  select ${productTexts.product_id} from ${productTexts} where ${condition})`;

export const inReadableLanguages = ({ languageId, fallbackId }: ReadingLocale) =>
  inArray(productTexts.language_id, [languageId, fallbackId]);

const allOf = (words: readonly QueryWord[], condition: (word: QueryWord) => SQL): SQL =>
  words.length === 0 ? sql`false` : and(...words.map(condition))!;

/** A condition that an index answers: of pieces for what is short or unspaced, of three letters for all else. */
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
    // A description has no short pieces of its own where words are spaced: there the name's count.
    if (pieces.length === 1)
      return where === "name" ? indexed : sql`(${indexed} or ${containsWord("name")(word)})`;
    return and(indexed, contained)!;
  };

const isNamed = (word: QueryWord): SQL =>
  word.isOnlyInNames
    ? and(containsWord("name")(word.root), or(begins(word), ends(word)))!
    : containsWord("name")(word.root);
/** A text has the word as it was typed; another form of it counts in names alone, where it means nothing else. */
const isThere = ({ word, root, isOnlyInNames }: QueryWord): SQL =>
  isOnlyInNames
    ? isNamed({ word, root, isOnlyInNames })
    : root === word
      ? containsWord("text")(word)
      : sql`(${containsWord("text")(word)} or ${containsWord("name")(root)})`;
