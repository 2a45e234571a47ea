import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCluster, type Cluster } from "#scripts/postgresql.ts";
import { storeSearchFormVersion, upgradeSearchTexts } from "#server/commerce/catalogue/search-index.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";
import { openDatabase, poolSizes, type Database } from "./database.ts";
import { lockExclusively, lockTimeout, setTransactionLockTimeout } from "./locks.ts";

let cluster: Cluster;
let database: Database;
let other: Database;

beforeAll(async () => {
  cluster = await startCluster();
  const place = { databaseUrl: `${cluster.address}/postgres`, dataFolder: "" };
  [database, other] = [await openDatabase(place), await openDatabase(place)];
  await database.queries.execute(sql`create table notes (text text)`);
});
afterAll(async () => {
  await Promise.all([database.close(), other.close()]);
  await cluster.stop();
});

test("a locked table occupies connections needed for other tables only briefly", async () => {
  await openConnections(poolSizes.requests);
  const unlock = await lock();
  // It has a connection before all of them wait.
  const patient = database.transaction(async (tx) => {
    await setTransactionLockTimeout(tx);
    return tx.execute(sql`select text from notes`);
  });
  const write = () => database.queries.execute(sql`insert into notes values ('late')`);
  const writing = Array.from({ length: poolSizes.requests }, (_, index) =>
    (index % 2 ? write() : database.transaction((tx) => tx.execute(sql`select text from notes`))).then(
      () => "done",
      (error: unknown) => (isDatabaseUnavailable(error) ? "away" : error),
    ),
  );
  const another = () =>
    database.queries.execute(sql`select 1 as one`).then(
      ({ rows }) => rows,
      () => null,
    );
  await expect.poll(another).toEqual([{ one: 1 }]);
  expect(new Set(await Promise.all(writing))).toEqual(new Set(["away"]));
  await unlock();
  expect((await patient).rows).toEqual([]);
  await write();
  expect((await database.queries.execute(sql`select text from notes`)).rows).toEqual([{ text: "late" }]);
});

test("a start waits longer than a request for another one that updates the search texts", async () => {
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
  const first = other.transaction(async (tx) => {
    await lockExclusively(tx, "shop");
    await storeSearchFormVersion(tx);
    held();
    await pause(lockTimeout + 500);
  });
  await isHeld;
  await expect(upgradeSearchTexts(database)).resolves.toBeUndefined();
  await first;
});

test("the shipped pooler has the same lock timeout", () => {
  const pooler = readFileSync(join(import.meta.dirname, "../../../deploy/pgbouncer.ini"), "utf8");
  expect(pooler).toContain(`connect_query='set lock_timeout = ${lockTimeout}'`);
});

/** Opened while requests wait, they would take part of the time for which these wait for one. */
async function openConnections(count: number): Promise<void> {
  if (count > 0) await database.transaction(() => openConnections(count - 1));
}

async function lock(): Promise<() => Promise<void>> {
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
  const { promise: isOver, resolve: over } = Promise.withResolvers<void>();
  const holding = other.transaction(async (tx) => {
    await tx.execute(sql`lock table notes`);
    locked();
    await isOver;
  });
  await isLocked;
  return async () => {
    over();
    await holding;
  };
}
