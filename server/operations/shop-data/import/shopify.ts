import { FileError } from "#server/operations/shop-data/utf8-text.ts";
import type { Row, Table } from "./csv.ts";
import type { ProductRow, LineError } from "./product-row.ts";
import { convertForeignHtml } from "#server/platform/html.ts";
import { progressInterval } from "#server/operations/shop-data/progress.ts";
import { furtherOptions, optionColumns } from "./shopify-options.ts";
import { productSlug, variantSlugs } from "./shopify-slugs.ts";
import { normalizeColumns, type ColumnNames } from "./shopify-columns.ts";
import { readPictures } from "./shopify-pictures.ts";
import { readCell, type Product, type ShopifyFile } from "./shopify-product.ts";
import { productToRows, variantToRow } from "./shopify-rows.ts";

const needed = ["Handle", "Title", "Body (HTML)", "Variant Price"];

/** Products of the folder, by address. */
type Known = (address: string) => { hasVariants: boolean } | null;

/**
 * Reads Shopify's product export: lines with one handle become a product with variants. Errors are added to `errors`.
 * @throws FileError if it is not such an export
 */
export function readShopifyRows(
  original: Table,
  file: ShopifyFile,
  errors: LineError[],
  say: (line: string) => void,
  known: Known,
): { rows: ProductRow[]; leftOut: LineError[] } {
  const { table, headingOf } = normalizeColumns(original);
  const { hasDecimalComma } = table;
  const missing = needed.filter((column) => !table.columns.includes(column));
  if (missing.length > 0)
    throw new FileError([[1, `there is no column ${missing.map(headingOf).join(", ")}`]]);
  const rows: ProductRow[] = [];
  const leftOut: LineError[] = [];
  const leaveOut = (line: number, words: string) => void leftOut.push({ line, words });
  const [barcodes, references] = [new Map<string, number>(), new Map<string, number>()];
  const byHandle = Map.groupBy(table.rows, (row) => readCell(row, "Handle"));
  const addressOf = new Map([...byHandle.keys()].map((handle) => [handle, productSlug(handle)]));
  const ofProducts = new Set(addressOf.values());
  let read = 0;
  for (const [handle, lines] of byHandle) {
    const first = lines[0]!;
    const reject = (line: number, words: string) => void errors.push({ line, words });
    for (const line of lines) for (const words of unreadableIn(line, headingOf)) reject(line.line, words);
    const why = whyLeftOut(first, headingOf);
    if (why !== null) {
      leaveOut(first.line, `${handle} is left out: ${why}`);
      continue;
    }
    const variants = soldVariants(handle, lines, leaveOut);
    if (variants === null) continue;
    const refused = whyRefused(handle, first, variants, headingOf);
    if (refused !== null) {
      reject(first.line, refused);
      continue;
    }
    const product: Product = {
      file,
      handle,
      first,
      variants,
      headingOf,
      hasDecimalComma,
      reject,
      barcodes,
      references,
      leaveOut,
      cell: (row, column, path, value) => ({
        line: row.line,
        column: headingOf(column),
        path: path.split("."),
        value,
      }),
      pictures: readPictures(file, handle, lines, variants),
      description: convertForeignHtml(readCell(first, "Body (HTML)"), { hasOwnPlaces: false }),
      categories: categoriesOf({ file, first, reject }),
    };
    const address = addressOf.get(handle)!;
    const separate = separateAddresses(product, address, { known, ofProducts });
    if (separate === null) rows.push(...productToRows(product, address));
    for (const [index, variant] of variants.entries()) {
      if (separate !== null) rows.push(variantToRow(product, variant, index, separate));
      read += 1;
      if (read % progressInterval === 0) say(`Variants read: ${read}`);
    }
  }
  return { rows, leftOut };
}

/** Addresses of variants that become products of their own, because an earlier import has made them so. */
function separateAddresses(
  { file: { separate }, handle, first, variants, leaveOut }: Product,
  address: string,
  { known, ofProducts }: { known: Known; ofProducts: ReadonlySet<string> },
): ReadonlyMap<Row, string> | null {
  const addresses = variantSlugs(handle, variants);
  if (separate.includes(handle)) return addresses;
  if (known(address)?.hasVariants) return null;
  const earlier = [...addresses.values()].filter((one) => !ofProducts.has(one) && known(one) !== null);
  if (earlier.length === 0) return null;
  if (variants.length > 1)
    leaveOut(
      first.line,
      `${handle} stays a product per variant, as it was imported before: ${earlier.slice(0, 3).join(", ")}${earlier.length > 3 ? " …" : ""}`,
    );
  return addresses;
}

/** The lines with a price, without free ones; null: it has none but free ones. */
function soldVariants(handle: string, lines: readonly Row[], leaveOut: Product["leaveOut"]): Row[] | null {
  const priced = lines.filter((row) => readCell(row, "Variant Price") !== "");
  const isFree = (row: Row) => /^0+([.,]0+)?$/.test(readCell(row, "Variant Price"));
  for (const { line } of priced.filter(isFree)) leaveOut(line, `${handle} is left out: its price is 0`);
  const sold = priced.filter((row) => !isFree(row));
  return priced.length > 0 && sold.length === 0 ? null : sold;
}

function whyRefused(
  handle: string,
  first: Row,
  variants: readonly Row[],
  headingOf: ColumnNames,
): string | null {
  if (handle === "") return `${headingOf("Handle")} is missing`;
  if (readCell(first, "Title") === "") return "Title is missing";
  return variants.length === 0 ? `${headingOf("Variant Price")} is missing` : null;
}

function categoriesOf({ file, first, reject }: Pick<Product, "file" | "first" | "reject">): string[] {
  const names = [
    readCell(first, "Type"),
    ...readCell(first, "Product Category").split(">"),
    ...readCell(first, "Tags").split(","),
  ]
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const lowerCaseNames = new Set(names.map((name) => name.toLowerCase()));
  const matches = Object.entries(file.categories).filter(([name]) => lowerCaseNames.has(name.toLowerCase()));
  if (matches.length > 0) return [...new Set(matches.map(([, category]) => category))];
  if (file.otherwise === undefined)
    reject(first.line, `Tags: categories has none of ${names.join(", ") || "them, for there are none"}`);
  return file.otherwise === undefined ? [] : [file.otherwise];
}

const isYesOrNo = /^(true|false)?$/i;
/** Columns that decide whether something is sold, with the values that Shopify writes. */
const constrainedColumns: readonly (readonly [column: string, pattern: RegExp, allowed: string])[] = [
  ["Status", /^(active|draft|archived|unlisted)?$/i, "active, draft, archived or unlisted"],
  ["Published", isYesOrNo, "true or false"],
  ["Gift Card", isYesOrNo, "true or false"],
  ["Variant Inventory Policy", /^(deny|continue|true|false)?$/i, "deny or continue, or TRUE or FALSE"],
  ["Variant Inventory Qty", /^(-?\d+)?$/, "a whole number"],
];
/** Columns with texts that are imported; the title is checked with its options. */
const textColumns = ["Body (HTML)", "Tags", "Type", "Vendor", "Variant SKU", ...optionColumns];

function* unreadableIn(row: Row, headingOf: ColumnNames): Generator<string> {
  yield* furtherOptions(row);
  for (const [column, pattern, allowed] of constrainedColumns) {
    const cell = readCell(row, column);
    if (!pattern.test(cell)) yield `${headingOf(column)} is "${cell}": write ${allowed}`;
  }
  for (const column of textColumns)
    if (readCell(row, column).startsWith("="))
      yield `${headingOf(column)} begins with "=" as a formula does: write what it comes to`;
}

function whyLeftOut(row: Row, headingOf: ColumnNames): string | null {
  if (/^(draft|archived|unlisted)$/i.test(readCell(row, "Status")))
    return `its ${headingOf("Status")} is ${readCell(row, "Status")}`;
  if (/^false$/i.test(readCell(row, "Published"))) return "it is not published";
  if (/^true$/i.test(readCell(row, "Gift Card"))) return "it is a gift card";
  return null;
}
