import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#scripts/tools.ts";

const lock = /\.for\("[a-z ]+"\)|\bpg_advisory_\w+|\.onConflictDo(?:Nothing|Update)\(/g;

/** Each lock and each `on conflict` of the server, as its file and what it is, once for each place. */
export const locksInCode = (): string[] =>
  globSync("server/**/*.ts", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(root, file), "utf8").matchAll(lock),
        ([text]) => `${file} ${text.replace(/^\.|\($/g, "")}`,
      ),
    )
    .toSorted();

/** Unique keys that the migrations leave: an index by its name, a constraint as `table (columns)`. */
export function uniqueKeysIn(migrations: readonly string[]): string[] {
  const keys = new Map<string, string>();
  for (const statement of migrations.flatMap(statementsOf)) {
    const index = /^create unique index (?:if not exists )?(\w+)/.exec(statement)?.[1];
    if (index) keys.set(index, index);
    for (const [, dropped] of statement.matchAll(/\bdrop (?:index|constraint) (?:if exists )?(\w+)/g))
      keys.delete(dropped!);
    const table = /^(?:create table|alter table) (?:if (?:not )?exists )?(\w+)/.exec(statement)?.[1];
    if (!table) continue;
    const add = (columns: string, name = `${table}_${columns.replaceAll(", ", "_")}_key`) =>
      keys.set(name, `${table} (${columns})`);
    for (const [, name, columns] of statement.matchAll(/(?:constraint (\w+) )?unique \(([^)]+)\)/g))
      add(columns!, name);
    for (const part of statement.replace(/^create table[^(]*\((.*)\)$/, "$1").split(/,(?![^(]*\))/)) {
      const column = /^(?:alter table \w+ )?(?:add column )?(\w+) [^,]*\bunique\b(?! \()/.exec(
        part.trim(),
      )?.[1];
      if (column && column !== "constraint") add(column);
    }
  }
  return [...keys.values()].toSorted();
}

const statementsOf = (sql: string): string[] =>
  sql
    .replace(/--.*$/gm, "")
    .split(";")
    .map((statement) => statement.replace(/\s+/g, " ").trim())
    .filter(Boolean);

const folder = join(root, "server/platform/database/migrations");
export const readMigrations = (): string[] =>
  readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), "utf8"));
