import { FileError } from "../utf8-text.ts";
import type { Table } from "./csv.ts";

/** Shopify has two sets of names for the columns of its table: those of its exports, and those that its help describes since 2024. */
const laterNames: Readonly<Record<string, readonly string[]>> = {
  Handle: ["URL handle"],
  "Body (HTML)": ["Description"],
  Published: ["Published on online store"],
  "Variant SKU": ["SKU"],
  "Variant Barcode": ["Barcode"],
  "Variant Price": ["Price"],
  "Variant Compare At Price": ["Compare-at price"],
  "Variant Inventory Tracker": ["Inventory tracker"],
  "Variant Inventory Qty": ["Inventory quantity"],
  "Variant Inventory Policy": ["Continue selling when out of stock"],
  "Image Src": ["Product image URL"],
  "Variant Image": ["Variant image URL"],
};
/** Called the same in both but for capitals. */
const sameNames = [
  "Title",
  "Vendor",
  "Product Category",
  "Type",
  "Tags",
  "Status",
  "Gift Card",
  "Option1 Value",
  "Option2 Value",
  "Option3 Value",
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

/** Of one of Shopify's markets, as in `Price / Japan`. */
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

/** What this table calls a column that is known by Shopify's older name. */
export type ColumnNames = (name: string) => string;

/**
 * The table with Shopify's older names for its columns, whichever of the two it uses.
 * @throws FileError if it has both for one
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
