import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type ShopProcess = { start: () => Promise<void>; kill: () => Promise<void> };

/** Starts the shop, and kills it without warning; shows what it wrote to standard error. */
export function shopProcess(environment: Record<string, string>): ShopProcess {
  let child: ChildProcess | null = null;
  return {
    start: async () => {
      child = fork(join(import.meta.dirname, "api-server.ts"), {
        env: { ...process.env, ...environment },
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      });
      const ended = once(child, "exit").then(([code]) => {
        throw new Error(`the shop ended with ${code} before it listened`);
      });
      await Promise.race([once(child, "message"), ended]);
      ended.catch(() => {});
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
