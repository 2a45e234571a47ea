import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { OwnersProblem } from "../problems.ts";
import type { Database, Queries } from "./database.ts";

export const migrations = join(import.meta.dirname, "migrations");

/** Runs the numbered files that this database has not run yet, all in one transaction; one process at a time. */
export async function migrate(
  { transaction }: Pick<Database, "transaction">,
  folder = migrations,
): Promise<void> {
  await transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7265)`);
    await tx.execute(
      sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`,
    );
    for (const name of await toBeRun(tx, folder)) {
      for (const statement of statements(readFileSync(join(folder, name), "utf8"))) {
        await tx.execute(sql.raw(statement));
      }
      await tx.execute(sql`insert into migrations (name) values (${name})`);
    }
  });
}

/** The database is that of a shop that runs, and was made by another version. */
export class OtherVersion extends OwnersProblem {}

/** @throws OtherVersion if the program that has this database open is older than this one */
export async function refuseOther({ queries }: Pick<Database, "queries">): Promise<void> {
  if ((await toBeRun(queries, migrations)).length > 0)
    throw new OtherVersion(
      "The shop that runs is an older version than this command: start the shop again first.",
    );
}

async function toBeRun(queries: Queries, folder: string): Promise<string[]> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const { rows } = await queries.execute<{ name: string }>(sql`select name from migrations`);
  const done = new Set(rows.map(({ name }) => name));
  const unknown = [...done].filter((name) => !files.includes(name));
  if (unknown.length > 0) {
    throw new OwnersProblem(`This database is newer than this program: it has seen ${unknown.join(", ")}.`);
  }
  return files.filter((name) => !done.has(name));
}

/** Our files hold plain statements only: no function bodies, so a semicolon at a line's end ends one. */
const statements = (text: string): string[] =>
  text
    .split(/;\s*$/m)
    .map((statement) => statement.replace(/^\s*--.*$/gm, "").trim())
    .filter(Boolean);
