/**
 * What another form of a word may have in common with it. `root`: what names are asked for; `forms`: with which of them a name's word ends, or
 * which it is, where a language puts no words together.
 */
export type Root = { root: string; forms: readonly string[]; isWhole?: boolean };

/** How words end in more than one form, in the normal form of `normalizeForSearch`: plurals, and cases of German and Czech. */
const endings: Readonly<Record<string, readonly string[]>> = {
  en: ["ies", "es", "s"],
  de: ["en", "er", "es", "e", "n", "s"],
  cs: ["ata", "ami", "emi", "ech", "ich", "ach", "at", "ou", "em", "um", "am", "y", "i", "e", "a", "u"],
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
const least = { en: 3, de: 3, cs: 4, ar: 3, ja: 3 };

/** The roots of a word's other forms in a language, the longest first; nothing in languages of which we know none. */
export function findRoots(word: string, languageId: string): Root[] {
  switch (languageId) {
    case "en":
      if (singular.test(word)) return [];
      // Half of what is meant by tomatoes, and a common mistake.
      return word.endsWith("oe") && word.length > least.en + 1
        ? [same(word.slice(0, -1))]
        : withoutEndings(word, languageId);
    case "cs":
      return withoutEndings(word, languageId).flatMap((one) => [one, ...withFleetingE(one.root)]);
    case "de":
      return withoutEndings(word, languageId);
    case "ar":
      return withoutArticle(word);
    case "ja":
      return voiced(word);
    default:
      return [];
  }
}

const same = (root: string): Root => ({ root, forms: [root] });

const withoutEndings = (word: string, languageId: "en" | "de" | "cs"): Root[] =>
  endings[languageId]!.filter(
    (ending) => word.endsWith(ending) && word.length - ending.length >= least[languageId],
  )
    .map((ending) => word.slice(0, -ending.length))
    .toSorted((one, other) => other.length - one.length)
    .map((root) => ({ root, forms: further[languageId]!.map((ending) => root + ending) }));

/** An e that comes and goes in Czech: konve are of a konev, hrnce of a hrnec. */
const withFleetingE = (root: string): Root[] =>
  /[^aeiouy]{2}$/.test(root) ? [same(`${root.slice(0, -1)}e${root.slice(-1)}`)] : [];

/** The article, alone or with one letter before it that joins: "the", "and the", "with the", "for the". */
const article = /^(?:[وبكف]?ال|لل)/;

function withoutArticle(word: string): Root[] {
  const root = word.replace(article, "");
  return root !== word && root.length >= least.ar ? [{ ...same(root), isWhole: true }] : [];
}

const voiceless = "かきくけこさしすせそたちつてとはひふへほ";

/** The second part of a compound often begins with a voiced letter, which is the next one in Unicode: はさみ are in 剪定ばさみ. */
function voiced(word: string): Root[] {
  const [first = ""] = word;
  if (word.length < least.ja || !voiceless.includes(first)) return [];
  return [same(String.fromCharCode(first.charCodeAt(0) + 1) + word.slice(1))];
}

/** Whether two words may be forms of one: they are the same, or have a root in common. */
export function areRelated(one: string, other: string, languageId: string): boolean {
  const rootsAnd = (word: string) => [word, ...findRoots(word, languageId).map(({ root }) => root)];
  return rootsAnd(one).some((root) => rootsAnd(other).includes(root));
}
