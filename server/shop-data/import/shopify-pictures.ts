import { join } from "node:path";
import type { Row } from "./csv.ts";
import type { Incoming } from "./goods-row.ts";
import { pictureName } from "./pictures.ts";
import { cellOf, type Product } from "./shopify-product.ts";

/** The variant's own picture first, then those of the whole product; not those of its siblings. */
export function picturesOfVariant(
  { file, handle, lines, variants }: Product,
  variant: Row,
): (Incoming & { alt: string })[] {
  const imageOf = (row: Row) => cellOf(row, "Variant Image");
  const own = imageOf(variant);
  const ofSiblings = new Set(variants.filter((other) => other !== variant).map(imageOf));
  const all = lines
    .map((row) => ({
      line: row.line,
      address: cellOf(row, "Image Src"),
      position: Number(cellOf(row, "Image Position")) || Infinity,
      alt: cellOf(row, "Image Alt Text"),
    }))
    .filter(({ address }) => address !== "")
    .sort((one, other) => one.position - other.position || one.line - other.line);
  const first = all.find(({ address }) => address === own) ?? { line: variant.line, address: own, alt: "" };
  const shared = all.filter(({ address }) => address !== own && !ofSiblings.has(address));
  return [...(own === "" ? [] : [first]), ...shared].map(({ line, address, alt }) => ({
    line,
    column: "Image Src",
    name: pictureName(handle, address),
    source: file.pictures === undefined ? address : join(file.pictures, fileName(address)),
    alt,
  }));
}

/** The last part of an address, or of a path; of one that hides slashes, what is behind them. */
function fileName(address: string): string {
  const last = (URL.canParse(address) ? new URL(address).pathname : address).split("/").at(-1)!;
  try {
    return decodeURIComponent(last).split(/[/\\]/).at(-1)!;
  } catch {
    return last;
  }
}
