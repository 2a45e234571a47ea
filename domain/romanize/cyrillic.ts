import { letterMap, type LetterMap } from "./pairs.ts";

/** As in passports (ICAO 9303), with the vowels that readers expect. */
const common = letterMap(
  "а a б b в v г g д d е e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya ё yo ъ - ь - і i ї yi є ye ґ g ў u ј j љ lj њ nj џ dz ћ c ђ dj ѓ gj ќ kj ѕ dz " +
    // Kazakh, and letters of its neighbours.
    "ә a ғ g қ k ң n ө o ұ u ү u һ h җ zh ҳ h ҷ j ӣ i ӯ u ў u",
);

/** National rules that differ: Bulgaria's Transliteration Act, Ukraine's resolution 55, Serbian Latin. */
const national: Readonly<Record<string, LetterMap>> = {
  BG: letterMap("щ sht ъ a х h ь y"),
  UA: letterMap("г h и y й i х kh ю iu я ia є ie ї i"),
  RS: letterMap("х h ц c ч č ш š ж ž ћ ć ђ đ џ dž"),
  ME: letterMap("х h ц c ч č ш š ж ž ћ ć ђ đ џ dž"),
  BA: letterMap("х h ц c ч č ш š ж ž ћ ć ђ đ џ dž"),
  MK: letterMap("х h ц c"),
};
const beginning: LetterMap = letterMap("й y ю yu я ya є ye ї yi");

/** @param text a word. @param country whose rule applies, ISO 3166-1 alpha-2 */
export function romanizeCyrillic(text: string, country: string): string {
  const letters = { ...common, ...national[country] };
  return text.toLowerCase().replace(/\p{Script=Cyrillic}|(?<=.)['’](?=.)/gu, (letter, at: number) => {
    const isFirst = at === 0;
    if (/['’]/.test(letter)) return country === "UA" ? "" : letter;
    return (isFirst ? beginning[letter] : undefined) ?? letters[letter] ?? letter;
  });
}
