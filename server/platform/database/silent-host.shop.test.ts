import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startCluster, type Cluster } from "#scripts/postgresql.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { openRelay, type Relay } from "#tests/support/relay.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";
import { setTransactionLockTimeout } from "./locks.ts";
import { openDatabase, type Database } from "./database.ts";

const limit = 30_000;

let cluster: Cluster;
let relay: Relay;
let database: Database;
let unfollow: () => Promise<void>;
const events: string[] = [];

beforeAll(async () => {
  for (const level of ["error", "warn"] as const) vi.spyOn(log, level).mockImplementation(() => {});
  cluster = await startCluster();
  relay = await openRelay({ host: "127.0.0.1", port: Number(new URL(cluster.address).port) });
  database = await openDatabase({
    databaseUrl: `postgresql://trellis@127.0.0.1:${relay.port}/postgres`,
    dataFolder: "",
  });
  unfollow = database.follow({ changed: () => events.push("changed"), lost: () => events.push("lost") });
  await database.queries.execute(sql`create table notes (text text)`);
});
afterAll(async () => {
  relay.close();
  await unfollow();
  await database.close();
  await cluster.kill();
  vi.restoreAllMocks();
});

test("a slow statement is not interrupted", async () => {
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

test("a silent host is unavailable on every connection until it responds again", async () => {
  await expect.poll(() => events.at(-1)).toBe("changed");
  const { promise: isSilent, resolve: silenced } = Promise.withResolvers<void>();
  const inDoubt = database.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('not committed')`);
    relay.silence();
    silenced();
    await tx.execute(sql`select 1`);
  });
  await isSilent;
  const each = [
    inDoubt,
    database.queries.execute(sql`select 1`),
    database.jobs.db!.executeSql("select 1", []),
    database.transaction((tx) => tx.execute(sql`insert into notes values ('never sent')`)),
  ];
  expect(await Promise.all(each.map(outcome))).toEqual(["away", "away", "away", "away"]);
  await expect.poll(() => events.at(-1), { timeout: limit }).toBe("lost");
  relay.speak();
  const write = () =>
    outcome(database.transaction((tx) => tx.execute(sql`insert into notes values ('afterwards')`)));
  await expect.poll(write, { timeout: limit }).toBe("done");
  await expect.poll(() => events.at(-1), { timeout: limit }).toBe("changed");
  await expect
    .poll(() => outcome(database.jobs.db!.executeSql("select 1", [])), { timeout: limit })
    .toBe("done");
  expect(await notes()).toEqual(["waited", "afterwards"]);
});

async function outcome(query: Promise<unknown>): Promise<string> {
  const answer = query.then(
    () => "done",
    (error: unknown) => (isDatabaseUnavailable(error) ? "away" : String(error)),
  );
  return Promise.race([answer, pause(limit, "no answer", { ref: false })]);
}

async function notes(): Promise<unknown[]> {
  return (await database.queries.execute(sql`select text from notes`)).rows.map(({ text }) => text);
}
