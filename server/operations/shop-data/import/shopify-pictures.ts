import { join } from "node:path";
import type { Row } from "./csv.ts";
import type { IncomingPicture } from "./product-row.ts";
import { pictureName } from "./pictures.ts";
import { readCell, type ShopifyFile } from "./shopify-product.ts";

type Picture = { line: number; column: string; address: string; alt: string };

export type ShopifyPicture = IncomingPicture & { alt: string };
export type ProductPictures = {
  /** Of the whole product: its first, then those of no variant. */
  shared: readonly ShopifyPicture[];
  /** A variant's own, unless it is the product's first. */
  own: (variant: Row) => readonly ShopifyPicture[];
  /** Of a variant that is a product: its own, then those of no variant; failing that, the product's first. */
  separate: (variant: Row) => readonly ShopifyPicture[];
};

export function readPictures(
  file: ShopifyFile,
  handle: string,
  lines: readonly Row[],
  variants: readonly Row[],
): ProductPictures {
  const all = lines
    .map((row) => ({
      line: row.line,
      column: "Image Src",
      address: readCell(row, "Image Src"),
      position: Number(readCell(row, "Image Position")) || Infinity,
      alt: readCell(row, "Image Alt Text"),
    }))
    .filter(({ address }) => address !== "")
    .sort((first, second) => first.position - second.position || first.line - second.line);
  const byAddress = new Map(all.toReversed().map((picture) => [picture.address, picture]));
  const imageOf = (row: Row): Picture[] => {
    const address = readCell(row, "Variant Image");
    if (address === "") return [];
    return [byAddress.get(address) ?? { line: row.line, column: "Variant Image", address, alt: "" }];
  };
  const ofVariants = new Set(variants.flatMap(imageOf).map(({ address }) => address));
  const ofNone = all.filter(({ address }) => !ofVariants.has(address));
  const main = all[0] ?? variants.flatMap(imageOf)[0];
  const incoming = ({ line, column, address, alt }: Picture) => ({
    line,
    column,
    name: pictureName(handle, address),
    source: file.pictures === undefined ? address : join(file.pictures, fileName(address)),
    alt,
  });
  return {
    shared: [...(main ? [main] : []), ...ofNone.filter(({ address }) => address !== main?.address)].map(
      incoming,
    ),
    own: (variant) =>
      imageOf(variant)
        .filter(({ address }) => address !== main?.address)
        .map(incoming),
    separate: (variant) => {
      const pictures = [...imageOf(variant), ...ofNone];
      return (pictures.length > 0 ? pictures : all.slice(0, 1)).map(incoming);
    },
  };
}

function fileName(address: string): string {
  const last = (URL.canParse(address) ? new URL(address).pathname : address).split("/").at(-1)!;
  try {
    return decodeURIComponent(last).split(/[/\\]/).at(-1)!;
  } catch {
    return last;
  }
}
