import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { lockTimeout } from "#server/platform/database/locks.ts";
import { root } from "#scripts/tools.ts";

/** A database and the port of Patroni's REST API. */
export type Checked = { port: number; checkPort: number };

const haproxyFile = join(root, "deploy/haproxy.cfg");

/** `deploy/haproxy.cfg` with this machine's ports and number of servers. */
export function haproxy(ports: {
  state: number;
  balancer: number;
  primary: number;
  shops: readonly number[];
  databases: readonly Checked[];
}): string {
  const shops = (rest: string) =>
    ports.shops.map((port, index) => `  server shop${index + 1} 127.0.0.1:${port} ${rest}`);
  const databases = (rest: string) =>
    ports.databases.map(
      ({ port, checkPort }, index) =>
        `  server database${index + 1} 127.0.0.1:${port} check port ${checkPort} ${rest}`,
    );
  const lines = readFileSync(haproxyFile, "utf8").split("\n");
  return lines
    .flatMap((line) => {
      const [, first, rest = ""] =
        /^ {2}server (shop1|database1) \S+ (?:check port 8008 )?(.*)$/.exec(line) ?? [];
      if (first) return first === "shop1" ? shops(rest) : databases(rest);
      return line.startsWith("  server ") ? [] : line;
    })
    .join("\n")
    .replace("bind :8080", `bind 127.0.0.1:${ports.balancer}`)
    .replace("bind :5432", `bind 127.0.0.1:${ports.primary}`)
    .replace("127.0.0.1:8405", `127.0.0.1:${ports.state}`);
}

/** The pooler in transaction mode. */
export const pgbouncer = (name: string, ports: { pooler: number; primary: number }, users: string): string =>
  [
    "[databases]",
    `${name} = host=127.0.0.1 port=${ports.primary} dbname=${name} connect_query='set lock_timeout = ${lockTimeout}'`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${ports.pooler}`,
    "unix_socket_dir =",
    "auth_type = trust",
    `auth_file = ${users}`,
    "pool_mode = transaction",
    "max_client_conn = 300",
    "default_pool_size = 40",
    "server_login_retry = 1",
    "server_connect_timeout = 3",
    "query_wait_timeout = 5",
    "",
  ].join("\n");

/** Seconds: a primary that does not respond for `ttl` is replaced. */
const leadership = { ttl: 15, loop_wait: 3, retry_timeout: 5 };

type Node = Checked & { index: number; data: string; folder: string; binaries: string; etcdPort: number };

/** One of the databases, configured as in `deploy/patroni.yml`, which gives the reasons. */
export function patroni({ index, data, folder, binaries, port, checkPort, etcdPort }: Node): string {
  const state = `127.0.0.1:${checkPort}`;
  return stringify({
    scope: "trellis",
    name: `postgresql${index + 1}`,
    restapi: { listen: state, connect_address: state },
    etcd: { hosts: [`127.0.0.1:${etcdPort}`] },
    bootstrap: {
      dcs: {
        ...leadership,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        synchronous_mode_strict: true,
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
}

/** The dynamic configuration of the databases, with long timeouts because all share one disk. */
export const etcdArguments = (folder: string, ports: { client: number; peer: number }): string[] => {
  const client = `http://127.0.0.1:${ports.client}`;
  const peer = `http://127.0.0.1:${ports.peer}`;
  return [
    `--data-dir=${join(folder, "etcd")}`,
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=default=${peer}`,
    "--enable-v2",
    "--heartbeat-interval=250",
    "--election-timeout=2500",
  ];
};

/** The environment variables that point a shop at the cluster. */
export function environmentOf(
  name: string,
  { pooler, primary, store }: { pooler: number; primary: number; store: number },
): Record<string, string> {
  return {
    DATABASE_URL: `postgresql://${name}@127.0.0.1:${pooler}/${name}`,
    DATABASE_DIRECT_URL: `postgresql://${name}@127.0.0.1:${primary}/${name}`,
    COOKIE_SECRETS: randomBytes(48).toString("base64url"),
    BANK_DATA_KEY: randomBytes(32).toString("base64url"),
    S3_ENDPOINT: `http://127.0.0.1:${store}`,
    S3_BUCKET: name,
    // The store's test credentials.
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  };
}
