import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { ordinaryUser, startCluster, startReplica, type Cluster } from "#scripts/postgresql.ts";
import { openDatabase, type Database } from "#server/platform/database/database.ts";
import { operatorMessage } from "#server/platform/run-program.ts";
import { setTransactionLockTimeout } from "#server/platform/database/locks.ts";
import { isDatabaseUnavailable } from "#server/platform/database/unavailable.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { openRelay, type Relay } from "#tests/support/relay.ts";
import { freePort } from "#scripts/free-port.ts";
import { haproxy, pgbouncer } from "./configurations.ts";
import { findProgram } from "./find-programs.ts";
import { freeze } from "./freeze.ts";
import { openPrimaryCheck, type PrimaryCheck } from "./primary-check.ts";
import { query } from "./query.ts";
import { service, type Service } from "./service.ts";

const limit = 30_000;
const folder = mkdtempSync(join(tmpdir(), "trellis-primary-"));

let clusters: [Cluster, Cluster];
/** Between HAProxy and the first database. */
let relay: Relay;
let checks: PrimaryCheck[];
let balancer: Service;
let pooler: Service;
let poolerUrl: string;
/** The shop's database through HAProxy alone, and through pgbouncer and HAProxy. */
let databases: Record<"direct" | "pooled", Database>;
const events: string[] = [];
const ending: (() => Promise<unknown> | void)[] = [];

beforeAll(async () => {
  for (const level of ["error", "warn"] as const) vi.spyOn(log, level).mockImplementation(() => {});
  // A base backup switches the log file, and the replica still needs the old one.
  const first = await startCluster(console.log, { wal_keep_size: "1GB" });
  await query(`${first.address}/postgres`, "create database shop");
  clusters = [first, await startReplica(first)];
  relay = await openRelay({ host: "127.0.0.1", port: portOf(first) });
  const ports = [relay.port, portOf(clusters[1])] as const;
  checks = await Promise.all(ports.map(openPrimaryCheck));
  checks[0]!.isLeader = true;
  const [balancerPort, primary, state, poolerPort] = await Promise.all(Array.from({ length: 4 }, freePort));
  const hosts = checks.map(({ port: checkPort }, index) => ({ port: ports[index]!, checkPort }));
  const own = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const proxied = { state: state!, balancer: balancerPort!, primary: primary!, shops: [], databases: hosts };
  balancer = service({
    name: "haproxy",
    command: await findProgram("haproxy"),
    args: ["-db", "-f", own("haproxy.cfg", haproxy(proxied))],
    folder,
    isReady: () => query(urlOf(primary!), "select 1"),
  });
  await balancer.start();
  poolerUrl = urlOf(poolerPort!);
  const users = own("users.txt", '"trellis" ""\n');
  const user = process.getuid?.() === 0 ? ordinaryUser() : null;
  if (user) chownSync(folder, user.uid, user.gid);
  pooler = service({
    name: "pgbouncer",
    command: await findProgram("pgbouncer"),
    args: [own("pgbouncer.ini", pgbouncer("shop", { pooler: poolerPort!, primary: primary! }, users))],
    folder,
    user,
    isReady: () => query(poolerUrl, "select 1"),
  });
  await pooler.start();
  const directUrl = urlOf(primary!);
  databases = {
    direct: await openDatabase({ databaseUrl: directUrl, dataFolder: "" }),
    pooled: await openDatabase({ databaseUrl: poolerUrl, databaseDirectUrl: directUrl, dataFolder: "" }),
  };
  ending.push(
    databases.pooled.follow({ changed: () => events.push("changed"), lost: () => events.push("lost") }),
  );
  await databases.direct.queries.execute(sql`create table notes (text text)`);
});
afterAll(async () => {
  for (const end of ending) await end();
  await Promise.all(Object.values(databases).map(({ close }) => close()));
  await Promise.all([balancer.stop(), pooler.stop()]);
  for (const check of checks) check.close();
  relay.close();
  await Promise.all(clusters.map((cluster) => cluster.kill()));
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

test("a slow statement is not interrupted, with or without a pooler", async () => {
  await isListening();
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>();
  const holding = databases.direct.transaction(async (tx) => {
    await tx.execute(sql`lock table notes`);
    await isDone;
  });
  const waiting = databases.pooled.transaction(async (tx) => {
    await setTransactionLockTimeout(tx);
    await tx.execute(sql`insert into notes values ('waited')`);
  });
  const slow = bothAnswer(({ queries }) => queries.execute(sql`select pg_sleep(12)`));
  expect(await slow).toEqual({ direct: "done", pooled: "done" });
  done();
  await holding;
  await waiting;
  expect(await notes()).toEqual(["waited"]);
});

test("prepared statements work through the pooler, which shares its connections", async () => {
  const statement = databases.pooled.queries
    .select({ two: sql<number>`1 + 1` })
    .from(sql`(values (1)) as one`)
    .prepare("two");
  for (let round = 0; round < 3; round += 1) {
    const found = await Promise.all(Array.from({ length: 40 }, () => statement.execute()));
    expect(new Set(found.map(([row]) => row?.two))).toEqual(new Set([2]));
  }
});

test("a pooler without DATABASE_DIRECT_URL is refused with a sentence", async () => {
  const refused = openDatabase({ databaseUrl: poolerUrl, dataFolder: "" }).catch((error: unknown) => error);
  expect(operatorMessage(await refused)).toBe(
    "The pooler says: unsupported startup parameter: lock_timeout. If DATABASE_URL leads to a pooler, set DATABASE_DIRECT_URL to PostgreSQL itself.",
  );
});

test("when the pooler dies, the database is unavailable until it is back", async () => {
  const inDoubt = databases.pooled.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('not committed')`);
    await pooler.kill();
  });
  expect(await outcome(inDoubt)).toBe("away");
  expect(await bothWrite("without the pooler")).toEqual({ direct: "done", pooled: "away" });
  await pooler.start();
  await expect.poll(() => bothWrite("with the pooler")).toEqual({ direct: "done", pooled: "done" });
  expect((await notes()).filter((text) => text === "not committed")).toEqual([]);
});

test("a demoted primary is unavailable, and so is its connection for changes", async () => {
  const ask = (...statements: string[]) =>
    query(`${clusters[0].address}/postgres`, "set default_transaction_read_only = off", ...statements);
  await ask("alter system set default_transaction_read_only = on", "select pg_reload_conf()");
  await expect.poll(() => bothWrite("demoted")).toEqual({ direct: "away", pooled: "away" });
  await expect.poll(() => events.at(-1)).toBe("lost");
  await ask("alter system reset default_transaction_read_only", "select pg_reload_conf()");
  await bothWorkAgain();
});

test("an unreachable primary is unavailable within seconds, and works again a minute later", async () => {
  const inDoubt = bothAnswer(({ transaction }) =>
    transaction(async (tx) => {
      await tx.execute(sql`insert into notes values ('cut off')`);
      relay.silence();
      await tx.execute(sql`select 1`);
    }),
  );
  expect(await inDoubt).toEqual({ direct: "away", pooled: "away" });
  await expect.poll(() => events.at(-1)).toBe("lost");
  const minute = pause(60_000);
  expect(await bothWrite("unreachable")).toEqual({ direct: "away", pooled: "away" });
  await minute;
  expect(await bothWrite("unreachable")).toEqual({ direct: "away", pooled: "away" });
  relay.speak();
  await bothWorkAgain();
  expect((await notes()).filter((text) => /cut off|unreachable/.test(text))).toEqual([]);
});

test("a frozen primary is unavailable until a replica is promoted, and stays left when it goes on", async () => {
  const thaw = freeze(clusters[0].pid);
  onTestFinished(thaw);
  const began = performance.now();
  const inDoubt = bothWrite("in doubt");
  expect(await inDoubt).toEqual({ direct: "away", pooled: "away" });
  expect(performance.now() - began).toBeLessThan(15_000);
  await expect.poll(() => events.at(-1)).toBe("lost");
  expect(await bothWrite("frozen")).toEqual({ direct: "away", pooled: "away" });
  const replica = `${clusters[1].address}/shop`;
  await query(replica, "select pg_promote()");
  [checks[0]!.isLeader, checks[1]!.isLeader] = [false, true];
  await bothWorkAgain();
  thaw();
  // Longer than HAProxy takes to use a server that is up again.
  await pause(2_000);
  expect(await bothWrite("afterwards")).toEqual({ direct: "done", pooled: "done" });
  const found = await notes(databases.pooled);
  expect(found.filter((text) => text === "afterwards")).toHaveLength(2);
  expect(found.filter((text) => /in doubt|frozen/.test(text))).toEqual([]);
});

const portOf = ({ address }: Cluster): number => Number(new URL(address).port);
const urlOf = (port: number): string => `postgresql://trellis@127.0.0.1:${port}/shop`;
const isListening = async () => {
  await expect.poll(() => events.at(-1), { timeout: limit }).toBe("changed");
};

async function bothAnswer(ask: (database: Database) => Promise<unknown>) {
  const [direct, pooled] = await Promise.all(
    [databases.direct, databases.pooled].map((one) => outcome(ask(one))),
  );
  return { direct, pooled };
}

const bothWrite = (text: string) =>
  bothAnswer(({ transaction }) => transaction((tx) => tx.execute(sql`insert into notes values (${text})`)));

async function bothWorkAgain(): Promise<void> {
  const again = () => bothWrite("again");
  await expect.poll(again, { timeout: limit }).toEqual({ direct: "done", pooled: "done" });
  await isListening();
}

async function outcome(answer: Promise<unknown>): Promise<string> {
  const answered = answer.then(
    () => "done",
    (error: unknown) => (isDatabaseUnavailable(error) ? "away" : String(error)),
  );
  return Promise.race([answered, pause(limit, "no answer", { ref: false })]);
}

async function notes({ queries } = databases.direct): Promise<string[]> {
  return (await queries.execute<{ text: string }>(sql`select text from notes`)).rows.map(({ text }) => text);
}
