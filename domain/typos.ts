import { distance } from "fastest-levenshtein";

/** Letters of a word from which one may be wrong, and two; shorter ones mean too many things. */
const [oneForgiven, twoForgiven] = [3, 6];

/** How many letters of a word may be mistyped. */
export const maximumTypos = (word: string): number =>
  word.length >= twoForgiven ? 2 : word.length >= oneForgiven ? 1 : 0;

const sorted = (word: string): string => Array.from(word).sort().join("");

/** Whether two words have the same letters. */
export const isAnagram = (one: string, other: string): boolean => sorted(one) === sorted(other);

/** Two letters the wrong way round count as one. */
export const typoDistance = (one: string, other: string, letters: number): number =>
  letters === 2 && isAnagram(one, other) ? 1 : letters;

/** Whether a word that somebody typed may mean a word that is known, or its beginning: the first letter is right. */
export function isLikelyTypoOf(typed: string, known: string): boolean {
  if (known[0] !== typed[0]) return false;
  return [known, known.slice(0, typed.length)].some(
    (word) => typoDistance(word, typed, distance(word, typed)) <= maximumTypos(typed),
  );
}
