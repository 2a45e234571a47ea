import { wishListMaximum } from "#domain/business-constants.ts";
import type { TextStorage } from "#src/shop/browser.ts";
import { readStoredIds } from "#src/shop/stored-ids.ts";
import { hasFieldTypes, readStored } from "#src/shop/read-stored.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";

export type Wish = { productId: string; variantId: string };

/** Beside the ids of products, which pages of the previous version read and write alone. */
type Variants = { variantIds: Readonly<Record<string, unknown>> };
const hasVariants = (value: unknown): value is Variants =>
  hasFieldTypes(value, {}) && hasFieldTypes((value as Record<string, unknown>)["variantIds"], {});

/** The latest first. A product without a stored variant means its default one, which has the product's id. */
export function readStoredWishes(storage: TextStorage): Wish[] {
  const ids = readStoredIds(storage, storageKeys.wishes)?.slice(0, wishListMaximum) ?? [];
  const variants = readStored(storage, storageKeys.wishes, hasVariants)?.variantIds ?? {};
  return ids.map((productId) => {
    const variantId = variants[productId];
    const isId = typeof variantId === "string" && /^[\da-f-]{36}$/i.test(variantId);
    return { productId, variantId: isId ? variantId : productId };
  });
}

export function storeWishes(storage: TextStorage, wishes: readonly Wish[]): void {
  const productIds = wishes.map(({ productId }) => productId);
  const others = wishes.filter(({ productId, variantId }) => variantId !== productId);
  const variantIds = Object.fromEntries(others.map(({ productId, variantId }) => [productId, variantId]));
  const stored = { version: 1, productIds, ...(others.length > 0 && { variantIds }) };
  storage.write(storageKeys.wishes, wishes.length > 0 ? JSON.stringify(stored) : null);
}
