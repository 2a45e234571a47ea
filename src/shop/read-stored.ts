import type { TextStorage } from "./browser.ts";

/**
 * Whether a value is an object with fields of these types. Runs on every page, so it is written in a few bytes; data that
 * only some pages read has a valibot schema.
 */
export const hasFieldTypes = (
  value: unknown,
  types: Record<string, "string" | "boolean" | "number">,
): value is Record<string, unknown> =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(types).every(([field, type]) => typeof (value as Record<string, unknown>)[field] === type);

/** Null if nothing valid is stored. */
export function readStored<Value>(
  storage: TextStorage,
  key: string,
  is: (value: unknown) => value is Value,
): Value | null {
  try {
    const value: unknown = JSON.parse(storage.read(key) ?? "null");
    return is(value) ? value : null;
  } catch {
    return null;
  }
}
