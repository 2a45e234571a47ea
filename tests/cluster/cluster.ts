import { randomBytes } from "node:crypto";
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { stringify } from "yaml";
import { installPackage } from "../../scripts/debian.ts";
import { ensurePostgresql, ordinaryUser } from "../../scripts/postgresql.ts";
import { programFile } from "../../scripts/programs.ts";
import { freePort } from "../support/started-shop.ts";
import { fillShop } from "../support/filled-shop.ts";
import { answers, service, type Service } from "./service.ts";

export type Cluster = {
  /** The shop, by way of the load balancer. */
  url: string;
  folder: string;
  /** How a shop's program, or a question to the database, reaches it. */
  environment: Record<string, string>;
  dataFolder: string;
  databases: Service[];
  pooler: Service;
  store: Service;
  shops: Service[];
  /** Lets the shops begin. */
  openShops: (environment: Record<string, string>) => Promise<void>;
  /** Which of the databases takes writes. */
  primary: () => Promise<Service | null>;
  stop: () => Promise<void>;
};

const name = "shop";
const s3Program = join(import.meta.dirname, "../../node_modules/s3rver/bin/s3rver.js");
/** Debian's packages, by the program that is looked for. */
const packages = {
  patroni: ["patroni", "python3-etcd"],
  etcd: ["etcd-server"],
  pgbouncer: ["pgbouncer"],
  haproxy: ["haproxy"],
} as const;

/** @throws Error that says which program is missing, and how it is installed */
async function findProgram(program: keyof typeof packages): Promise<string> {
  const find = () =>
    [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/bin"]
      .map((folder) => join(folder, program))
      .find((path) => existsSync(path));
  const found = find();
  if (found) return found;
  for (const one of packages[program]) await installPackage(one, console.log);
  const installed = find();
  if (installed) return installed;
  throw new Error(`${program} is missing. Install it: apt-get install ${packages[program].join(" ")}`);
}

/**
 * On this machine's loopback: etcd, three PostgreSQL servers that Patroni keeps, a pooler, a store for files, `shopCount` servers of the shop, and a load
 * balancer before all. The shops begin when `openShops` is called.
 */
export async function openCluster(shopCount = 3): Promise<Cluster> {
  const [patroni, etcd, pgbouncer, haproxy, binaries] = await Promise.all([
    findProgram("patroni"),
    findProgram("etcd"),
    findProgram("pgbouncer"),
    findProgram("haproxy"),
    ensurePostgresql(console.log),
  ]);
  const user = process.getuid?.() === 0 ? ordinaryUser() : null;
  const folder = mkdtempSync(join(tmpdir(), "trellis-cluster-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const ports = async (count: number) => {
    const found: number[] = [];
    while (found.length < count) found.push(await freePort());
    return found;
  };
  const [etcdPort, peerPort, poolerPort, primaryPort, storePort, balancerPort, statePort] = (await ports(
    7,
  )) as [number, number, number, number, number, number, number];
  const [databasePorts, patroniPorts, shopPorts] = [await ports(3), await ports(3), await ports(shopCount)];
  const own = (file: string, text: string): string => {
    const path = join(folder, file);
    writeFileSync(path, text);
    if (user) chownSync(path, user.uid, user.gid);
    return path;
  };
  const running: Service[] = [];
  const started = async (one: Service): Promise<Service> => {
    running.unshift(one);
    await one.start();
    return one;
  };
  const stop = async (): Promise<void> => {
    for (const one of running) await one.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };

  try {
    const etcdUrl = `http://127.0.0.1:${etcdPort}`;
    const peer = `http://127.0.0.1:${peerPort}`;
    const args = Object.entries({
      "data-dir": join(folder, "etcd"),
      "listen-client-urls": etcdUrl,
      "advertise-client-urls": etcdUrl,
      "listen-peer-urls": peer,
      "initial-advertise-peer-urls": peer,
      "initial-cluster": `default=${peer}`,
      // On a busy machine with one disk for all.
      "heartbeat-interval": "250",
      "election-timeout": "2500",
    }).flatMap(([option, value]) => [`--${option}`, value]);
    await started(
      service({ name: "etcd", command: etcd, args, folder, user, isReady: answers(`${etcdUrl}/health`) }),
    );

    const databases = databasePorts.map((port, index) => {
      const data = join(folder, `database${index + 1}`);
      const file = own(
        `patroni${index + 1}.yml`,
        stringify(
          patroniConfiguration({
            index,
            data,
            folder,
            binaries,
            port,
            statePort: patroniPorts[index]!,
            etcdPort,
          }),
        ),
      );
      const state = `http://127.0.0.1:${patroniPorts[index]}`;
      return service({
        ...{ name: `postgresql${index + 1}`, command: patroni, args: [file], folder, user },
        environment: { PATH: `${binaries}:${process.env.PATH ?? ""}` },
        isReady: answers(`${state}/health`),
      });
    });
    for (const one of databases) await started(one);
    const primary = async (): Promise<Service | null> => {
      const found = await Promise.all(
        patroniPorts.map((port) => answers(`http://127.0.0.1:${port}/primary`)().catch(() => false)),
      );
      return databases[found.indexOf(true)] ?? null;
    };
    while (!(await primary())) await pause(200);

    const balancer = own("haproxy.cfg", haproxyConfiguration());
    await started(
      service({
        ...{ name: "haproxy", command: haproxy, args: ["-W", "-db", "-f", balancer], folder, user },
        isReady: answers(`http://127.0.0.1:${statePort}/metrics`),
      }),
    );
    await ask(primaryPort, "postgres", `create role ${name} login`, `create database ${name} owner ${name}`);

    own("users.txt", `"${name}" ""\n`);
    const pooler = await started(
      service({
        name: "pgbouncer",
        command: pgbouncer,
        args: [own("pgbouncer.ini", pgbouncerConfiguration())],
        ...{ folder, user },
        isReady: () => ask(poolerPort, name, "select 1"),
      }),
    );
    const hosts = databasePorts.map((port) => `127.0.0.1:${port}`).join(",");
    const environment: Record<string, string> = {
      DATABASE_URL: `postgresql://${name}@127.0.0.1:${poolerPort}/${name}`,
      DATABASE_DIRECT_URL: `postgresql://${name}@${hosts}/${name}?target_session_attrs=read-write`,
      DATABASE_REPLICA_URL: `postgresql://${name}@${hosts}/${name}`,
      COOKIE_SECRETS: randomBytes(48).toString("base64url"),
      BANK_DATA_KEY: randomBytes(32).toString("base64url"),
      S3_ENDPOINT: `http://127.0.0.1:${storePort}`,
      S3_BUCKET: name,
      // The store's own, for tests.
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    };
    const s3 = join(folder, "store");
    mkdirSync(s3);
    const store = await started(
      service({
        name: "store",
        command: process.execPath,
        args: [s3Program, "-d", s3, "-a", "127.0.0.1", "-p", String(storePort), "--configure-bucket", name],
        folder,
        isReady: () => fetch(`http://127.0.0.1:${storePort}/`).then(() => true),
      }),
    );
    const { dataFolder, remove } = await fillShop(environment);
    cpSync(dataFolder, join(folder, "data"), { recursive: true });
    remove();
    const shops: Service[] = [];
    return {
      url: `http://127.0.0.1:${balancerPort}`,
      folder,
      environment,
      dataFolder: join(folder, "data"),
      databases,
      pooler,
      store,
      shops,
      openShops: async (more) => {
        for (const [index, port] of shopPorts.entries()) {
          const data = join(folder, `shop${index + 1}`);
          mkdirSync(data, { recursive: true });
          shops.push(
            await started(
              service({
                ...{
                  name: `shop${index + 1}`,
                  command: process.execPath,
                  args: [programFile("shop")],
                  folder,
                },
                environment: {
                  ...environment,
                  ...more,
                  ...{ DEMO: "on", DATA_DIR: data, PORT: String(port), CHECK_RESPONSES: "on" },
                },
                isReady: answers(`http://127.0.0.1:${port}/health/ready`),
              }),
            ),
          );
        }
      },
      primary,
      stop,
    };
  } catch (error) {
    for (const one of running) await one.stop();
    throw error;
  }

  function haproxyConfiguration(): string {
    const servers = (list: number[], checks: number[]) =>
      list.map(
        (port, index) =>
          `  server s${index + 1} 127.0.0.1:${port} check port ${checks[index]} inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions`,
      );
    return [
      "global",
      "  maxconn 2000",
      "defaults",
      "  timeout connect 2s",
      "  timeout check 2s",
      "  timeout client 60s",
      "  timeout server 60s",
      "  option redispatch",
      "  retries 3",
      "frontend state",
      "  mode http",
      `  bind 127.0.0.1:${statePort}`,
      "  http-request use-service prometheus-exporter if { path /metrics }",
      "listen shop",
      "  mode http",
      `  bind 127.0.0.1:${balancerPort}`,
      "  option httpchk GET /health/ready",
      // A request that has reached a server is not given to another one: nobody knows what was done.
      "  retry-on conn-failure",
      ...servers(shopPorts, shopPorts),
      "listen primary",
      "  mode tcp",
      `  bind 127.0.0.1:${primaryPort}`,
      "  option httpchk GET /primary",
      "  http-check expect status 200",
      ...servers(databasePorts, patroniPorts),
      "",
    ].join("\n");
  }

  function pgbouncerConfiguration(): string {
    return [
      "[databases]",
      `${name} = host=127.0.0.1 port=${primaryPort} dbname=${name}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${poolerPort}`,
      "unix_socket_dir =",
      "auth_type = trust",
      `auth_file = ${join(folder, "users.txt")}`,
      "pool_mode = transaction",
      "max_client_conn = 300",
      "default_pool_size = 40",
      "server_login_retry = 1",
      "server_connect_timeout = 3",
      "query_wait_timeout = 5",
      "",
    ].join("\n");
  }
}

/** Milliseconds are Patroni's own words in seconds: a primary that is silent for `ttl` is replaced. */
const leadership = { ttl: 15, loop_wait: 3, retry_timeout: 5 };

type Node = {
  index: number;
  data: string;
  folder: string;
  binaries: string;
  port: number;
  statePort: number;
  etcdPort: number;
};

const patroniConfiguration = ({ index, data, folder, binaries, port, statePort, etcdPort }: Node) => ({
  scope: "trellis",
  name: `postgresql${index + 1}`,
  restapi: { listen: `127.0.0.1:${statePort}`, connect_address: `127.0.0.1:${statePort}` },
  etcd3: { hosts: [`127.0.0.1:${etcdPort}`] },
  bootstrap: {
    dcs: {
      ...leadership,
      maximum_lag_on_failover: 1_048_576,
      // A commit waits for a replica, so what was acknowledged outlives the primary.
      synchronous_mode: true,
      postgresql: {
        use_pg_rewind: true,
        parameters: { max_connections: 200, max_wal_senders: 10, wal_keep_size: "256MB" },
      },
    },
    initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
    pg_hba: ["host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust"],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: data,
    bin_dir: binaries,
    pgpass: join(folder, `pgpass${index + 1}`),
    authentication: {
      superuser: { username: "postgres" },
      replication: { username: "replicator" },
      rewind: { username: "postgres" },
    },
    parameters: { unix_socket_directories: folder, shared_buffers: "64MB" },
  },
});

async function ask(port: number, database: string, ...statements: string[]): Promise<true> {
  const as = database === name ? name : "postgres";
  const client = new pg.Client(`postgresql://${as}@127.0.0.1:${port}/${database}`);
  client.on("error", () => {});
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
    return true;
  } finally {
    await client.end();
  }
}
