import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/tools.ts";
import { locksInCode, readMigrations, uniqueKeysIn } from "./support/locks-and-keys.ts";

const text = readFileSync(join(root, "docs/locks-and-keys.md"), "utf8");
/** Rows of a section's table: the lock or key, what it guards, its test, and what happens without it. */
const rowsOf = (heading: string): string[][] =>
  text
    .split(/^## /m)
    .find((section) => section.startsWith(heading))!
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const locks = rowsOf("Locks");
const keys = rowsOf("Unique keys");

test("each lock of the server has a row", () => {
  expect(locks.map(([lock]) => lock!.replaceAll("`", "")).toSorted()).toEqual(locksInCode());
});

test("each unique key of the database has a row", () => {
  expect(keys.map(([key]) => key!.replaceAll("`", "")).toSorted()).toEqual(uniqueKeysIn(readMigrations()));
});

test("each row has all cells, and the test that it names exists", () => {
  const wrong = [...locks, ...keys].filter((cells) => {
    const [, , named = ""] = cells;
    const [, file, name] = /^\[[^\]]+\]\(\.\.\/([^)]+)\): (.+)$/.exec(named) ?? [];
    const isTest =
      file && existsSync(join(root, file)) && readFileSync(join(root, file), "utf8").includes(name!);
    return cells.length !== 4 || cells.includes("") || !(isTest || /^No race: ./.test(named));
  });
  expect(wrong.map(([lock]) => lock)).toEqual([]);
});

test("keys are read from constraints, columns and indexes, until they are dropped", () => {
  const migrations = [
    "create table shelves (\n  id uuid primary key,\n  code text not null unique, -- of the shelf\n  row integer check (row in (1, 2)),\n  place text,\n  unique (row, place)\n);",
    "alter table shelves add constraint shelves_named unique (place);\ncreate unique index one_per_row on shelves (row);",
    "alter table shelves add column label text unique; drop index one_per_row;",
  ];
  expect(uniqueKeysIn(migrations)).toEqual([
    "shelves (code)",
    "shelves (label)",
    "shelves (place)",
    "shelves (row, place)",
  ]);
});
