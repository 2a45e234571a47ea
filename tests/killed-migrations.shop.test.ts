import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openWithoutMigrating, type Database } from "#server/platform/database/database.ts";
import { migrate, migrationsFolder } from "#server/platform/database/migrate.ts";
import { testSettings } from "./support/settings.ts";
import { copyOfShop, type CopyOfShop } from "./support/shop.ts";

const name = "9998_killed.sql";
/** A PostgreSQL server notices the end of its client only after this. */
const slow = "select pg_sleep(3);";
const between = (marker: string, middle: string) =>
  `${marker}\ncreate table if not exists killed_first (id int);\n${middle}\ncreate table if not exists killed_second (id int);\n`;

let copy: CopyOfShop;
let folder: string;
beforeAll(async () => {
  copy = await copyOfShop();
});
afterAll(() => copy.remove());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "trellis-migrations-"));
  cpSync(migrationsFolder, folder, { recursive: true });
  return () => rmSync(folder, { recursive: true });
});

const environment = () => ({ ...process.env, ...copy.environment, DATA_DIR: copy.dataFolder, DEMO: "on" });
function startMigrating() {
  const program = join(import.meta.dirname, "support/migrate-aloud.ts");
  const child = spawn(process.execPath, [program, folder], {
    env: environment(),
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { child, ended: once(child, "exit") };
}

/** Kills a program in the middle of the migration. */
async function killWhileMigrating(): Promise<void> {
  const { child, ended } = startMigrating();
  let printed = "";
  for await (const text of child.stdout.setEncoding("utf8")) {
    printed += text;
    if (printed.includes("pg_sleep")) child.kill("SIGKILL");
  }
  expect(await ended).toEqual([null, "SIGKILL"]);
}

async function onDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openWithoutMigrating(testSettings(copy.dataFolder, copy.environment));
  return work(database).finally(() => database.close());
}

async function stateOf({ queries }: Database) {
  const { rows: tables } = await queries.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_name like 'killed%' order by 1`,
  );
  const { rows: recorded } = await queries.execute(sql`select name from migrations where name = ${name}`);
  return { tables: tables.map((table) => table.name), recorded: recorded.length };
}
const nothing = { tables: [], recorded: 0 };
const everything = { tables: ["killed_first", "killed_second"], recorded: 1 };

const cleanUp = ({ queries }: Database) =>
  queries
    .execute(sql`drop table killed_first, killed_second`)
    .then(() => queries.execute(sql`delete from migrations where name = ${name}`));

test.each([
  ["in one transaction leaves nothing behind", "", nothing],
  ["one by one leaves what was finished", "-- one by one", { tables: ["killed_first"], recorded: 0 }],
])("a migration that is killed %s, and is completed by the next start", async (_, marker, left) => {
  writeFileSync(join(folder, name), between(marker, slow));
  await killWhileMigrating();
  await onDatabase(async (database) => {
    expect(await stateOf(database)).toEqual(left);
    writeFileSync(join(folder, name), between(marker, ""));
    await migrate(database, folder);
    expect(await stateOf(database)).toEqual(everything);
    await cleanUp(database);
  });
});

test.each(["", "-- one by one"])("simultaneous starts migrate once, %s", async (marker) => {
  writeFileSync(join(folder, name), between(marker, "select pg_sleep(0.2);"));
  await onDatabase(async (database) => {
    await Promise.all(Array.from({ length: 4 }, () => migrate(database, folder)));
    expect(await stateOf(database)).toEqual(everything);
    await cleanUp(database);
  });
});
