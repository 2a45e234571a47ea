import { FileProblem } from "../utf8-text.ts";
import type { Row, Table } from "./csv.ts";
import type { GoodsRow, LineMistake } from "./goods-row.ts";
import { cellOf, type ShopifyFile } from "./shopify-product.ts";
import { rowOfVariant } from "./shopify-variant.ts";

const needed = ["Handle", "Title", "Body (HTML)", "Variant Price"];

/**
 * Shopify's export of products: each variant becomes a product. What is wrong goes into `mistakes`.
 * @throws FileProblem if it is no such export
 */
export function shopifyRows(
  table: Table,
  file: ShopifyFile,
  mistakes: LineMistake[],
): { rows: GoodsRow[]; leftOut: LineMistake[] } {
  const missing = needed.filter((column) => !table.columns.includes(column));
  if (missing.length > 0) throw new FileProblem([[1, `there is no column ${missing.join(", ")}`]]);
  const rows: GoodsRow[] = [];
  const leftOut: LineMistake[] = [];
  for (const [handle, lines] of Map.groupBy(table.rows, (row) => cellOf(row, "Handle"))) {
    const first = lines[0]!;
    const wrong = (line: number, words: string) => void mistakes.push({ line, words });
    for (const line of lines) for (const words of unreadableIn(line)) wrong(line.line, words);
    const why = whyLeftOut(first);
    if (why !== null) {
      leftOut.push({ line: first.line, words: `${handle} is left out: ${why}` });
      continue;
    }
    const priced = lines.filter((row) => cellOf(row, "Variant Price") !== "");
    const variants = priced.filter((row) => Number(cellOf(row, "Variant Price")) !== 0);
    for (const { line } of priced.filter((row) => !variants.includes(row)))
      leftOut.push({ line, words: `${handle} is left out: its price is 0` });
    if (priced.length > 0 && variants.length === 0) continue;
    if (handle === "") wrong(first.line, "Handle is missing");
    else if (cellOf(first, "Title") === "") wrong(first.line, "Title is missing");
    else if (variants.length === 0) wrong(first.line, "Variant Price is missing");
    else
      rows.push(
        ...variants.map((variant) =>
          rowOfVariant(
            { file, handle, first, lines, variants, wrong, hasDecimalComma: table.hasDecimalComma },
            variant,
          ),
        ),
      );
  }
  return { rows, leftOut };
}

const isYesOrNo = /^(true|false)?$/i;
/** What Shopify writes into columns that decide whether something is sold, and how it says so. */
const closed: readonly (readonly [column: string, pattern: RegExp, allowed: string])[] = [
  ["Status", /^(active|draft|archived|unlisted)?$/i, "active, draft, archived or unlisted"],
  ["Published", isYesOrNo, "true or false"],
  ["Gift Card", isYesOrNo, "true or false"],
  ["Variant Inventory Policy", /^(deny|continue)?$/i, "deny or continue"],
  ["Variant Inventory Qty", /^(-?\d+)?$/, "a whole number"],
];
/** Where a text stands that the shop takes over; a title is looked at with its options. */
const written = ["Body (HTML)", "Tags", "Type", "Vendor", "Variant SKU"];

function* unreadableIn(row: Row): Generator<string> {
  for (const [column, pattern, allowed] of closed) {
    const cell = cellOf(row, column);
    if (!pattern.test(cell)) yield `${column} is "${cell}": write ${allowed}`;
  }
  for (const column of written)
    if (cellOf(row, column).startsWith("="))
      yield `${column} begins with "=" as a formula does: write what it comes to`;
}

function whyLeftOut(row: Row): string | null {
  if (/^(draft|archived|unlisted)$/i.test(cellOf(row, "Status")))
    return `its Status is ${cellOf(row, "Status")}`;
  if (/^false$/i.test(cellOf(row, "Published"))) return "it is not published";
  if (/^true$/i.test(cellOf(row, "Gift Card"))) return "it is a gift card";
  return null;
}
