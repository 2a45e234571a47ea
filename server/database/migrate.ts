import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { OperatorError } from "../operator-errors.ts";
import { log } from "../telemetry/log.ts";
import type { Database, Queries } from "./database.ts";
import {
  lockExclusively,
  isInsufficientPrivilege,
  isLockTimeout,
  setTransactionLockTimeout,
} from "./locks.ts";

export const migrationsFolder = join(import.meta.dirname, "migrations");

/** Milliseconds that a statement may wait for a table: so long do those of the running servers wait behind it. And until it is tried again. */
const patience = 500;
const rest = 2_000;

/**
 * Runs the numbered files that this database has not run yet, one process at a time: all in one transaction, but for those that say `-- one by one` in
 * their first line. Their statements each have their own, and wait for nobody with more than one table locked; cut off, they are begun again.
 */
export async function migrate(
  database: Pick<Database, "queries" | "transaction">,
  folder = migrationsFolder,
): Promise<void> {
  try {
    await runMigrations(database, folder);
  } catch (error) {
    if (!isInsufficientPrivilege(error)) throw error;
    throw new OperatorError(
      "The database is older than this program, and the role of DATABASE_URL may not change its tables. As the role that owns them: npm run shop -- migrate",
      { cause: error },
    );
  }
}

async function runMigrations(
  { queries, transaction }: Pick<Database, "queries" | "transaction">,
  folder: string,
): Promise<void> {
  if (await isUpToDate(queries, folder)) return;
  const once = <Result>(work: (tx: Queries) => Promise<Result>): Promise<Result> =>
    transaction(async (tx) => {
      await lockExclusively(tx, "migrations");
      await setTransactionLockTimeout(tx, patience);
      return work(tx);
    });
  const alone = async <Result>(work: (tx: Queries) => Promise<Result>): Promise<Result> => {
    for (let isTold = false; ; isTold = true) {
      try {
        return await once(work);
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        if (!isTold) log.error("a migration waits for whoever reads or writes its table, and is tried again");
        await pause(rest);
      }
    }
  };
  const next = () =>
    alone(async (tx) => {
      await tx.execute(
        sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`,
      );
      for (const name of await toBeRun(tx, folder)) {
        const text = readFileSync(join(folder, name), "utf8");
        if (text.startsWith("-- one by one")) return { name, text };
        for (const statement of statements(text)) await tx.execute(sql.raw(statement));
        await tx.execute(sql`insert into migrations (name) values (${name})`);
        if (isContract(text))
          await tx.execute(sql`update migrations set is_contract = true where name = ${name}`);
      }
      return null;
    });
  for (let found = await next(); found; found = await next()) {
    const { name, text } = found;
    for (const statement of statements(text)) await alone((tx) => tx.execute(sql.raw(statement)));
    await alone((tx) =>
      tx.execute(sql`insert into migrations (name) values (${name}) on conflict do nothing`),
    );
  }
}

/** The database is that of a shop that runs, and was made by another version. */
export class VersionMismatchError extends OperatorError {}

/** @throws VersionMismatchError if the program that has this database open is older than this one */
export async function refuseOtherVersion({ queries }: Pick<Database, "queries">): Promise<void> {
  if ((await toBeRun(queries, migrationsFolder)).length > 0)
    throw new VersionMismatchError(
      "The shop that runs is an older version than this command: start the shop again first.",
    );
}

/** @throws OperatorError if this database has not seen all migrations of this program */
export async function refuseOlderSchema({ queries }: Pick<Database, "queries">): Promise<void> {
  const missing = await toBeRun(queries, migrationsFolder);
  if (missing.length > 0)
    throw new OperatorError(
      `The database is older than this program, and a dry run does not change it. Start the shop, or migrate it, first: it lacks ${missing.join(", ")}.`,
    );
}

/** No program has made its tables yet. */
export async function isEmptyDatabase(queries: Queries): Promise<boolean> {
  const { rows } = await queries.execute<{ is_there: boolean }>(
    sql`select to_regclass('migrations') is not null as is_there`,
  );
  return !rows[0]!.is_there;
}

/** In the order in which they are run. */
export const migrationFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();

/** A role that does not own the tables may not even try to create one that is there. */
async function isUpToDate(queries: Queries, folder: string): Promise<boolean> {
  return !(await isEmptyDatabase(queries)) && (await toBeRun(queries, folder)).length === 0;
}

async function toBeRun(queries: Queries, folder: string): Promise<string[]> {
  const files = migrationFiles(folder);
  // Older ones have no column that says so.
  const { rows } = await queries.execute<{ name: string; is_contract?: boolean }>(
    sql`select * from migrations`,
  );
  const done = new Set(rows.map(({ name }) => name));
  const unfit = rows.filter(({ name, is_contract }) => !files.includes(name) && is_contract === true);
  if (unfit.length > 0) {
    const names = unfit.map(({ name }) => name).join(", ");
    throw new OperatorError(
      `This database is newer than this program, which can't run on it any more: it has seen ${names}.`,
    );
  }
  return files.filter((name) => !done.has(name));
}

/**
 * A migration that a running older program survives adds what that one does not know. One that takes away what the last release used says so in
 * its first line, `-- contract`, and comes a release later.
 */
const isContract = (text: string): boolean => text.startsWith("-- contract");

/** A semicolon at a line's end ends a statement, but not in a function's body, which stands between two `$$`. */
const statements = (text: string): string[] =>
  (text.match(/(?:\$\$[^]*?\$\$|[^])*?(?:;\s*$|(?![^]))/gm) ?? [])
    .map((statement) =>
      statement
        .replace(/;\s*$/, "")
        .replace(/^\s*--.*$/gm, "")
        .trim(),
    )
    .filter(Boolean);
