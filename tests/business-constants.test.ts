import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as constants from "#domain/business-constants.ts";
import { root } from "#scripts/tools.ts";

const units: readonly [number, string][] = [
  [86_400_000, "day"],
  [3_600_000, "hour"],
  [60_000, "minute"],
];

/** Names that count something, not milliseconds. */
const isCount = (name: string) => /(Days|Maximum|Percentage)\b|Photos\.count/.test(name);

function inWords(name: string, value: number): string {
  if (name.endsWith(".bytes")) return `${value / 1024 / 1024} MiB`;
  if (/Days\b/.test(name)) return `${value} days`;
  if (isCount(name)) return String(value);
  const [length, unit] = units.find(([each]) => value >= each && value % each === 0)!;
  const count = value / length;
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

const rowsOf = (value: unknown, name: string): string[] =>
  typeof value === "number"
    ? [`\`${name}\` | ${inWords(name, value)}`]
    : Object.entries(value as object).flatMap(([key, inner]) => rowsOf(inner, name ? `${name}.${key}` : key));

test("docs/business-constants.md lists every constant with its value, and no others", () => {
  const page = readFileSync(join(root, "docs/business-constants.md"), "utf8");
  const listed = [...page.matchAll(/^\| (`[\w.]+`)\s*\| ([^|]+?)\s*\|/gm)].map(
    ([, name, value]) => `${name} | ${value}`,
  );
  expect(listed.toSorted()).toEqual(rowsOf(constants, "").toSorted());
});
