import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startCluster, type Cluster } from "#scripts/postgresql.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";
import { openDatabase, poolSizes, type Database } from "./database.ts";
import { migrate } from "./migrate.ts";

let cluster: Cluster;
let database: Database;
const address = (name: string) => `${cluster.address}/${name}`;
const open = (addresses: { databaseDirectUrl?: string } = {}) =>
  openDatabase({ databaseUrl: address("shop"), ...addresses, dataFolder: "" });

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  cluster = await startCluster();
  for (const name of ["shop", "other"]) await execute("postgres", `create database ${name}`);
  database = await open();
  await database.queries.execute(sql`create table notes (text text)`);
});
afterAll(async () => {
  await database.close();
  await cluster.stop();
  vi.restoreAllMocks();
});

test("a temporarily read-only server is not ready, and can be written to afterwards", async () => {
  const writing = await open();
  const write = () => writing.queries.execute(sql`insert into notes values ('one')`);
  try {
    for (let times = 0; times < 3; times += 1) {
      await execute("postgres", "alter system set default_transaction_read_only = on");
      await execute("postgres", "select pg_reload_conf()");
      await expect.poll(() => write().catch(isDatabaseUnavailable)).toBe(true);
      expect(await writing.check().catch(isDatabaseUnavailable)).toBe(true);
      const all = await Promise.allSettled(Array.from({ length: poolSizes.requests }, write));
      expect(all.every(({ status }) => status === "rejected")).toBe(true);
      await execute("postgres", "alter system reset default_transaction_read_only");
      await execute("postgres", "select pg_reload_conf()");
      await expect.poll(() => write().then(() => "written", isDatabaseUnavailable)).toBe("written");
    }
    await holdingAll(writing, async () => {});
    expect(await writing.check()).not.toEqual([]);
  } finally {
    await writing.close();
  }
});

test("while requests hold all of their connections, the health check still succeeds", async () => {
  await holdingAll(database, async () => {
    expect(await database.check()).toContain("0001_shop.sql");
  });
});

test("listening at another database is logged, and nothing is cached", async () => {
  const errors = vi.spyOn(log, "error").mockImplementation(() => {});
  const foreign = await open({ databaseDirectUrl: address("other") });
  const events: string[] = [];
  const stop = foreign.follow({ changed: () => events.push("changed"), lost: () => events.push("lost") });
  try {
    await expect.poll(() => errors.mock.calls.length).toBe(1);
    expect(errors.mock.calls[0]![0]).toMatchObject({
      err: { message: expect.stringContaining("No notifications arrive") },
    });
    expect(new Set(events)).toEqual(new Set(["lost"]));
  } finally {
    await stop();
    await foreign.close();
    errors.mockRestore();
  }
});

test("a migration that waits for a table does not block others from it", async () => {
  const errors = vi.spyOn(log, "error").mockImplementation(() => {});
  const folder = mkdtempSync(join(tmpdir(), "trellis-migrations-"));
  for (const name of await database.check()) writeFileSync(join(folder, name), "");
  writeFileSync(join(folder, "9999_wider.sql"), "alter table notes add column width integer;\n");
  const reader = new pg.Client(address("shop"));
  await reader.connect();
  try {
    await reader.query("begin");
    await reader.query("select * from notes");
    const migrated = migrate(database, folder);
    await expect.poll(() => errors.mock.calls.length).toBe(1);
    await database.queries.execute(sql`insert into notes values ('while it waits')`);
    await reader.query("commit");
    await migrated;
    await database.queries.execute(sql`insert into notes (width) values (1)`);
    expect(errors).toHaveBeenCalledTimes(1);
  } finally {
    await reader.end();
    rmSync(folder, { recursive: true });
    errors.mockRestore();
  }
});

async function holdingAll({ transaction }: Database, work: () => Promise<void>): Promise<void> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  let startedCount = 0;
  const held = Array.from({ length: poolSizes.requests }, () =>
    transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      startedCount += 1;
      await over;
    }),
  );
  await expect.poll(() => startedCount).toBe(poolSizes.requests);
  await work().finally(end);
  await Promise.all(held);
}

async function execute(name: string, question: string): Promise<void> {
  const client = new pg.Client(address(name));
  client.on("error", () => {});
  await client.connect();
  await client.query("set default_transaction_read_only = off");
  await client.query(question).finally(() => client.end());
}
