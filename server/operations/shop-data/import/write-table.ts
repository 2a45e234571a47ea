import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import { optionName, type ProductOption } from "#domain/variants.ts";
import type { ShopFolder } from "#server/operations/shop-data/format.ts";
import { readShopFolder } from "#server/operations/shop-data/read.ts";
import { ShopFolderError } from "#server/operations/shop-data/shop-folder-error.ts";
import { isOfVariant, kinds, optionLanguage, pathOf } from "./own-kinds.ts";
import { readContent, type FileContent } from "./product-file.ts";

type Cell = string | number;
type Line = Record<string, Cell>;
type Written = { columns: readonly string[]; language: string };

/**
 * Writes the goods of a shop's folder into a new file, as the table that an import reads: a line for each product or
 * variant, a product's own fields in the first. Importing it changes nothing.
 */
export async function writeTable(folder: string, file: string): Promise<{ products: number; lines: number }> {
  const shop = await readShopFolder(folder);
  const [first] = shop.markets.toSorted((one, other) => one.position - other.position);
  const language = first!.languages[0]!;
  const written = { columns: columnsOf(shop, language), language };
  const lines = [...shop.products.keys()].flatMap((address) =>
    linesOf(address, readContent(join(folder, "products", `${address}.yaml`)), written),
  );
  const columns = written.columns.filter(
    (column) => column === "reference" || lines.some((line) => (line[column] ?? "") !== ""),
  );
  const text = stringify(lines, {
    header: true,
    columns: [...columns],
    escape_formulas: true,
    // A negative number is no formula.
    cast: { number: (value) => ({ value: String(value), escape_formulas: false }) },
  });
  try {
    writeFileSync(file, text, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new ShopFolderError(`${file} is there already.`);
  }
  return { products: shop.products.size, lines: lines.length };
}

/** In one language, the names of options: translations stay in the files. */
function columnsOf({ markets, languages }: ShopFolder, language: string): string[] {
  const ids = (kind: string): readonly { id: string }[] =>
    kind.startsWith("prices") ? markets : kind.startsWith("option") ? [{ id: language }] : languages;
  return Object.keys(kinds).flatMap((kind) =>
    kind.includes("*") ? ids(kind).map(({ id }) => kind.replace("*", id)) : [kind],
  );
}

function linesOf(address: string, content: FileContent, { columns, language }: Written): Line[] {
  const cells = (from: FileContent, isWanted: (column: string) => boolean): Line =>
    Object.fromEntries(
      columns
        .filter((column) => optionLanguage(column) === null && isWanted(column))
        .map((column) => [column, cellOf(valueAt(from, pathOf(column)))]),
    );
  const { variants } = content;
  if (!Array.isArray(variants))
    return [{ ...cells(content, (column) => !column.startsWith("variant.")), address }];
  const options = (content["options"] ?? []) as ProductOption[];
  return (variants as (FileContent & { options: Record<string, string> })[]).map((variant, index): Line => ({
    ...(index === 0 && cells(content, (column) => !isOfVariant(column))),
    ...cells(variant, isOfVariant),
    ...Object.fromEntries(
      options.flatMap(({ id, name, values }, at) => {
        const value = values.find((one) => one.id === variant.options[id]);
        return [
          [`option${at + 1}.${language}.name`, optionName(name, language, language)],
          [`option${at + 1}.${language}.value`, value ? optionName(value.name, language, language) : ""],
        ];
      }),
    ),
    address,
  }));
}

const valueAt = (content: FileContent, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (within, name) =>
      typeof within === "object" && within !== null ? (within as FileContent)[name] : undefined,
    content,
  );

function cellOf(value: unknown): Cell {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value;
  if (typeof value === "string") return value.trim();
  if (!Array.isArray(value)) return "";
  return value
    .map((one: unknown) => (typeof one === "object" && one !== null ? (one as { file: string }).file : one))
    .join("|");
}
