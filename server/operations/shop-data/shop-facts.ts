import type { z } from "zod";
import { shopFile } from "./format.ts";

type ShopFile = z.infer<typeof shopFile>;

/** Servers of the last release read `payout_minimum` as a number. */
export function toShopFacts({ payout_minimum: minimum, ...shop }: ShopFile): object {
  if (typeof minimum === "object") return { ...shop, payout_minimums: minimum };
  return minimum === undefined ? shop : { ...shop, payout_minimum: minimum };
}

export function toShopFile(facts: object): ShopFile {
  const { payout_minimums: minimums, ...shop } = facts as { payout_minimums?: object };
  return shopFile.parse(minimums ? { ...shop, payout_minimum: minimums } : shop);
}
