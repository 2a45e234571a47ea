/** An acute accent, which joins the letter before it. */
const accent = "\u0301";
/** What stands between them is written from right to left. */
const [rightToLeft, end] = ["\u202e", "\u202c"];

/** A text as a longer language would have it, with an accent on each letter and its vowels twice; or turned round. */
export function pseudoWords(text: string, strategy: "accented" | "bidi"): string {
  if (strategy === "bidi") return `${rightToLeft}${text}${end}`;
  return text
    .replace(/[aeou]/gi, "$&$&")
    .replace(/[a-z]/gi, `$&${accent}`)
    .normalize("NFC");
}
