import { spawn, type ChildProcess } from "node:child_process";
import { smallHeapOptions } from "./small-heap.ts";

export type Program = {
  name: string;
  file: string;
  environment: Record<string, string>;
  /**
   * The program waits for this message (see `AWAITS` in its environment) and gets it when `after` resolves; if it
   * rejects, the program is ended.
   */
  awaited?: { message: string; after: Promise<void> } | undefined;
  /** Called when the program reports that it listens. */
  opened?: () => void;
};
type Running = { child: ChildProcess; ended: Promise<number> };

/** Milliseconds; programs end sooner than this. */
const patience = 12_000;

/**
 * Runs programs until one ends or a signal arrives, then ends them in reverse order, because later ones may need
 * earlier ones. Resolves to the first exit code that is not 0.
 */
export async function supervise(programs: readonly Program[]): Promise<number> {
  const running = programs.map(start);
  let ending: Promise<void> | null = null;
  const end = () => (ending ??= endInTurn(running.toReversed()));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end());
  await Promise.race(running.map(({ ended }) => ended));
  await end();
  const codes = await Promise.all(running.map(({ ended }) => ended));
  return codes.find((code) => code !== 0) ?? 0;
}

/**
 * A process group of its own, so that Ctrl-C reaches only the supervisor. The IPC channel closes when the
 * supervisor is gone.
 */
function start({ name, file, environment, awaited, opened }: Program): Running {
  const child = spawn(process.execPath, [...smallHeapOptions.flags, file], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: {
      ...smallHeapOptions.environment,
      ...process.env,
      ...environment,
      ...(awaited && { AWAITS: awaited.message }),
    },
    detached: process.platform !== "win32",
  });
  const ended = new Promise<number>((done) => {
    child.once("error", () => done(1));
    child.once("exit", (code) => {
      if (code !== 0 && code !== null) console.error(`The ${name} ended with code ${code}.`);
      done(code ?? 0);
    });
  });
  if (opened) child.once("message", opened);
  awaited?.after.then(
    () => child.connected && child.send(awaited.message),
    () => child.kill("SIGTERM"),
  );
  return { child, ended };
}

async function endInTurn(running: readonly Running[]): Promise<void> {
  for (const { child, ended } of running) {
    child.kill("SIGTERM");
    const killing = setTimeout(() => child.kill("SIGKILL"), patience);
    await ended;
    clearTimeout(killing);
  }
}
