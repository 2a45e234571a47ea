import { isDeepStrictEqual } from "node:util";
import type { ShopFiles } from "./shop-files.ts";

const shortest = 40;

export function describeDifferences(before: ShopFiles, after: ShopFiles): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    if (!before.has(name)) return [`${name}: new`];
    if (!after.has(name)) return [`${name}: gone`];
    if (name.startsWith("pictures/"))
      return before.get(name) === after.get(name) ? [] : [`${name}: another picture`];
    return [...values(plain(before.get(name)), plain(after.get(name)), [])].map((line) => `${name}: ${line}`);
  });
}

const plain = (content: unknown): unknown =>
  JSON.parse(
    JSON.stringify(content, (_, value: unknown) =>
      isRecord(value)
        ? Object.fromEntries(Object.entries(value).sort(([first], [second]) => (first < second ? -1 : 1)))
        : value,
    ),
  ) as unknown;

function* values(before: unknown, after: unknown, at: readonly string[]): Generator<string> {
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function inWords(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = typeof value === "string" ? value.replace(/\s+/g, " ") : JSON.stringify(value);
  return text.length > shortest ? `${text.slice(0, shortest)}…` : text;
}
