import { createHash } from "node:crypto";
import slugify from "@sindresorhus/slugify";
import { maximumSlugLength } from "#domain/slug.ts";
import type { Row } from "./csv.ts";
import { readCell } from "./shopify-product.ts";

export const variantOptions = (variant: Row): string[] =>
  ["Option1 Value", "Option2 Value", "Option3 Value"]
    .map((column) => readCell(variant, column))
    .filter((value) => value !== "" && value !== "Default Title");

/** A slug per variant. Options whose slugs are equal, such as "S M" and "S-M", get a hash suffix. */
export function variantSlugs(handle: string, variants: readonly Row[]): ReadonlyMap<Row, string> {
  const own = new Map(variants.map((variant) => [variant, ownAddress(handle, variant)]));
  const shared = Map.groupBy(own.values(), (address) => address);
  return new Map(
    [...own].map(([variant, address]) => [
      variant,
      shared.get(address)!.length > 1
        ? shortened(`${address}-${digitsOf(variantOptions(variant).join("\n"))}`)
        : address,
    ]),
  );
}

/** Names without Latin letters, such as 観葉植物, get a stable hash. */
function ownAddress(handle: string, variant: Row): string {
  const parts = [decoded(handle), ...variantOptions(variant)].map((word) => {
    const part = slugify(word, { decamelize: false });
    const isWhole = /^[\p{Script=Latin}\p{Script=Arabic}\d\s'’.,:;()-]+$/u.test(word) && part !== "";
    return isWhole ? part : [part, digitsOf(word)].filter(Boolean).join("-");
  });
  return shortened(parts.join("-"));
}

function shortened(address: string): string {
  if (address.length <= maximumSlugLength) return address;
  return `${address.slice(0, maximumSlugLength - 9).replace(/-+$/, "")}-${digitsOf(address)}`;
}

const digitsOf = (word: string): string => createHash("sha256").update(word).digest("hex").slice(0, 8);

function decoded(handle: string): string {
  try {
    return decodeURIComponent(handle);
  } catch {
    return handle;
  }
}
