import { areRelated } from "#domain/inflection.ts";
import { isUnspaced } from "#domain/search-text.ts";

/** Something with a name, in the form in which names are searched. */
export type Named = { normal: string };

/** Those whose name has all words: the one that is nothing else first, then those that begin with them. */
export function withAllWords<Item extends Named>(items: readonly Item[], words: readonly string[]): Item[] {
  if (words.length === 0) return [];
  const whole = words.join(" ");
  const rank = ({ normal }: Item) => (normal === whole ? 0 : normal.startsWith(whole) ? 1 : 2);
  return items
    .filter(({ normal }) => words.every((word) => normal.includes(word)))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** Those with a word that begins with each of the words, which say something: of three letters and more, or wherever they stand where words are not spaced. */
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

/** Those that have other forms of the words. */
export const withRelatedForms = <Item extends Named>(
  items: readonly Item[],
  words: readonly string[],
  languageId: string,
): Item[] =>
  items.filter(({ normal }) =>
    words.every((word) => normal.split(" ").some((known) => areRelated(word, known, languageId))),
  );
