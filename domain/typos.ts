import { distance } from "fastest-levenshtein";

/** Minimum lengths of a word with one wrong letter, and with two; shorter ones are too ambiguous. */
const [oneForgiven, twoForgiven] = [3, 6];

export const maximumTypos = (word: string): number =>
  word.length >= twoForgiven ? 2 : word.length >= oneForgiven ? 1 : 0;

const sorted = (word: string): string => Array.from(word).sort().join("");

export const isAnagram = (first: string, second: string): boolean => sorted(first) === sorted(second);

/** Two swapped letters count as one error. */
export const typoDistance = (first: string, second: string, letters: number): number =>
  letters === 2 && isAnagram(first, second) ? 1 : letters;

/** Whether a typed word may be a misspelling of a known one, or of its beginning; the first letter must be right. */
export function isLikelyTypoOf(typed: string, known: string): boolean {
  if (known[0] !== typed[0]) return false;
  return [known, known.slice(0, typed.length)].some(
    (word) => typoDistance(word, typed, distance(word, typed)) <= maximumTypos(typed),
  );
}
