import { and, eq, inArray, notExists, or, sql, type SQL } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { rootsOf } from "#domain/inflection.ts";
import { piecesOfWord } from "#domain/search-text.ts";
import type { Queries } from "../database/database.ts";
import { escaped } from "../database/escaped.ts";
import * as schema from "../database/schema.ts";
import type { ReadingPlace } from "../markets/markets.ts";

const { products, productTexts } = schema;
/** Letters of an ending that says something. */
const leastEnding = 4;
/** Letters of a name that `name_begins` has. */
const beginningLetters = 100;

/** A word of a term. `root`: how another form of it begins that a name has, "fern" for "ferns"; the word itself if there is none. */
export type SearchWord = { word: string; root: string };

/**
 * Products by the words of a term, all of which have to stand in a text of theirs, in the place's language or the one that stands in for
 * it, wherever in a word they begin. In three kinds, because what is common is in too many texts to rank them all: those whose name begins
 * with the term and those whose name has the words, each with its rank (the smaller, the better), and all. What is called so in the place's
 * own language is meant before what is in the other, if it has a name there: in German, "Rose" is a Pfingstrose before it is English for Rosmarin.
 */
export function searchesFor(
  queries: Queries,
  place: ReadingPlace,
  words: readonly SearchWord[],
  { isOwnFirst = true } = {},
) {
  const name = productTexts.search_name;
  const { whole, roots, begunIn } = beginningsOf(words);
  const isOwn = isOwnFirst ? ownText(place) : sql`true`;
  const own = alias(productTexts, "own");
  const isUntranslated = notExists(
    queries
      .select({ one: sql`1` })
      .from(own)
      .where(and(eq(own.product_id, productTexts.product_id), eq(own.language_id, place.languageId))),
  );
  const begins = ({ root }: SearchWord) => sql`' ' || ${name} like ${`% ${escaped(root)}%`}`;
  const ends = ({ root }: SearchWord) => sql`${name} || ' ' like ${`%${escaped(root)} %`}`;
  const rank = sql<number>`min(case
    when ${name} in (${whole}, ${roots}) then 0
    when ${begunIn(name)} then 1
    when ${allOf(words, begins)} then 2
    when ${allOf(words, (word) => or(begins(word), ends(word))!)} then 3
    else 4 end + case when ${isOwn} or ${isUntranslated} then 0 else 5 end)`;
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
  const inNames = and(readable(place), allOf(words, isNamed));
  return {
    // By the columns of one index alone.
    begun:
      whole.length > beginningLetters
        ? null
        : ranked(
            and(isOwnFirst ? isOwn : readable(place), begunIn(start)),
            sql<number>`min(case when ${start} in (${whole}, ${roots}) then 0 else 1 end)`,
          ),
    named: ranked(inNames, rank),
    isNamed: inText(inNames),
    isFound: inText(and(readable(place), allOf(words, isThere))),
  };
}

/**
 * Whether a name in the place's own language begins with the words; if not, as for Latin letters in Japanese, the own language says nothing about which
 * is meant, and what begins with them in either is found without ranking all that has them.
 */
export async function beginsOwnNames(
  queries: Queries,
  place: ReadingPlace,
  words: readonly SearchWord[],
): Promise<boolean> {
  if (place.languageId === place.fallbackId) return true;
  const [one] = await queries
    .select({ one: sql`1` })
    .from(productTexts)
    .where(and(ownText(place), beginningsOf(words).begunIn(productTexts.name_begins)))
    .limit(1);
  return one !== undefined;
}

const ownText = ({ languageId }: ReadingPlace): SQL => eq(productTexts.language_id, languageId);

/** How a name begins with the words, as they were typed or in another form. */
function beginningsOf(words: readonly SearchWord[]) {
  const whole = words.map(({ word }) => word).join(" ");
  const roots = words.map(({ root }) => root).join(" ");
  const starts = [...new Set([whole, roots])];
  // One by one: for `like any` PostgreSQL reads the whole index.
  const begunIn = (text: PgColumn): SQL =>
    or(...starts.map((start) => sql`${text} like ${`${escaped(start)}%`}`))!;
  return { whole, roots, begunIn };
}

/**
 * Products of a market that have the words, in no order, no more than `most`. Materialized, because PostgreSQL takes what is rare for common and
 * would look through all texts for the few; read only as far as is wanted.
 */
export async function findIds(
  queries: Queries,
  place: ReadingPlace,
  words: readonly SearchWord[],
  most: number,
): Promise<string[]> {
  // A product has at most two texts here, each of which may be found.
  const { rows } = await queries.execute<{ product_id: string }>(sql`
    with found as materialized (
      select ${productTexts.product_id} from ${productTexts} where ${readable(place)} and ${allOf(words, isThere)}
    )
    select distinct product_id from (
      select product_id from found join product_prices using (product_id)
      where market_id = ${place.market.id} limit ${2 * most}
    ) as wanted`);
  return rows.slice(0, most).map(({ product_id }) => product_id);
}

const inText = (condition: SQL | undefined) => sql`${products.id} in (
  select ${productTexts.product_id} from ${productTexts} where ${condition})`;

export const readable = ({ languageId, fallbackId }: ReadingPlace) =>
  inArray(productTexts.language_id, [languageId, fallbackId]);

const allOf = (words: readonly SearchWord[], condition: (word: SearchWord) => SQL): SQL =>
  words.length === 0 ? sql`false` : and(...words.map(condition))!;

/** A condition that an index answers: of pieces for what is short or unspaced, of three letters for all else. */
export const stands =
  (where: "name" | "text") =>
  (word: string): SQL => {
    const [text, column] =
      where === "name"
        ? [productTexts.search_name, productTexts.name_pieces]
        : [productTexts.search_text, productTexts.text_pieces];
    const pieces = piecesOfWord(word);
    const contained = sql`${text} like ${`%${escaped(word)}%`}`;
    if (pieces.length === 0) return contained;
    const indexed = sql`${column} @> ${sql.param(pieces)}::text[]`;
    // A description has no short pieces of its own where words are spaced: there the name's count.
    if (pieces.length === 1) return where === "name" ? indexed : sql`(${indexed} or ${stands("name")(word)})`;
    return and(indexed, contained)!;
  };

const isNamed = ({ root }: SearchWord): SQL => stands("name")(root);
/** A text has the word as it was typed; another form of it counts in names alone, where it means nothing else. */
const isThere = ({ word, root }: SearchWord): SQL =>
  root === word ? stands("text")(word) : sql`(${stands("text")(word)} or ${stands("name")(root)})`;

/**
 * Each word with its root: the longest with which a word of a name ends, as Nestfarn ends with the "farn" of "Farne". A word that names have as it was
 * typed keeps all its letters, so that "Rose" does not find Rosmarin; so does one that a name's word begins with, unless its root is a word
 * of its own, or long enough to say something where it ends one: "mons" is Monstera's beginning and no plural of the "mon" in common, "Rosen" are roses and not only a Rosenschere's beginning.
 */
export async function rooted(
  queries: Queries,
  { languageId, fallbackId }: ReadingPlace,
  words: readonly string[],
): Promise<SearchWord[]> {
  const formsIn = (word: string) => rootsOf(word, languageId);
  const inflected = words.filter((word) => formsIn(word).length > 0);
  if (inflected.length === 0) return words.map((word) => ({ word, root: word }));
  const endings = inflected.flatMap((word) => [word, ...formsIn(word).flatMap(({ forms }) => forms)]);
  const likely = [
    ...endings.map((ending) => `%${escaped(ending)}`),
    ...inflected.map((word) => `${escaped(word)}%`),
  ];
  const { rows } = await queries.execute<{ word: string }>(sql`
    select distinct word from search_words
    where in_names and language_id in (${languageId}, ${fallbackId})
      and word like any(${sql.param(likely)}::text[])`);
  const isKnown = (form: string, isWhole: boolean) =>
    rows.some(({ word }) => (isWhole ? word === form : word.endsWith(form)));
  const isShort = (form: string) => form.length < leastEnding;
  const isBeginning = (typed: string) => rows.some(({ word }) => word.startsWith(typed));
  return words.map((word) => {
    const begins = isBeginning(word);
    const found = formsIn(word).find(({ forms, isWhole }) =>
      forms.some((form) => isKnown(form, isWhole ?? (begins && isShort(form)))),
    );
    // An article says nothing.
    const isArticle = languageId === "ar" && found !== undefined;
    return { word, root: isKnown(word, false) && !isArticle ? word : (found?.root ?? word) };
  });
}
