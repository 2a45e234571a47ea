import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import {
  findPostgresql,
  ordinaryUser,
  startCluster,
  startReplica,
  type Cluster,
} from "#scripts/postgresql.ts";
import { root } from "#scripts/tools.ts";
import { runDoctor } from "#server/operations/doctor/doctor.ts";
import { isError } from "#server/operations/doctor/finding.ts";
import { fillShop } from "./support/filled-shop.ts";
import { invoiceOf } from "./support/invoices.ts";
import { openShop, type CopyOfShop, type Shop, type TestCustomer } from "./support/shop.ts";
import { freePort } from "#scripts/free-port.ts";
import { scaledTimeLimit } from "#scripts/time-limits.ts";

const isRoot = process.getuid?.() === 0;
const place = mkdtempSync(join(tmpdir(), "trellis-backups-"));
const backup = join(place, "backup");
const copies = join(place, "copies");

/** Carries out the commands of `docs/backups.md` as written there, with other paths. */
const page = readFileSync(join(root, "docs/backups.md"), "utf8");
const command = (beginning: string): string => {
  const lines = page.split("\n").map((line) => line.trimStart());
  const from = lines.findIndex((line) => line.startsWith(beginning));
  expect(from, beginning).toBeGreaterThan(-1);
  return lines[from]!.replaceAll("/backup/", `${backup}/`);
};
let cluster: Cluster;
let filled: Awaited<ReturnType<typeof fillShop>>;
let before: { customer: TestCustomer; invoice: string; bytes: Buffer };
/** The moment before the mistake, in PostgreSQL's format. */
let moment: string;

beforeAll(async () => {
  for (const folder of [backup, join(backup, "wal"), join(backup, "base")]) mkdirSync(folder);
  for (const folder of [place, backup, join(backup, "wal"), join(backup, "base")]) own(folder);
  const [, archive] = /archive_command = '(.*)'/.exec(page)!;
  cluster = await startCluster(console.log, {
    archive_mode: "on",
    archive_command: archive!.replaceAll("/backup/", `${backup}/`),
  });
  await ask(cluster.address, "create database shop");
  filled = await fillShop({ DATABASE_URL: `${cluster.address}/shop` });
  const shop = await openShop({ copy: at(cluster.address, filled.dataFolder) });
  const customer = await shop.customer();
  await invoiceOf(shop, customer);
  const { port } = new URL(cluster.address);
  shell(
    command("pg_basebackup -h primary").replace("primary -U replicator", `127.0.0.1 -p ${port} -U trellis`),
  );
  // After the base backup, so it is restored from the log alone.
  const invoice = await invoiceOf(shop, customer);
  before = { customer, invoice, bytes: await read(shop, customer, invoice) };
  cpSync(filled.dataFolder, copies, { recursive: true });
  [{ moment }] = (await ask(cluster.address, "select clock_timestamp()::text as moment")) as [
    { moment: string },
  ];
  await ask(`${cluster.address}/shop`, "delete from documents");
  await logIsCopied();
  await shop.close();
  // The machine is lost with all its files.
  await cluster.kill();
  rmSync(filled.dataFolder, { recursive: true });
});
afterAll(() => {
  filled?.remove();
  rmSync(place, { recursive: true, force: true });
});

test("a restore to a moment before a mistake has the orders, invoices and stock of that moment", async () => {
  const { address, dataFolder } = await comeBack("moment", `'${moment}'`);
  const shop = await openShop({ copy: at(address, dataFolder) });
  onTestFinished(shop.close);
  expect((await read(shop, before.customer, before.invoice)).equals(before.bytes)).toBe(true);
  const findings = await runDoctor({ DEMO: "on", DATA_DIR: dataFolder, DATABASE_URL: `${address}/shop` });
  expect(findings.filter(isError)).toEqual([]);
  // Numbers continue without a gap or a duplicate.
  await invoiceOf(shop, await shop.customer());
  const numbers = await ask(
    `${address}/shop`,
    "select invoice_number as n from orders where invoice_number > 0 order by 1",
  );
  expect(numbers.map(({ n }) => n)).toEqual([1, 2, 3]);
});

test("a replica of the restored database follows it", async () => {
  const { address, psql } = await comeBack("followed", `'${moment}'`);
  shell(psql("psql -d postgres -c 'alter system reset archive_mode'"));
  const replica = await startReplica({ address });
  onTestFinished(replica.stop);
  // No recovery settings may remain: a replica copied from here would use them.
  const recoverySettings =
    "select name from pg_file_settings where name ~ '^(restore|recovery|archive)_' and sourcefile ~ 'auto'";
  expect(await ask(replica.address, recoverySettings)).toEqual([]);
  await ask(address, "create table written (at timestamptz)");
  const [{ at }] = (await ask(address, "select pg_current_wal_insert_lsn()::text as at")) as [{ at: string }];
  const seen = `select pg_is_in_recovery() as recovers, pg_last_wal_replay_lsn() >= '${at}' as has_it`;
  await expect.poll(() => ask(replica.address, seen)).toEqual([{ recovers: true, has_it: true }]);
});

test("a restore to the end of the log includes the mistake", async () => {
  const { address } = await comeBack("end", null);
  expect(await ask(`${address}/shop`, "select 1 from documents")).toEqual([]);
  expect(await ask(`${address}/shop`, "select 1 from orders where invoice_number > 0")).toHaveLength(2);
});

/** Steps 2 to 5 of the page. */
async function comeBack(
  name: string,
  until: string | null,
): Promise<{ address: string; dataFolder: string; psql: (line: string) => string }> {
  const [data, dataFolder] = [join(place, name), join(place, `${name}-files`)];
  const elsewhere = (line: string): string =>
    line.replaceAll("/var/lib/postgresql/restored", data).replace(/base\/\d{4}-\d\d-\d\d\//, "base/*/");
  shell(elsewhere(command("install -d -m 700 /var/lib/postgresql")));
  shell(elsewhere(command("tar -xzf /backup/base")));
  const port = await freePort();
  const settings = [
    elsewhere(command("restore_command")),
    ...(until
      ? [command("recovery_target_time").replace(/'.*'/, until), command("recovery_target_action")]
      : []),
    `port = ${port}`,
    "max_connections = 200",
    `unix_socket_directories = '${place}'`,
    command("archive_mode = off"),
  ];
  shell(`cat >> ${data}/postgresql.auto.conf <<'END'\n${settings.join("\n")}\nEND`);
  shell(elsewhere(command("touch /var/lib/postgresql")));
  const start = elsewhere(/`(pg_ctl -D .* start)`/.exec(page)![1]!);
  shell(`${start} -w -t 600 -l ${data}/log || { cat ${data}/log >&2; false; }`);
  onTestFinished(() => shell(`pg_ctl -D ${data} stop -m immediate`));
  const address = `postgresql://trellis@127.0.0.1:${port}`;
  await expect
    .poll(() => ask(address, "select pg_is_in_recovery() as recovers"))
    .toEqual([{ recovers: false }]);
  const psql = (line: string) => command(line).replace("psql", `psql -h 127.0.0.1 -p ${port} -U trellis`);
  shell(psql("psql -d postgres -c 'alter system reset restore_command'"));
  cpSync(copies, dataFolder, { recursive: true });
  return { address, dataFolder, psql };
}

/** PostgreSQL refuses to run as root. */
function shell(line: string): void {
  const path = `${findPostgresql()}:${process.env.PATH}`;
  const done = spawnSync("bash", ["-ec", line], {
    ...(isRoot ? ordinaryUser() : {}),
    cwd: place,
    encoding: "utf8",
    env: { ...process.env, PATH: path },
  });
  if (done.status !== 0) throw new Error(`${line}: ${done.stderr}`);
}

function own(folder: string): void {
  chmodSync(folder, 0o755);
  const user = isRoot ? ordinaryUser() : null;
  if (user) chownSync(folder, user.uid, user.gid);
}

async function ask(address: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(/:\d+$/.test(address) ? `${address}/postgres` : address);
  await client.connect();
  return client
    .query(statement)
    .then(({ rows }) => rows as Record<string, unknown>[])
    .finally(() => client.end());
}

/** `archive_timeout` does this within a minute. */
async function logIsCopied(): Promise<void> {
  const [{ segment }] = (await ask(
    cluster.address,
    "select pg_walfile_name(pg_current_wal_lsn()) as segment",
  )) as [{ segment: string }];
  await ask(cluster.address, "select pg_switch_wal()");
  await vi.waitUntil(() => existsSync(join(backup, "wal", segment)), scaledTimeLimit(60_000));
}

const at = (address: string, dataFolder: string): CopyOfShop => ({
  dataFolder,
  environment: { DATABASE_URL: `${address}/shop` },
  remove: async () => {},
});

async function read(shop: Shop, { token }: TestCustomer, path: string): Promise<Buffer> {
  const reply = await shop.app.inject({
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
}
