import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freeze, send } from "./freeze.ts";

/** A program of the cluster that can be started, killed, paused or stopped. Its output goes to a file. */
export type Service = {
  name: string;
  start: () => Promise<void>;
  /** With its child processes. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  /** Pauses the process for some milliseconds, like a paused virtual machine. */
  freeze: (length: number) => Promise<void>;
};
export type Program = {
  name: string;
  command: string;
  args: readonly string[];
  folder: string;
  user?: { uid: number; gid: number } | null;
  environment?: Record<string, string>;
  isReady: () => Promise<boolean>;
};

/** Milliseconds for a program to become ready before it is restarted, and to stop. */
const patience = 90_000;
const rest = 1_000;
const farewell = 10_000;

const enders = new Set<() => void>();
process.once("exit", () => {
  for (const end of enders) end();
});

export function service({ name, command, args, folder, user, environment, isReady }: Program): Service {
  let child: ChildProcess | null = null;
  let thaw = (): void => {};
  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;
  const signal = (what: NodeJS.Signals): void => {
    // Its process group: PostgreSQL forks.
    if (child?.pid) send(-child.pid, what);
  };
  const begin = (): void => {
    const log = openSync(join(folder, `${name}.log`), "a");
    child = spawn(command, args, {
      cwd: folder,
      detached: true,
      stdio: ["ignore", log, log],
      env: { ...process.env, ...environment },
      ...user,
    });
    closeSync(log);
  };
  enders.add(() => {
    signal("SIGKILL");
    thaw();
  });
  const end = async (what: NodeJS.Signals): Promise<void> => {
    if (hasEnded()) return;
    const ended = once(child!, "exit");
    signal(what);
    thaw();
    await Promise.race([ended, pause(farewell, undefined, { ref: false })]);
    signal("SIGKILL");
    await ended;
  };
  return {
    name,
    start: async () => {
      const until = performance.now() + patience;
      begin();
      while (!(await isReady().catch(() => false))) {
        if (performance.now() > until)
          throw new Error(`${name} is not ready; ${join(folder, `${name}.log`)} says why.`);
        await pause(hasEnded() ? rest : 100);
        // Restarts like a supervisor, since a dependency may be unavailable for a moment.
        if (hasEnded()) begin();
      }
    },
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    freeze: async (length) => {
      thaw = freeze(child!.pid!);
      await pause(length);
      thaw();
    },
  };
}

export const answers = (url: string) => (): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1_000) }).then(({ ok }) => ok);
