import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { buildPrograms, buildStorefront } from "#scripts/build.ts";
import { verifyBuild } from "#tests/support/verify-build.ts";
import { shops } from "./shops.ts";

// Concurrent builds would delete each other's files.
await buildPrograms();
await buildStorefront();

/** Starts everything at once. The workshop is built meanwhile; its tests run last. */
const served = Object.keys(shops).map((name) =>
  fork(join(import.meta.dirname, "serve.ts"), [name], { stdio: ["inherit", "pipe", "inherit", "ipc"] }),
);
const programs = [...served, fork(join(import.meta.dirname, "serve-workshop.ts"))];
process.on("SIGTERM", () => programs.forEach((one) => one.kill("SIGTERM")));
const ended = programs.map((one) => once(one, "exit"));
await Promise.race([Promise.all(served.map(isOpen)), ...ended]);
if (programs.every(({ exitCode }) => exitCode === null))
  await Promise.all(Object.values(shops).map(({ url }) => verifyBuild(url))).then(
    () => console.log("The shops are served."),
    (error: Error) => {
      console.error(error.message);
      for (const one of programs) one.kill("SIGTERM");
    },
  );
await Promise.race(ended);
for (const one of programs) one.kill("SIGTERM");
await Promise.all(ended);
process.exit(programs.some(({ exitCode }) => exitCode !== 0) ? 1 : 0);

/** Only its own output counts: a shop of another run might respond at its address. */
function isOpen({ stdout }: ChildProcess): Promise<void> {
  return new Promise((done) => {
    let output = "";
    stdout!.setEncoding("utf8").on("data", (text: string) => {
      process.stdout.write(text);
      output += text;
      if (output.includes("Trellis is open at")) done();
    });
  });
}
