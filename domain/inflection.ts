/**
 * How words end in more than one form, in the normal form of `searchText`, longest first: plurals, and cases of German and Czech. Only what is left of
 * a word and stands in a name of the shop's is looked for too, so an ending too many does no harm.
 */
const endings: Readonly<Record<string, readonly string[]>> = {
  en: ["ies", "es", "s"],
  de: ["en", "er", "es", "e", "n", "s"],
  cs: ["ami", "emi", "ech", "ich", "ach", "ou", "em", "um", "am", "y", "i", "e", "a", "u"],
};
/** These letters of English end one thing too: grass, cactus, iris. */
const singular = /(?:ss|us|is)$/;
/** Letters that have to be left of a word: fewer stand in too many names. */
const least: Readonly<Record<string, number>> = { en: 3, de: 3, cs: 4 };

/** A word without each ending that it may have in a language, the longest first; nothing in languages of which we know none. */
export function rootsOf(word: string, languageId: string): string[] {
  if (languageId === "en" && singular.test(word)) return [];
  return (endings[languageId] ?? [])
    .filter(
      (ending) => word.endsWith(ending) && word.length - ending.length >= (least[languageId] ?? Infinity),
    )
    .map((ending) => word.slice(0, -ending.length))
    .toSorted((one, other) => other.length - one.length);
}
