/**
 * What the inflected forms of a word have in common. `root`: the prefix to search names for. `forms`: a word of the name
 * must end with one of them, or equal one in languages without compounds.
 */
export type Root = { root: string; forms: readonly string[]; isWhole?: boolean };

/** Endings of inflected forms, in the normal form of `normalizeForSearch`: plurals, and cases of German and Czech. */
const endings: Readonly<Record<string, readonly string[]>> = {
  en: ["ies", "es", "s"],
  de: ["en", "er", "es", "e", "n", "s"],
  cs: ["ata", "ami", "emi", "ech", "ich", "ach", "at", "ou", "em", "um", "am", "y", "i", "e", "a", "u"],
};
/** Endings that a name's word may have beyond the root, such as berry for berries; in Czech most words end in a vowel. */
const further: Readonly<Record<string, readonly string[]>> = {
  en: ["", "y"],
  de: [""],
  cs: ["", "a", "e", "i", "o", "y"],
};
/** English singulars that end in s: grass, cactus, iris. */
const singular = /(?:ss|us|is)$/;
/** The minimum length of a root: shorter ones match too many names. */
const least = { en: 3, de: 3, cs: 4, ar: 3, ja: 3 };

/** The roots of a word's other forms, the longest first; empty for languages without rules. */
export function findRoots(word: string, languageId: string): Root[] {
  switch (languageId) {
    case "en":
      if (singular.test(word)) return [];
      // From tomatoes, and a common misspelling.
      return word.endsWith("oe") && word.length > least.en + 1
        ? [same(word.slice(0, -1))]
        : withoutEndings(word, languageId);
    case "cs":
      return withoutEndings(word, languageId).flatMap((root) => [root, ...withFleetingE(root.root)]);
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
    .toSorted((a, b) => b.length - a.length)
    .map((root) => ({ root, forms: further[languageId]!.map((ending) => root + ending) }));

/** Czech has a fleeting e: konev and konve, hrnec and hrnce. */
const withFleetingE = (root: string): Root[] =>
  /[^aeiouy]{2}$/.test(root) ? [same(`${root.slice(0, -1)}e${root.slice(-1)}`)] : [];

/** The Arabic article, alone or after a one-letter conjunction or preposition: "the", "and the", "with the", "for the". */
const article = /^(?:[وبكف]?ال|لل)/;

function withoutArticle(word: string): Root[] {
  const root = word.replace(article, "");
  return root !== word && root.length >= least.ar ? [{ ...same(root), isWhole: true }] : [];
}

const voiceless = "かきくけこさしすせそたちつてとはひふへほ";

/** The second part of a compound often begins with a voiced consonant, which is the next character in Unicode: はさみ in 剪定ばさみ. */
function voiced(word: string): Root[] {
  const first = word.charAt(0);
  if (word.length < least.ja || !voiceless.includes(first)) return [];
  return [same(String.fromCharCode(first.charCodeAt(0) + 1) + word.slice(1))];
}

export function areRelated(left: string, right: string, languageId: string): boolean {
  const rootsAnd = (word: string) => [word, ...findRoots(word, languageId).map(({ root }) => root)];
  return rootsAnd(left).some((root) => rootsAnd(right).includes(root));
}
