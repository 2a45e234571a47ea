import { wishListMaximum } from "#domain/business-constants.ts";
import type { TextStorage } from "#src/shop/browser.ts";
import { readStoredIds, storeIds } from "#src/shop/stored-ids.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";

export const readStoredWishes = (storage: TextStorage): string[] =>
  readStoredIds(storage, storageKeys.wishes)?.slice(0, wishListMaximum) ?? [];

export const storeWishes = (storage: TextStorage, productIds: readonly string[]): void =>
  storeIds(storage, storageKeys.wishes, productIds.length > 0 ? productIds : null);
