import { paintLetter } from "./paint-letter.ts";
import { signature, type Letter, type Part, type Row, type Wording } from "./letter.ts";

/** Both forms of a letter, for a mail. */
export const writeLetter = (letter: Letter, wording: Wording) => ({
  subject: letter.heading,
  text: plainLetter(letter, wording),
  html: paintLetter(letter, wording),
});

const plainLetter = ({ parts }: Letter, { say }: Wording): string =>
  [...parts.map(plainPart), `${say("mail.closing")}\n${signature}`].join("\n\n");

const plainRows = (rows: readonly Row[]): string =>
  rows.map(({ label, value }) => [label, value].filter(Boolean).join("   ")).join("\n");

function plainPart(part: Part): string {
  switch (part.kind) {
    case "heading":
    case "paragraph":
      return part.text;
    case "button":
    case "link":
      return `${part.text}\n${part.href}`;
    case "bill":
      return `${plainRows(part.lines)}\n\n${plainRows(part.sums)}`;
    case "facts":
      return plainRows(part.rows);
    case "quote":
      return part.text
        .split("\n")
        .map((line) => `> ${line}`.trimEnd())
        .join("\n");
    case "address":
      return [part.heading, ...part.lines].join("\n");
  }
}
