import { z } from "zod";
import { slug } from "#server/operations/shop-data/format-values.ts";
import type { Row } from "./csv.ts";
import type { IncomingPicture } from "./product-row.ts";
import type { ColumnNames } from "./shopify-columns.ts";

export const shopifyFile = z.strictObject({
  language: slug,
  markets: z.record(
    slug,
    z.strictObject({ includes_vat: z.boolean(), shopify_market: z.string().optional() }),
  ),
  categories: z.record(z.string(), slug).default({}),
  otherwise: slug.optional(),
  manufacturers: z.record(z.string(), slug).default({}),
  pictures: z.string().optional(),
});
export type ShopifyFile = z.infer<typeof shopifyFile>;

export type Product = {
  file: ShopifyFile;
  first: Row;
  variants: readonly Row[];
  addresses: ReadonlyMap<Row, string>;
  picturesOf: (variant: Row) => readonly (IncomingPicture & { alt: string })[];
  description: string;
  categories: readonly string[];
  headingOf: ColumnNames;
  hasDecimalComma: boolean;
  reject: (line: number, words: string) => void;
  /** The lines of the GTINs that were read so far, for all products of the table. */
  barcodes: Map<string, number>;
  /** Reports a value that is not imported. */
  leaveOut: (line: number, words: string) => void;
};

export const readCell = ({ cells }: Row, column: string): string => cells.get(column)?.trim() ?? "";
