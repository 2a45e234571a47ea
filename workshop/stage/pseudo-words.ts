/** A combining acute accent. */
const accent = "\u0301";
/** Text between these characters is written from right to left. */
const [rightToLeft, end] = ["\u202e", "\u202c"];

/** The text with an accent on each letter and doubled vowels, like a longer language; or in right-to-left order. */
export function pseudoWords(text: string, strategy: "accented" | "bidi"): string {
  if (strategy === "bidi") return `${rightToLeft}${text}${end}`;
  return text
    .replace(/[aeou]/gi, "$&$&")
    .replace(/[a-z]/gi, `$&${accent}`)
    .normalize("NFC");
}
