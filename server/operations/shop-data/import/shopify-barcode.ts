import { parseGtin, printedGtin } from "#domain/gtin.ts";
import type { Row } from "./csv.ts";
import type { FieldChange } from "./product-row.ts";
import { readCell, type Product } from "./shopify-product.ts";

const column = "Variant Barcode";

/**
 * A barcode that is a GTIN becomes the product's; a shop's own numbers, and a GTIN that an earlier variant has, are
 * reported instead.
 */
export function gtinOf({ headingOf, barcodes, leaveOut }: Product, variant: Row): FieldChange[] {
  // Spreadsheets write an apostrophe before digits that are text.
  const barcode = readCell(variant, column).replace(/^'/, "");
  if (barcode === "") return [];
  const { line } = variant;
  const skip = (why: string): FieldChange[] => {
    leaveOut(line, `${headingOf(column)} ${barcode} is left out: ${why}`);
    return [];
  };
  const gtin = parseGtin(barcode);
  if (gtin === null) return skip("it is no GTIN of 8, 12, 13 or 14 digits with the right check digit");
  const earlier = barcodes.get(gtin);
  if (earlier !== undefined) return skip(`line ${earlier} has it already`);
  barcodes.set(gtin, line);
  return [{ line, column: headingOf(column), path: ["gtin"], value: printedGtin(gtin) }];
}
