/** How words end in more than one form, in the normal form of `searchText`: plurals, and cases of German and Czech. */
const endings: Readonly<Record<string, readonly string[]>> = {
  en: ["ies", "es", "s"],
  de: ["en", "er", "es", "e", "n", "s"],
  cs: ["ami", "emi", "ech", "ich", "ach", "ou", "em", "um", "am", "y", "i", "e", "a", "u"],
};
/** With what a name's form may end beyond what is left: berries are of a berry, and in Czech most words end in a vowel. */
const further: Readonly<Record<string, readonly string[]>> = {
  en: ["", "y"],
  de: [""],
  cs: ["", "a", "e", "i", "o", "y"],
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

/** The other forms that a root may have in a name, itself among them. */
export const formsOf = (root: string, languageId: string): string[] =>
  (further[languageId] ?? [""]).map((ending) => root + ending);
