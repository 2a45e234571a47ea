import { z } from "zod";
import { slug } from "#server/operations/shop-data/format-values.ts";
import type { Row } from "./csv.ts";
import type { FieldChange } from "./product-row.ts";
import type { ColumnNames } from "./shopify-columns.ts";
import type { ProductPictures } from "./shopify-pictures.ts";

export const shopifyFile = z.strictObject({
  language: slug,
  markets: z.record(
    slug,
    z.strictObject({ includes_vat: z.boolean(), shopify_market: z.string().optional() }),
  ),
  categories: z.record(z.string(), slug).default({}),
  otherwise: slug.optional(),
  manufacturers: z.record(z.string(), slug).default({}),
  /** Handles whose variants become products of their own. */
  separate: z.array(z.string()).default([]),
  pictures: z.string().optional(),
});
export type ShopifyFile = z.infer<typeof shopifyFile>;

export type Product = {
  file: ShopifyFile;
  handle: string;
  first: Row;
  variants: readonly Row[];
  pictures: ProductPictures;
  description: string;
  categories: readonly string[];
  headingOf: ColumnNames;
  /** A field with the cell that it comes from. */
  cell: (row: Row, column: string, path: string, value: unknown) => FieldChange;
  hasDecimalComma: boolean;
  reject: (line: number, words: string) => void;
  /** The lines of the GTINs that were read so far, for all products of the table. */
  barcodes: Map<string, number>;
  /** The same for references. */
  references: Map<string, number>;
  /** Reports a value that is not imported. */
  leaveOut: (line: number, words: string) => void;
};

export const readCell = ({ cells }: Row, column: string): string => cells.get(column)?.trim() ?? "";
