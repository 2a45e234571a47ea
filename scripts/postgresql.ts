import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { installPackage } from "./debian.ts";
import { freePort } from "./free-port.ts";

export type Cluster = {
  /** `postgresql://…:port`, without a database name. */
  address: string;
  pid: number;
  stop: () => Promise<void>;
  /** Like a power failure. */
  kill: () => Promise<void>;
};

const programs = ["initdb", "postgres"];
const hasAll = (folder: string): boolean => programs.every((name) => existsSync(join(folder, name)));

/** The newest PostgreSQL's program folder, or null. */
export function findPostgresql(): string | null {
  const inPath = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const packaged = globSync("/usr/lib/postgresql/*/bin").sort((a, b) => version(b) - version(a));
  return [...packaged, "/opt/homebrew/opt/postgresql/bin", ...inPath].find(hasAll) ?? null;
}

const version = (folder: string): number => Number(/postgresql\/(\d+)/.exec(folder)?.[1] ?? 0);

/** @throws if PostgreSQL is not installed and cannot be, with instructions */
export async function ensurePostgresql(say: (line: string) => void): Promise<string> {
  const found = findPostgresql() ?? ((await installPackage("postgresql", say)) ? findPostgresql() : null);
  if (found) return found;
  throw new Error(
    "The tests run against a PostgreSQL server too, and there is none here. Install PostgreSQL 15 or newer, so that `initdb` is in the PATH.",
  );
}

/** A cluster in a temporary folder on a free local port; deleted when stopped. */
export async function startCluster(
  say: (line: string) => void = console.log,
  settings: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  const place = await makePlace(say);
  perform(place, "initdb", [
    "-D",
    place.data,
    "-U",
    "trellis",
    "--auth=trust",
    "--locale=C.UTF-8",
    "--encoding=UTF8",
    "--no-sync",
  ]);
  return serve(place, settings);
}

/** A streaming replica in its own folder; `select pg_promote()` makes it a primary. */
export async function startReplica({ address }: Pick<Cluster, "address">): Promise<Cluster> {
  const place = await makePlace(console.log);
  const options = ["--pgdata", place.data, "--write-recovery-conf", "--checkpoint=fast", "--no-sync"];
  perform(place, "pg_basebackup", ["--dbname", address, ...options]);
  return serve(place);
}

type PlaceOfCluster = { binaries: string; folder: string; data: string; as: { uid?: number; gid?: number } };

async function makePlace(say: (line: string) => void): Promise<PlaceOfCluster> {
  const binaries = await ensurePostgresql(say);
  const folder = mkdtempSync(join(tmpdir(), "trellis-postgres-"));
  const owner = process.getuid?.() === 0 ? ordinaryUser() : null;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return { binaries, folder, data: join(folder, "data"), as: owner ?? {} };
}

function perform({ binaries, folder, as }: PlaceOfCluster, program: string, args: string[]): void {
  const done = spawnSync(join(binaries, program), args, { ...as, encoding: "utf8", cwd: folder });
  if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr || done.error?.message}`);
}

const options = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
  log_min_messages: "panic",
  // As in deploy/.
  jit: "off",
};

async function serve(
  { binaries, folder, data, as }: PlaceOfCluster,
  settings: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  const port = await freePort();
  const server = spawn(
    join(binaries, "postgres"),
    [
      "-D",
      data,
      "-p",
      String(port),
      "-h",
      "127.0.0.1",
      "-k",
      folder,
      ...Object.entries({ ...options, ...settings }).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    { ...as, cwd: folder, stdio: "ignore" },
  );
  const ended = new Promise<void>((done) => server.once("exit", () => done()));
  const kill = () => server.kill("SIGKILL");
  const end = async (signal: "SIGINT" | "SIGKILL") => {
    server.kill(signal);
    await ended;
    process.off("exit", kill);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  process.once("exit", kill);
  await ready(join(data, "postmaster.pid"), () => server.exitCode !== null);
  return {
    address: `postgresql://trellis@127.0.0.1:${port}`,
    pid: server.pid!,
    stop: () => end("SIGINT"),
    kill: () => end("SIGKILL"),
  };
}

/** The server writes `ready` as the last line of its pid file. */
async function ready(file: string, hasEnded: () => boolean): Promise<void> {
  while (!existsSync(file) || !/^(ready|standby)\s*$/m.test(readFileSync(file, "utf8"))) {
    if (hasEnded()) throw new Error("PostgreSQL ended before it was ready.");
    await wait(20);
  }
}

/** `initdb` refuses to run as root. */
export function ordinaryUser(): { uid: number; gid: number } {
  const lines = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const found = ["postgres", "nobody"].map((name) => lines.find(([user]) => user === name)).find(Boolean);
  if (!found)
    throw new Error("PostgreSQL does not run as root, and there is no user `postgres` or `nobody`.");
  return { uid: Number(found[2]), gid: Number(found[3]) };
}
