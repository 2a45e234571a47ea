import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

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
  let frozen: number[] = [];
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
  const thaw = (): void => {
    for (const pid of frozen) send(pid, "SIGCONT");
    frozen = [];
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
      // Repeats until nothing new appears: a process may have forked before it was stopped.
      for (
        let family = familyOf(child!.pid!);
        family.length > frozen.length;
        family = familyOf(child!.pid!)
      ) {
        frozen = family;
        for (const pid of frozen) send(pid, "SIGSTOP");
      }
      await pause(length);
      thaw();
    },
  };
}

function send(to: number, what: NodeJS.Signals): void {
  try {
    process.kill(to, what);
  } catch {
    // It has exited.
  }
}

/** A process group and its descendants: PostgreSQL's backends are groups of their own. */
function familyOf(group: number): number[] {
  const all = readdirSync("/proc").flatMap((pid) => {
    try {
      const [, more = ""] = /.*\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
      const [, parent, ofGroup] = more.split(" ").map(Number);
      return [{ pid: Number(pid), parent: parent!, group: ofGroup! }];
    } catch {
      // No process, or one that has exited.
      return [];
    }
  });
  const family = new Set(all.filter((one) => one.group === group).map(({ pid }) => pid));
  let known: number;
  do {
    known = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  } while (family.size > known);
  return [...family];
}

export const answers = (url: string) => (): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1_000) }).then(({ ok }) => ok);
