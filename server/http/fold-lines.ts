import { foldCode, foldText } from "#domain/fold-text.ts";

const lines: ReadonlySet<string> = new Set([
  "carrier",
  "additional_info",
  "administrative_area",
  "city",
  "company",
  "first_name",
  "holder",
  "last_name",
  "name",
  "street",
]);

const codes: ReadonlySet<string> = new Set([
  "email",
  "iban",
  "phone",
  "tax_number",
  "tour_lead_code",
  "tracking_number",
  "username",
  "zip_code",
]);

/** Folds these fields at any depth before validation. */
export function foldSingleLineFields(content: unknown): void {
  // A list instead of recursion: a deeply nested body must not overflow the stack.
  const open = [content];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== "object" || next === null) continue;
    for (const [name, value] of Object.entries(next)) {
      if (typeof value !== "string") open.push(value);
      else if (lines.has(name)) (next as Record<string, unknown>)[name] = foldText(value);
      else if (codes.has(name)) (next as Record<string, unknown>)[name] = foldCode(value);
    }
  }
}
