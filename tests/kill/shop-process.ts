import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { programFile } from "#scripts/programs.ts";

export type ShopProcess = { start: () => Promise<void>; kill: () => Promise<void> };

/** Starts and kills the shop's process; prints its standard error. */
export function shopProcess(port: number, environment: Record<string, string>): ShopProcess {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;
  return {
    start: async () => {
      child = fork(programFile("shop"), {
        env: { ...process.env, CHECK_RESPONSES: "on", PORT: String(port), ...environment },
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      });
      while (!(await answers(url))) {
        if (hasEnded()) throw new Error(`the shop ended with ${child.exitCode} before it listened`);
        await pause(20);
      }
    },
    kill: async () => {
      if (!child || hasEnded()) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/api/v1/settings/`).then(
    ({ ok }) => ok,
    () => false,
  );
