import type { z } from "zod";
import { shopFile } from "./format.ts";

type ShopFile = z.infer<typeof shopFile>;

/** As servers read it: those of the last release take `payout_minimum` for a number. */
export function toShopFacts({ payout_minimum: minimum, ...shop }: ShopFile): object {
  if (typeof minimum === "object") return { ...shop, payout_minimums: minimum };
  return minimum === undefined ? shop : { ...shop, payout_minimum: minimum };
}

/** As the folder writes it. */
export function toShopFile(facts: object): ShopFile {
  const { payout_minimums: minimums, ...shop } = facts as { payout_minimums?: object };
  return shopFile.parse(minimums ? { ...shop, payout_minimum: minimums } : shop);
}
