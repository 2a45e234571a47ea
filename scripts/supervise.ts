import { spawn, type ChildProcess } from "node:child_process";

export type Program = { name: string; file: string; environment: Record<string, string> };

/** Runs programs side by side; when one ends, or a signal comes, all end. Resolves to the first exit code. */
export function supervise(programs: readonly Program[]): Promise<number> {
  return new Promise((done) => {
    const children: ChildProcess[] = programs.map(({ name, file, environment }) => {
      const child = spawn(process.execPath, [file], {
        stdio: ["ignore", "inherit", "inherit", "ipc"],
        env: { ...process.env, ...environment },
      });
      child.on("exit", (code) => {
        if (code !== 0 && code !== null) console.error(`The ${name} ended with code ${code}.`);
        stop();
        if (children.every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)) {
          done(firstFailure(children));
        }
      });
      return child;
    });
    const stop = () => children.forEach((child) => child.kill("SIGTERM"));
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  });
}

const firstFailure = (children: readonly ChildProcess[]): number =>
  children.map(({ exitCode }) => exitCode ?? 0).find((code) => code !== 0) ?? 0;
