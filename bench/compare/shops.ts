import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startCluster } from "#scripts/postgresql.ts";
import { freePort } from "#scripts/free-port.ts";

const root = join(import.meta.dirname, "../..");

export type RunningShop = { url: string; close: () => Promise<void> };

/** Checks a commit out into its own folder, with its packages. */
export function checkOut(commit: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "trellis-bench-"));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "inherit" });
  git("worktree", "add", "--detach", folder, commit);
  const lock = (at: string) => readFileSync(join(at, "package-lock.json"), "utf8");
  if (lock(folder) === lock(root))
    cpSync(join(root, "node_modules"), join(folder, "node_modules"), { recursive: true });
  else execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
  return { folder, remove: () => git("worktree", "remove", "--force", folder) };
}

/** Runs a folder's demo shop as `npm start` does, on its own PostgreSQL server. */
export async function openShop(folder: string): Promise<RunningShop> {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const data = mkdtempSync(join(tmpdir(), `trellis-bench-data-`));
  const cluster = await startCluster();
  const program = spawn("npm", ["start"], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: data,
      DATABASE_URL: `${cluster.address}/postgres`,
      DEMO: "on",
      SHOP_GATE: "open",
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(program, `${url}/api/v1/settings/`);
  await pause(pastFilled);
  return {
    url,
    close: async () => {
      const ended = once(program, "exit");
      process.kill(-program.pid!, "SIGTERM");
      await ended;
      await cluster.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Milliseconds until a new demo's history is filled in. */
const pastFilled = 15_000;

async function answers(program: ChildProcess, address: string): Promise<void> {
  for (;;) {
    if (program.exitCode !== null) throw new Error(`The shop ended with ${program.exitCode}.`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await pause(200);
  }
}
