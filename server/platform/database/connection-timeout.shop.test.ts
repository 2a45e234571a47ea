import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startCluster, startReplica, type Cluster } from "#scripts/postgresql.ts";
import { openRelay, type Relay } from "#tests/support/relay.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";
import { setTransactionLockTimeout } from "./locks.ts";
import { openDatabase, poolSizes, type Database } from "./database.ts";

const limit = 30_000;

let clusters: [Cluster, Cluster];
let first: Relay;
let second: Relay;
let replica: Relay;
let database: Database;
let unfollow: () => Promise<void>;
let events: string[] = [];

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const primary = await startCluster();
  await execute(primary, "postgres", "create database shop");
  clusters = [primary, await startReplica(primary)];
  [first, second, replica] = [
    await relayTo(primary),
    await relayTo(clusters[1]),
    await relayTo(clusters[1]),
  ] as const;
  database = await openDatabase({
    databaseUrl: `postgresql://trellis@127.0.0.1:${first.port},127.0.0.1:${second.port}/shop`,
    replicaUrl: `postgresql://trellis@127.0.0.1:${replica.port}/shop`,
    dataFolder: "",
  });
  unfollow = database.follow({ changed: () => events.push("changed"), lost: () => events.push("lost") });
  await database.queries.execute(sql`create table notes (text text)`);
});
afterAll(async () => {
  for (const relay of [first, second, replica]) relay.close();
  await unfollow();
  await database.close();
  await Promise.all(clusters.map((cluster) => cluster.kill()));
  vi.restoreAllMocks();
});

test("a slow query does not count as unresponsive", async () => {
  const slow = database.queries.execute(sql`select pg_sleep(12)`);
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>();
  const holding = database.transaction(async (tx) => {
    await tx.execute(sql`lock table notes`);
    await isDone;
  });
  await pause(500);
  const waiting = database.transaction(async (tx) => {
    await setTransactionLockTimeout(tx);
    await tx.execute(sql`insert into notes values ('waited')`);
  });
  await slow;
  done();
  await holding;
  await waiting;
  expect(await notes()).toEqual(["waited"]);
});

test("silent connections are closed while others work, and their queries are unavailable", async () => {
  const all = (work: Parameters<Database["transaction"]>[0]) =>
    Promise.all(Array.from({ length: poolSizes.requests }, () => inTransaction(work)));
  expect(new Set(await all(() => pause(500)))).toEqual(new Set(["done"]));
  first.silence({ sparesNew: true });
  const failed = await all((tx) => tx.execute(sql`insert into notes values ('lost')`));
  expect(new Set(failed)).toEqual(new Set(["away"]));
  expect(new Set(await all(() => pause(500)))).toEqual(new Set(["done"]));
  first.speak();
  expect(await notes()).toEqual(["waited"]);
});

test("a silent replica is not queried until it responds", async () => {
  await expect.poll(isReplica).toBe(true);
  replica.silence();
  expect(await withTimeout(isReplica())).toBe(false);
  replica.speak();
  await expect.poll(isReplica).toBe(true);
});

test("a silent primary is unavailable on every connection until another one replaces it", async () => {
  await expect.poll(() => events.at(-1)).toBe("changed");
  const inDoubt = await inTransaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('in doubt')`);
    first.silence();
  });
  expect(inDoubt).toBe("away");
  const each = [
    database.queries.execute(sql`select 1`),
    database.jobs.db!.executeSql("select 1", []),
    database.transaction(async () => {}),
  ];
  expect(await Promise.all(each.map((query) => outcome(query)))).toEqual(["away", "away", "away"]);
  await expect.poll(() => events.at(-1), { timeout: limit }).toBe("lost");
  await execute(clusters[1], "shop", "select pg_promote()");
  const write = () => inTransaction((tx) => tx.execute(sql`insert into notes values ('second')`));
  await expect.poll(write, { timeout: limit }).toBe("done");
  await expect.poll(() => events.at(-1), { timeout: limit }).toBe("changed");
  await expect
    .poll(() => outcome(database.jobs.db!.executeSql("select 1", [])), { timeout: limit })
    .toBe("done");
  expect(await notes()).toEqual(["waited", "second"]);
});

const inTransaction = (work: Parameters<Database["transaction"]>[0]): Promise<string> =>
  outcome(database.transaction(work));

async function outcome(query: Promise<unknown>): Promise<string> {
  return withTimeout(
    query.then(
      () => "done",
      (error: unknown) => (isDatabaseUnavailable(error) ? "away" : String(error)),
    ),
  );
}

const withTimeout = <Result>(query: Promise<Result>): Promise<Result | string> =>
  Promise.race([query, pause(limit, "no answer", { ref: false })]);

async function notes(): Promise<unknown[]> {
  return (await database.queries.execute(sql`select text from notes`)).rows.map(({ text }) => text);
}

async function isReplica(): Promise<unknown> {
  return (await database.reading.execute(sql`select pg_is_in_recovery() as is`)).rows[0]!.is;
}

const relayTo = ({ address }: Cluster): Promise<Relay> =>
  openRelay({ host: "127.0.0.1", port: Number(new URL(address).port) });

async function execute({ address }: Cluster, name: string, question: string): Promise<void> {
  const client = new pg.Client(`${address}/${name}`);
  await client.connect();
  await client.query(question).finally(() => client.end());
}
