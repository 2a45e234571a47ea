import { isDeepStrictEqual } from "node:util";

const shortest = 40;

/** What differs between two contents of a file, by field. */
export function* values(before: unknown, after: unknown, at: readonly string[]): Generator<string> {
  if (isDeepStrictEqual(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (const [index, value] of before.entries())
      yield* values(value, after[index], [...at, String(index + 1)]);
    return;
  }
  if (isRecord(before) && isRecord(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* values(before[key], after[key], [...at, key]);
    return;
  }
  yield `${at.join(".")} ${inWords(before)} → ${inWords(after)}`.trim();
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function inWords(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = typeof value === "string" ? value.replace(/\s+/g, " ") : JSON.stringify(value);
  return text.length > shortest ? `${text.slice(0, shortest)}…` : text;
}
