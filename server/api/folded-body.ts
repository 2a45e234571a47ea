import { foldedText } from "#domain/folded-text.ts";

/** Fields of one line that a person types, in every body, form and path of the contract. */
const lines: ReadonlySet<string> = new Set([
  "additional_info",
  "administrative_area",
  "city",
  "company",
  "email",
  "first_name",
  "holder",
  "iban",
  "last_name",
  "name",
  "phone",
  "street",
  "tax_number",
  "username",
  "zip_code",
]);

/** Folds such fields, however deep they are, before anything is checked or stored. */
export function foldLines(content: unknown): void {
  if (typeof content !== "object" || content === null) return;
  for (const [name, value] of Object.entries(content)) {
    if (typeof value !== "string") foldLines(value);
    else if (lines.has(name)) (content as Record<string, unknown>)[name] = foldedText(value);
  }
}
