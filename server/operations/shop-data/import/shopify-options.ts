import { mostVariants } from "#server/operations/shop-data/format-variants.ts";
import type { Row } from "./csv.ts";
import { readCell, type Product } from "./shopify-product.ts";
import type { NamedCell } from "./product-row.ts";

const numbers = [1, 2, 3] as const;
const nameColumn = (number: number) => `Option${number} Name`;
const valueColumn = (number: number) => `Option${number} Value`;

/** Shopify writes this value for a product without options. */
const noOption = "Default Title";

export const optionColumns = numbers.flatMap((number) => [nameColumn(number), valueColumn(number)]);

/** An option's value; empty if the line has none. */
const valueOf = (variant: Row, number: number): string => {
  const value = readCell(variant, valueColumn(number));
  return value === noOption ? "" : value;
};

export const optionValues = (variant: Row): string[] =>
  numbers.map((number) => valueOf(variant, number)).filter((value) => value !== "");

/** What a product's variants differ in, and their values; null if they have been rejected. */
export function readOptions(
  product: Pick<Product, "first" | "variants" | "headingOf" | "reject" | "handle">,
): { options: NamedCell[]; valuesOf: (variant: Row) => NamedCell[] } | null {
  const { first, variants, headingOf, handle } = product;
  let isRejected = false;
  const reject = (line: number, words: string) => {
    isRejected = true;
    product.reject(line, words);
  };
  const tooMany = variants[mostVariants];
  if (tooMany)
    reject(
      tooMany.line,
      `${headingOf("Handle")} ${handle} has ${variants.length} variants, and a product has at most ${mostVariants}; those of a handle under "separate" in the Shopify file become products of their own`,
    );
  const used = numbers.filter((number) => variants.some((variant) => valueOf(variant, number) !== ""));
  if (used.length === 0 && variants.length > 1)
    reject(
      variants[1]!.line,
      `${headingOf(valueColumn(1))} is missing: ${handle} has ${variants.length} lines with a price`,
    );
  const options = used.map((number): NamedCell => {
    const column = nameColumn(number);
    const row = [first, ...variants].find((one) => readCell(one, column) !== "") ?? first;
    return { name: readCell(row, column), line: row.line, column: headingOf(column) };
  });
  for (const [index, { name, line, column }] of options.entries()) {
    const isTaken = options.slice(0, index).some((other) => isSame(other.name, name));
    if (name === "") reject(line, `${column} is missing: what the variants differ in`);
    else if (isTaken) reject(line, `${column} "${name}" is that of another option too`);
  }
  const valuesOf = (variant: Row) =>
    used.map((number): NamedCell => ({
      name: valueOf(variant, number),
      line: variant.line,
      column: headingOf(valueColumn(number)),
    }));
  const lines = new Map<string, number>();
  for (const variant of variants) {
    const values = valuesOf(variant);
    const missing = values.filter(({ name }) => name === "");
    for (const { column } of missing)
      reject(variant.line, `${column} is missing: other lines of ${handle} have one`);
    if (missing.length > 0 || values.length === 0) continue;
    const key = JSON.stringify(values.map(({ name }) => name.toLowerCase()));
    const earlier = lines.get(key);
    if (earlier === undefined) lines.set(key, variant.line);
    else
      reject(
        variant.line,
        `${values.map(({ column, name }) => `${column} ${name}`).join(", ")}: line ${earlier} has the same`,
      );
  }
  return isRejected ? null : { options, valuesOf };
}

export const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Shopify has three options; cells of a fourth would otherwise be lost. */
export function* furtherOptions({ cells }: Row): Generator<string> {
  for (const [column, cell] of cells)
    if (/^option([4-9]|\d\d+) (name|value)$/i.test(column) && cell.trim() !== "")
      yield `${column} is "${cell.trim()}": a product has at most three options`;
}
