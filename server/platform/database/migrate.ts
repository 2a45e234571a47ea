import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { OperatorError } from "#server/platform/operator-errors.ts";
import { log } from "#server/platform/telemetry/log.ts";
import type { Database, Queries } from "./database.ts";
import {
  lockExclusively,
  isInsufficientPrivilege,
  isLockTimeout,
  setTransactionLockTimeout,
} from "./locks.ts";

export const migrationsFolder = join(import.meta.dirname, "migrations");

/**
 * Milliseconds: how long a migration waits for a table, since statements of running servers queue behind it; then the
 * pause before the next attempt.
 */
const lockTimeout = 500;
const retryDelay = 2_000;

/**
 * Runs the pending migrations in one transaction, one process at a time. The statements of files that begin with `--
 * one by one` each get their own transaction, lock one table at most and can be repeated after an interruption.
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
      await setTransactionLockTimeout(tx, lockTimeout);
      return work(tx);
    });
  const alone = async <Result>(work: (tx: Queries) => Promise<Result>): Promise<Result> => {
    for (let isLogged = false; ; isLogged = true) {
      try {
        return await once(work);
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        if (!isLogged) log.error("a migration waits for other statements on its table, and is repeated");
        await pause(retryDelay);
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
  for (let pending = await next(); pending; pending = await next()) {
    const { name, text } = pending;
    for (const statement of statements(text)) await alone((tx) => tx.execute(sql.raw(statement)));
    await alone((tx) =>
      tx.execute(sql`insert into migrations (name) values (${name}) on conflict do nothing`),
    );
  }
}

/** A running shop of another version has created the database. */
export class VersionMismatchError extends OperatorError {}

/** @throws VersionMismatchError if the program that has this database open is older than this one */
export async function refuseOtherVersion({ queries }: Pick<Database, "queries">): Promise<void> {
  if ((await toBeRun(queries, migrationsFolder)).length > 0)
    throw new VersionMismatchError(
      "The shop that runs is an older version than this command: start the shop again first.",
    );
}

/** @throws OperatorError if this database lacks migrations of this program */
export async function refuseOlderSchema({ queries }: Pick<Database, "queries">): Promise<void> {
  const missing = await toBeRun(queries, migrationsFolder);
  if (missing.length > 0)
    throw new OperatorError(
      `The database is older than this program, and a dry run does not change it. Start the shop, or migrate it, first: it lacks ${missing.join(", ")}.`,
    );
}

export async function isEmptyDatabase(queries: Queries): Promise<boolean> {
  const { rows } = await queries.execute<{ is_there: boolean }>(
    sql`select to_regclass('migrations') is not null as is_there`,
  );
  return !rows[0]!.is_there;
}

export const migrationFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();

/** Without owning the tables, a role may not even run `create table if not exists`. */
async function isUpToDate(queries: Queries, folder: string): Promise<boolean> {
  return !(await isEmptyDatabase(queries)) && (await toBeRun(queries, folder)).length === 0;
}

async function toBeRun(queries: Queries, folder: string): Promise<string[]> {
  const files = migrationFiles(folder);
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
 * A migration only adds, so that servers of the last release go on working. One that removes something begins with
 * `-- contract` and comes a release later.
 */
const isContract = (text: string): boolean => text.startsWith("-- contract");

/** A semicolon at the end of a line ends a statement, except between two `$$`. */
const statements = (text: string): string[] =>
  (text.match(/(?:\$\$[^]*?\$\$|[^])*?(?:;\s*$|(?![^]))/gm) ?? [])
    .map((statement) =>
      statement
        .replace(/;\s*$/, "")
        .replace(/^\s*--.*$/gm, "")
        .trim(),
    )
    .filter(Boolean);
