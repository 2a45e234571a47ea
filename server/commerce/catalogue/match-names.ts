import { areRelated } from "#domain/inflection.ts";
import { isUnspaced } from "#domain/search-text.ts";

export type Named = { normal: string };

/** Names with all words: an exact match first, then those that begin with them. */
export function withAllWords<Item extends Named>(items: readonly Item[], words: readonly string[]): Item[] {
  if (words.length === 0) return [];
  const phrase = words.join(" ");
  const rank = ({ normal }: Item) => (normal === phrase ? 0 : normal.startsWith(phrase) ? 1 : 2);
  return items
    .filter(({ normal }) => words.every((word) => normal.includes(word)))
    .toSorted((first, second) => rank(first) - rank(second));
}

/** Words of at least three letters match as prefixes; in scripts without spaces, anywhere. */
export const withWordPrefixes = <Item extends Named>(
  items: readonly Item[],
  words: readonly string[],
): Item[] =>
  words.some((word) => word.length < leastSaying && !isUnspaced(word))
    ? []
    : withAllWords(items, words).filter(({ normal }) =>
        words.every((word) => isUnspaced(word) || ` ${normal}`.includes(` ${word}`)),
      );

const leastSaying = 3;

export const withRelatedForms = <Item extends Named>(
  items: readonly Item[],
  words: readonly string[],
  languageId: string,
): Item[] =>
  items.filter(({ normal }) =>
    words.every((word) => normal.split(" ").some((known) => areRelated(word, known, languageId))),
  );
