import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { startCluster, startCopy, startReplica, type Cluster } from "#scripts/postgresql.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { runDoctor } from "#server/operations/doctor/doctor.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";
import { announceChange } from "./changes.ts";
import { openDatabase, type Database } from "./database.ts";
import { openReplicas } from "./replicas.ts";

let primary: Cluster;
let replica: Cluster;
let database: Database;
let unfollow: () => Promise<void>;
const hosts = () => [primary, replica].map(({ address }) => new URL(address).host).join(",");

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  // A base backup switches the log file, and the replica still needs the old one.
  primary = await startCluster(console.log, { wal_keep_size: "1GB" });
  await execute(primary, "postgres", "create database shop");
  replica = await startReplica(primary);
  database = await openDatabase({
    databaseUrl: `postgresql://trellis@${hosts()}/shop?target_session_attrs=read-write`,
    replicaUrl: `${replica.address}/shop`,
    dataFolder: "",
  });
  unfollow = database.follow({ changed: () => {}, lost: () => {} });
  await database.queries.execute(sql`create table notes (text text)`);
});
afterAll(async () => {
  await unfollow();
  await database.close();
  await Promise.all([primary.kill(), replica.stop()]);
  vi.restoreAllMocks();
});

test("the catalogue is read from an up-to-date replica, and otherwise from the primary", async () => {
  await expect.poll(isReplica).toBe(true);
  await execute(replica, "shop", "select pg_wal_replay_pause()");
  await database.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('first')`);
    await announceChange(tx);
  });
  // The paused replica has not received the change that the primary announced.
  await expect.poll(isReplica).toBe(false);
  expect((await database.reading.execute(sql`select text from notes`)).rows).toEqual([{ text: "first" }]);
  await new Promise((done) => setTimeout(done, 500));
  expect(await isReplica()).toBe(false);
  await execute(replica, "shop", "select pg_wal_replay_resume()");
  await expect.poll(isReplica).toBe(true);
  expect((await database.reading.execute(sql`select text from notes`)).rows).toEqual([{ text: "first" }]);
});

test("a replica promoted on its own is not read after the next change", async () => {
  const astray = await startReplica(primary);
  const reading = await openDatabase({
    databaseUrl: `${primary.address}/shop`,
    replicaUrl: `${astray.address}/shop`,
    dataFolder: "",
  });
  const stop = reading.follow({ changed: () => {}, lost: () => {} });
  try {
    const port = async () =>
      (await reading.reading.execute<{ port: number }>(sql`select inet_server_port() as port`)).rows[0]!.port;
    const [own, foreign] = [primary, astray].map(({ address }) => Number(new URL(address).port));
    await expect.poll(port).toBe(foreign);
    await execute(astray, "shop", "select pg_promote()");
    // Promotion writes only some hundred bytes to the log.
    await execute(primary, "shop", "select pg_logical_emit_message(false, 'test', repeat('x', 100000))");
    await reading.transaction(announceChange);
    await expect.poll(port).toBe(own);
    await new Promise((done) => setTimeout(done, 500));
    expect(await port()).toBe(own);
  } finally {
    await stop();
    await reading.close();
    await astray.stop();
  }
});

test("after a restore, a diverged replica is not read, and the doctor reports it", async () => {
  const warnings = vi.spyOn(log, "warn").mockImplementation(() => {});
  const copy = await startCopy(primary);
  onTestFinished(copy.stop);
  await execute(primary, "shop", "insert into notes values ('undone')");
  const further = await startReplica(primary);
  onTestFinished(further.stop);
  await execute(primary, "shop", "delete from notes where text = 'undone'");
  const addresses = { databaseUrl: `${copy.address}/shop`, replicaUrl: `${further.address}/shop` };
  const isError = `${new URL(further.address).host} of DATABASE_REPLICA_URL has seen other changes than the primary, which was brought back from a copy: it holds what was undone.`;
  const examined = async () =>
    (
      await runDoctor({ DATABASE_URL: addresses.databaseUrl, DATABASE_REPLICA_URL: addresses.replicaUrl })
    ).map(({ message }) => message);
  await (await openDatabase({ databaseUrl: addresses.databaseUrl, dataFolder: "" })).close();
  expect(await examined()).toContain(isError);
  const own = new pg.Pool({ connectionString: addresses.databaseUrl });
  const replicas = openReplicas([addresses.replicaUrl], own, {}, 0);
  try {
    replicas.changed();
    await expect.poll(() => warnings.mock.calls.length).toBe(1);
    const { rows } = await replicas.query("select text from notes where text = 'undone'");
    expect(rows).toEqual([]);
  } finally {
    await replicas.close();
    await own.end();
    warnings.mockRestore();
  }
});

test("a server that starts elsewhere does not disconnect a replica", async () => {
  await expect.poll(isReplica).toBe(true);
  await (await openDatabase({ databaseUrl: `${primary.address}/shop`, dataFolder: "" })).close();
  await new Promise((done) => setTimeout(done, 3_000));
  expect(await isReplica()).toBe(true);
});

test("a lagging replica is logged once, and once more when it is read again", async () => {
  const warnings = vi.spyOn(log, "warn").mockImplementation(() => {});
  const own = new pg.Pool({ connectionString: `${primary.address}/shop` });
  const replicas = openReplicas([`${replica.address}/shop`], own, {}, 300);
  const words = () => warnings.mock.calls.map(([fields, message]) => [fields, message]);
  const fields = { replica: new URL(replica.address).host };
  try {
    replicas.changed();
    await execute(replica, "shop", "select pg_wal_replay_pause()");
    await execute(primary, "shop", "insert into notes values ('late')");
    await execute(primary, "shop", "delete from notes where text = 'late'");
    replicas.changed();
    await expect.poll(words).toEqual([[fields, "a replica is behind or away, and is not read"]]);
    await new Promise((done) => setTimeout(done, 700));
    expect(warnings).toHaveBeenCalledTimes(1);
    await execute(replica, "shop", "select pg_wal_replay_resume()");
    await expect.poll(() => words().at(-1)).toEqual([fields, "a replica is up to date and read again"]);
    expect(warnings).toHaveBeenCalledTimes(2);
  } finally {
    await replicas.close();
    await own.end();
    warnings.mockRestore();
  }
});

test("when the primary dies, the database is unavailable until a replica is promoted and used", async () => {
  await primary.kill();
  for (let times = 0; times < 3; times += 1) {
    const failed = await database.queries.execute(sql`select 1`).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failed)).toBe(true);
  }
  expect((await database.reading.execute(sql`select text from notes`)).rows).toEqual([{ text: "first" }]);
  await execute(replica, "shop", "select pg_promote()");
  const write = () =>
    database
      .transaction((tx) => tx.execute(sql`insert into notes values ('second')`))
      .then(
        () => "written",
        (error: unknown) => (isDatabaseUnavailable(error) ? "away" : error),
      );
  await expect.poll(write).toBe("written");
  expect((await database.queries.execute(sql`select text from notes`)).rows).toHaveLength(2);
});

test("a demoted primary is left, and queries to it are unavailable meanwhile", async () => {
  await execute(replica, "postgres", "alter system set default_transaction_read_only = on");
  await execute(replica, "postgres", "select pg_reload_conf()");
  const insert = () => database.queries.execute(sql`insert into notes values ('third')`);
  await expect.poll(() => insert().catch(isDatabaseUnavailable)).toBe(true);
  await execute(replica, "postgres", "alter system reset default_transaction_read_only");
  await execute(replica, "postgres", "select pg_reload_conf()");
  await expect.poll(() => insert().then(() => "written", isDatabaseUnavailable)).toBe("written");
});

async function isReplica(): Promise<boolean> {
  const { rows } = await database.reading.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`);
  return rows[0]!.is;
}

async function execute({ address }: Cluster, name: string, question: string): Promise<void> {
  const client = new pg.Client(`${address}/${name}`);
  client.on("error", () => {});
  await client.connect();
  await client.query("set default_transaction_read_only = off");
  await client.query(question).finally(() => client.end());
}
