export type Kind = "text" | "html" | "number" | "yes or no" | "list" | "months";

/**
 * Columns are named like the fields of a product file; `*` is a market or a language. With variants, some fields
 * are always theirs; others are the product's, and `variant.` before them those of one that differs.
 */
export const kinds: Readonly<Record<string, Kind>> = {
  address: "text",
  reference: "text",
  gtin: "text",
  created_at: "text",
  categories: "list",
  allow_purchase: "yes or no",
  withdrawal_exempt: "yes or no",
  sent_on: "list",
  frost_sensitive: "yes or no",
  tax_class: "text",
  pot_included: "yes or no",
  points: "number",
  weight: "number",
  "stock.tracked": "yes or no",
  "stock.policy": "text",
  "stock.days": "number",
  "stock.low": "number",
  "stock.opening": "number",
  related: "list",
  pictures: "list",
  latin_name: "text",
  manufacturer: "text",
  "content.amount": "number",
  "content.unit": "text",
  "facts.light": "list",
  "facts.water": "text",
  "facts.pets": "text",
  "facts.height": "text",
  "facts.height.delivered": "number",
  "facts.height.grown": "number",
  "facts.hardiness": "number",
  "facts.habitats": "list",
  "facts.months": "text",
  "facts.months.sowing": "months",
  "facts.months.planting": "months",
  "facts.months.flowering": "months",
  "facts.months.harvest": "months",
  barred_countries: "list",
  "prices.*.price": "number",
  "prices.*.includes_vat": "yes or no",
  "prices.*.discounted": "number",
  "prices.*.discounted_includes_vat": "yes or no",
  "text.*.name": "text",
  "text.*.description": "html",
  "text.*.picture_alt": "text",
  "text.*.warnings": "text",
  "option1.*.name": "text",
  "option1.*.value": "text",
  "option2.*.name": "text",
  "option2.*.value": "text",
  "option3.*.name": "text",
  "option3.*.value": "text",
  "variant.allow_purchase": "yes or no",
  "variant.points": "number",
  "variant.tax_class": "text",
  "variant.stock.tracked": "yes or no",
  "variant.stock.policy": "text",
  "variant.stock.days": "number",
  "variant.stock.low": "number",
  "variant.stock.opening": "number",
  "variant.pictures": "list",
};

const named = /^(prices|text|option[123])\.([^.]+)\./;
export const patternOf = (column: string): string => column.replace(named, "$1.*.");
/** The language of an option's name or value; null for another column. */
export const optionLanguage = (column: string): string | null =>
  column.startsWith("option") ? (named.exec(column)?.[2] ?? null) : null;

/** Of a product with variants, what each of them has for itself. */
export const isOfVariant = (column: string): boolean =>
  ["reference", "gtin", "weight"].includes(column) || /^(prices|content|variant)\./.test(column);
/** The column of a product's field that a variant may have for itself. */
export const ownColumnOf = (column: string): string | null =>
  Object.hasOwn(kinds, `variant.${column}`) ? `variant.${column}` : null;
/** Where a column's value is in the product's file, or in its variant there. */
export const pathOf = (column: string): string[] => column.replace(/^variant\./, "").split(".");
