import { renderEmail } from "./render-email.ts";
import {
  signature,
  type EmailTemplate,
  type EmailPart,
  type EmailRow,
  type EmailLanguage,
} from "./email-template.ts";

export const renderEmailBodies = (letter: EmailTemplate, wording: EmailLanguage) => ({
  subject: letter.heading,
  text: plainLetter(letter, wording),
  html: renderEmail(letter, wording),
});

const plainLetter = ({ parts }: EmailTemplate, { say }: EmailLanguage): string =>
  [...parts.map(plainPart), `${say("mail.closing")}\n${signature}`].join("\n\n");

const plainRows = (rows: readonly EmailRow[]): string =>
  rows.map(({ label, value }) => [label, value].filter(Boolean).join("   ")).join("\n");

function plainPart(part: EmailPart): string {
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
