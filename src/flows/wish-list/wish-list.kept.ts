import { wishListMaximum } from "../../../domain/wish-list.ts";
import type { Keeper } from "../../shop/browser.ts";
import { readIds, storeIds } from "../../shop/kept-ids.ts";
import { storageKeys } from "../../shop/storage-keys.ts";

/** What a visitor wishes for, the latest first: in this browser alone. */
export const readWishes = (keeper: Keeper): string[] =>
  readIds(keeper, storageKeys.wishes)?.slice(0, wishListMaximum) ?? [];

export const storeWishes = (keeper: Keeper, productIds: readonly string[]): void =>
  storeIds(keeper, storageKeys.wishes, productIds.length > 0 ? productIds : null);
