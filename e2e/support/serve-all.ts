import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildPrograms, buildStorefront } from "#scripts/build.ts";
import { shops } from "./shops.ts";

// Concurrent builds would delete each other's files.
await buildPrograms();
await buildStorefront();

/** Starts everything at once. The workshop is built meanwhile; its tests run last. */
const program = (file: string, ...args: string[]) => fork(join(import.meta.dirname, file), args);
const programs = [
  ...Object.keys(shops).map((name) => program("serve.ts", name)),
  program("serve-workshop.ts"),
];
const addresses = Object.values(shops).map(({ url }) => `${url}/api/v1/settings/`);
process.on("SIGTERM", () => programs.forEach((one) => one.kill("SIGTERM")));
const ended = programs.map((one) => once(one, "exit"));
await Promise.race([Promise.all(addresses.map(answers)), ...ended]);
if (programs.every(({ exitCode }) => exitCode === null)) console.log("The shops are served.");
await Promise.race(ended);
for (const one of programs) one.kill("SIGTERM");
await Promise.all(ended);
process.exit(programs.some(({ exitCode }) => exitCode !== 0) ? 1 : 0);

async function answers(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await pause(200);
  }
}
