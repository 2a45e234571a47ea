import { createHash } from "node:crypto";
import slugify from "@sindresorhus/slugify";
import { maximumSlugLength } from "#domain/slug.ts";
import type { Row } from "./csv.ts";
import { optionValues } from "./shopify-options.ts";

/** A slug per variant. Options whose slugs are equal, such as "S M" and "S-M", get a hash suffix. */
export function variantSlugs(handle: string, variants: readonly Row[]): ReadonlyMap<Row, string> {
  const own = new Map(variants.map((variant) => [variant, ownAddress(handle, variant)]));
  const shared = Map.groupBy(own.values(), (address) => address);
  return new Map(
    [...own].map(([variant, address]) => [
      variant,
      shared.get(address)!.length > 1
        ? shortened(`${address}-${digitsOf(optionValues(variant).join("\n"))}`)
        : address,
    ]),
  );
}

const ownAddress = (handle: string, variant: Row): string =>
  shortened([decoded(handle), ...optionValues(variant)].map(partOf).join("-"));

export const productSlug = (handle: string): string => slugOf(decoded(handle));

/** With `isDistinct`, another one than that of a word with an equal slug. */
export const slugOf = (word: string, isDistinct = false): string =>
  shortened(isDistinct ? `${partOf(word)}-${digitsOf(word)}` : partOf(word));

/** Names without Latin letters, such as 観葉植物, get a stable hash. */
function partOf(word: string): string {
  const part = slugify(word, { decamelize: false });
  const isWhole = /^[\p{Script=Latin}\p{Script=Arabic}\d\s'’.,:;()-]+$/u.test(word) && part !== "";
  return isWhole ? part : [part, digitsOf(word)].filter(Boolean).join("-");
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
