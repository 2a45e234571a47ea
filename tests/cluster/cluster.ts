import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ensurePostgresql, ordinaryUser } from "#scripts/postgresql.ts";
import { programFile } from "#scripts/programs.ts";
import { fillShop } from "#tests/support/filled-shop.ts";
import { freePort } from "#scripts/free-port.ts";
import { environmentOf, etcdArguments, haproxy, patroni, pgbouncer, type Checked } from "./configurations.ts";
import { findProgram } from "./find-programs.ts";
import { query } from "./query.ts";
import { answers, service, type Program, type Service } from "./service.ts";

export type Cluster = {
  /** The shop behind the load balancer. */
  url: string;
  folder: string;
  /** The environment with which a shop process or a database query reaches it. */
  environment: Record<string, string>;
  dataFolder: string;
  databases: Service[];
  pooler: Service;
  store: Service;
  shops: Service[];
  openShops: (environment: Record<string, string>) => Promise<void>;
  /** The database that accepts writes. */
  primary: () => Promise<Service | null>;
  stop: () => Promise<void>;
};

const name = "shop";
const s3Program = join(import.meta.dirname, "../../node_modules/s3rver/bin/s3rver.js");

/**
 * On this machine's loopback interface: etcd, three PostgreSQL servers managed by Patroni, a pooler, a file store,
 * three servers of the shop, and a load balancer in front. The shops start when `openShops` is called. @throws
 * Error if a program is missing, with how to install it
 */
export async function openCluster(): Promise<Cluster> {
  const programs = {
    etcd: await findProgram("etcd"),
    patroni: await findProgram("patroni"),
    pgbouncer: await findProgram("pgbouncer"),
    haproxy: await findProgram("haproxy"),
  };
  const binaries = await ensurePostgresql(console.log);
  const user = process.getuid?.() === 0 ? ordinaryUser() : null;
  const folder = mkdtempSync(join(tmpdir(), "trellis-cluster-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const own = (file: string, text: string): string => {
    const path = join(folder, file);
    writeFileSync(path, text);
    if (user) chownSync(path, user.uid, user.gid);
    return path;
  };
  const running: Service[] = [];
  const started = async (program: Omit<Program, "folder">): Promise<Service> => {
    const one = service({ folder, ...program });
    running.unshift(one);
    await one.start();
    return one;
  };
  const stop = async (): Promise<void> => {
    for (const one of running) await one.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };

  try {
    const ports = await freePorts();
    await started({
      name: "etcd",
      command: programs.etcd,
      args: etcdArguments(folder, { client: ports.etcd, peer: ports.peer }),
      user,
      isReady: answers(`http://127.0.0.1:${ports.etcd}/health`),
    });

    const databases: Service[] = [];
    for (const [index, { port, checkPort }] of ports.databases.entries()) {
      const data = join(folder, `database${index + 1}`);
      const text = patroni({ index, data, folder, binaries, port, checkPort, etcdPort: ports.etcd });
      databases.push(
        await started({
          name: `postgresql${index + 1}`,
          command: programs.patroni,
          args: [own(`patroni${index + 1}.yml`, text)],
          user,
          environment: { PATH: `${binaries}:${process.env.PATH ?? ""}` },
          isReady: answers(`http://127.0.0.1:${checkPort}/health`),
        }),
      );
    }
    const primary = async (): Promise<Service | null> => {
      const found = await Promise.all(
        ports.databases.map(({ checkPort }) =>
          answers(`http://127.0.0.1:${checkPort}/primary`)().catch(() => false),
        ),
      );
      return databases[found.indexOf(true)] ?? null;
    };
    while (!(await primary())) await pause(200);

    await started({
      name: "haproxy",
      command: programs.haproxy,
      args: ["-W", "-db", "-f", own("haproxy.cfg", haproxy(ports))],
      user,
      isReady: answers(`http://127.0.0.1:${ports.state}/metrics`),
    });
    const urlOf = (port: number, database: string) =>
      `postgresql://${database === name ? name : "postgres"}@127.0.0.1:${port}/${database}`;
    await query(
      urlOf(ports.primary, "postgres"),
      `create role ${name} login`,
      `create database ${name} owner ${name}`,
    );
    const pooler = await started({
      name: "pgbouncer",
      command: programs.pgbouncer,
      args: [own("pgbouncer.ini", pgbouncer(name, ports, own("users.txt", `"${name}" ""\n`)))],
      user,
      isReady: () => query(urlOf(ports.pooler, name), "select 1"),
    });
    const bucket = join(folder, "store");
    mkdirSync(bucket);
    const place = ["-a", "127.0.0.1", "-p", String(ports.store)];
    const store = await started({
      name: "store",
      command: process.execPath,
      // Pagination tokens of long lists need an older digest.
      args: ["--openssl-legacy-provider", s3Program, "-d", bucket, ...place, "--configure-bucket", name],
      isReady: () => fetch(`http://127.0.0.1:${ports.store}/`).then(() => true),
    });

    const environment = environmentOf(name, ports);
    const filled = await fillShop(environment);
    const dataFolder = join(folder, "data");
    cpSync(filled.dataFolder, dataFolder, { recursive: true });
    filled.remove();
    const shops: Service[] = [];
    const openShops = async (more: Record<string, string>): Promise<void> => {
      for (const [index, port] of ports.shops.entries()) {
        const data = join(folder, `shop${index + 1}`);
        mkdirSync(data, { recursive: true });
        const of = {
          DEMO: "on",
          SHOP_GATE: "open",
          DATA_DIR: data,
          PORT: String(port),
          CHECK_RESPONSES: "on",
        };
        shops.push(
          await started({
            name: `shop${index + 1}`,
            command: process.execPath,
            args: [programFile("shop")],
            environment: { ...environment, ...more, ...of },
            isReady: answers(`http://127.0.0.1:${port}/health/ready`),
          }),
        );
      }
    };
    const url = `http://127.0.0.1:${ports.balancer}`;
    return {
      url,
      folder,
      environment,
      dataFolder,
      databases,
      pooler,
      store,
      shops,
      openShops,
      primary,
      stop,
    };
  } catch (error) {
    // Logs stay in the folder.
    for (const one of running) await one.stop();
    throw error;
  }
}

async function freePorts() {
  const [etcd, peer, pooler, primary, store, balancer, state] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const databases: Checked[] = [];
  const shops: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    databases.push({ port: await freePort(), checkPort: await freePort() });
    shops.push(await freePort());
  }
  return { etcd, peer, pooler, primary, store, balancer, state, databases, shops };
}
