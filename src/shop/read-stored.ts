import type { TextStorage } from "./browser.ts";

/**
 * Whether a value is an object with fields of these types. Every page reads what is stored, so this stands here in a few
 * bytes; whatever only some pages read has a valibot schema.
 */
export const hasFieldTypes = (
  value: unknown,
  types: Record<string, "string" | "boolean" | "number">,
): value is Record<string, unknown> =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(types).every(([field, type]) => typeof (value as Record<string, unknown>)[field] === type);

/** Null if there is none, or none that is what it should be. */
export function readStored<Value>(
  keeper: TextStorage,
  key: string,
  is: (value: unknown) => value is Value,
): Value | null {
  try {
    const value: unknown = JSON.parse(keeper.read(key) ?? "null");
    return is(value) ? value : null;
  } catch {
    return null;
  }
}
