import { wishMaximum } from "../../../domain/wish-list.ts";
import { storageKeys } from "../../shop/storage-keys.ts";
import type { Keeper } from "../../shop/browser.ts";
import { has, readStored } from "../../shop/stored.ts";

type Kept = { version: 1; productIds: string[] };
const isKept = (value: unknown): value is Kept =>
  has(value, { version: "number" }) &&
  value["version"] === 1 &&
  Array.isArray(value["productIds"]) &&
  value["productIds"].every((id) => typeof id === "string" && /^[\da-f-]{36}$/i.test(id));

/** What a visitor wishes for, the latest first: in this browser alone. */
export const readWishes = (keeper: Keeper): string[] =>
  readStored(keeper, storageKeys.wishes, isKept)?.productIds.slice(0, wishMaximum) ?? [];

export const storeWishes = (keeper: Keeper, productIds: readonly string[]): void =>
  keeper.write(storageKeys.wishes, productIds.length > 0 ? JSON.stringify({ version: 1, productIds }) : null);
