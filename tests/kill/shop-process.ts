import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { programFile } from "#scripts/programs.ts";

export type ShopProcess = { start: () => Promise<void>; kill: () => Promise<void> };

/** Starts and kills the shop's process; prints its standard error. */
export function shopProcess(port: number, environment: Record<string, string>): ShopProcess {
  let child: ChildProcess | null = null;
  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;
  return {
    start: async () => {
      child = fork(programFile("shop"), {
        env: { ...process.env, CHECK_RESPONSES: "on", PORT: String(port), ...environment },
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      });
      const ended = once(child, "exit").then(([code]) => {
        throw new Error(`the shop ended with ${code} before it listened`);
      });
      // Its own message: at its port, another program might answer.
      await Promise.race([once(child, "message"), ended]);
    },
    kill: async () => {
      if (!child || hasEnded()) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
