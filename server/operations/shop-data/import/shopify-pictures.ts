import { join } from "node:path";
import type { Row } from "./csv.ts";
import type { IncomingPicture } from "./product-row.ts";
import { pictureName } from "./pictures.ts";
import { readCell, type ShopifyFile } from "./shopify-product.ts";

type Picture = { line: number; address: string; alt: string };

/**
 * A variant's own pictures, then those of the whole product but not those of other variants; failing that, the
 * product's first.
 */
export function variantPictures(
  file: ShopifyFile,
  handle: string,
  lines: readonly Row[],
  variants: readonly Row[],
): (variant: Row) => (IncomingPicture & { alt: string })[] {
  const all = lines
    .map((row) => ({
      line: row.line,
      address: readCell(row, "Image Src"),
      position: Number(readCell(row, "Image Position")) || Infinity,
      alt: readCell(row, "Image Alt Text"),
    }))
    .filter(({ address }) => address !== "")
    .sort((first, second) => first.position - second.position || first.line - second.line);
  const byAddress = new Map(all.toReversed().map((picture) => [picture.address, picture]));
  const imageOf = (row: Row) => readCell(row, "Variant Image");
  const ofVariants = new Set(variants.map(imageOf));
  const shared = all.filter(({ address }) => !ofVariants.has(address));
  const incoming = ({ line, address, alt }: Picture) => ({
    line,
    column: "Image Src",
    name: pictureName(handle, address),
    source: file.pictures === undefined ? address : join(file.pictures, fileName(address)),
    alt,
  });
  return (variant) => {
    const own = imageOf(variant);
    const first: Picture[] =
      own === "" ? [] : [byAddress.get(own) ?? { line: variant.line, address: own, alt: "" }];
    const pictures = [...first, ...shared];
    return (pictures.length > 0 ? pictures : all.slice(0, 1)).map(incoming);
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
