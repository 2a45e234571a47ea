import { FileError } from "#server/operations/shop-data/utf8-text.ts";
import type { Table } from "./csv.ts";
import { optionColumns } from "./shopify-options.ts";

/** Shopify has two sets of column names: those of its exports, and those documented since 2024. */
const laterNames: Readonly<Record<string, readonly string[]>> = {
  Handle: ["URL handle"],
  "Body (HTML)": ["Description"],
  Published: ["Published on online store"],
  "Variant SKU": ["SKU"],
  "Variant Barcode": ["Barcode"],
  "Variant Price": ["Price"],
  "Variant Compare At Price": ["Compare-at price"],
  "Variant Grams": ["Weight value (grams)"],
  "Variant Inventory Tracker": ["Inventory tracker"],
  "Variant Inventory Qty": ["Inventory quantity"],
  "Variant Inventory Policy": ["Continue selling when out of stock"],
  "Image Src": ["Product image URL"],
  "Variant Image": ["Variant image URL"],
};
/** The same in both sets except for capitals. */
const sameNames = [
  "Title",
  "Vendor",
  "Product Category",
  "Type",
  "Tags",
  "Status",
  "Gift Card",
  ...optionColumns,
  "Unit Price Total Measure",
  "Unit Price Total Measure Unit",
  "Image Position",
  "Image Alt Text",
];

const canonical: ReadonlyMap<string, string> = new Map(
  [...Object.entries(laterNames), ...sameNames.map((name) => [name, []] as const)].flatMap(([name, later]) =>
    [name, ...later].map((heading) => [heading.toLowerCase(), name] as const),
  ),
);

const ofMarket: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^included \/ /i, "Included / "],
  [/^price \/ /i, "Price / "],
  [/^compare[- ]at price \/ /i, "Compare At Price / "],
];

function nameOf(heading: string): string {
  const market = ofMarket.find(([pattern]) => pattern.test(heading));
  if (market) return heading.replace(...market);
  return canonical.get(heading.toLowerCase()) ?? heading;
}

/** Maps Shopify's older name of a column to this table's. */
export type ColumnNames = (name: string) => string;

/**
 * Renames the columns to Shopify's older names.
 * @throws FileError if the table has a column under both names
 */
export function normalizeColumns(table: Table): { table: Table; headingOf: ColumnNames } {
  const headings = new Map<string, string>();
  for (const heading of table.columns) {
    const name = nameOf(heading);
    const other = headings.get(name);
    if (other !== undefined && heading !== "")
      throw new FileError([[1, `has both ${other} and ${heading}, which are the same`]]);
    headings.set(name, heading);
  }
  const isOlder = headings.get("Handle") === "Handle";
  return {
    table: {
      ...table,
      columns: [...headings.keys()],
      rows: table.rows.map(({ line, cells }) => ({
        line,
        cells: new Map([...headings].map(([name, heading]) => [name, cells.get(heading)!])),
      })),
    },
    headingOf: (name) => headings.get(name) ?? (isOlder ? name : (laterNames[name]?.[0] ?? name)),
  };
}
