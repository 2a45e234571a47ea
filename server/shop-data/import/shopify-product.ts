import { z } from "zod";
import { slug } from "../format-values.ts";
import type { Row } from "./csv.ts";

/** What Shopify's export does not say, and the shop must know: `docs/import.md` documents it. */
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

/** The lines of one handle. */
export type Product = {
  file: ShopifyFile;
  handle: string;
  /** It says what all variants share. */
  first: Row;
  lines: readonly Row[];
  variants: readonly Row[];
  hasDecimalComma: boolean;
  wrong: (line: number, words: string) => void;
};

export const cellOf = ({ cells }: Row, column: string): string => cells.get(column)?.trim() ?? "";
