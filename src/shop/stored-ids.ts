import type { TextStorage } from "./browser.ts";
import { hasFieldTypes, readStored } from "./read-stored.ts";

type StoredIds = { version: 1; productIds: string[] };
const isStoredIds = (value: unknown): value is StoredIds =>
  hasFieldTypes(value, { version: "number" }) &&
  value["version"] === 1 &&
  Array.isArray(value["productIds"]) &&
  value["productIds"].every((id) => typeof id === "string" && /^[\da-f-]{36}$/i.test(id));

/** Product ids stored under a key, the latest first; null if there are none. */
export const readStoredIds = (storage: TextStorage, key: string): string[] | null =>
  readStored(storage, key, isStoredIds)?.productIds ?? null;

export const storeIds = (storage: TextStorage, key: string, productIds: readonly string[] | null): void =>
  storage.write(key, productIds && JSON.stringify({ version: 1, productIds }));
