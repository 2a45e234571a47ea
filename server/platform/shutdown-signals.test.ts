import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "trellis-shutdown-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that prints when its shutdown begins and waits for `end`, a body of an asynchronous function. */
async function started(name: string, end: string) {
  const file = join(folder, `${name}.ts`);
  writeFileSync(
    file,
    `import { once } from "node:events";
     import { shutDownOnSignal } from ${JSON.stringify(join(import.meta.dirname, "shutdown-signals.ts"))};
     shutDownOnSignal(async () => { console.log("ending"); ${end} });
     setInterval(() => {}, 1_000);
     process.send("ready");`,
  );
  const child = fork(file, { silent: true });
  let output = "";
  child.stdout!.setEncoding("utf8").on("data", (text: string) => (output += text));
  // After a disconnection a child process has no `close` event.
  const ended = Promise.all([once(child, "exit"), once(child.stdout!, "end")]).then(([exit]) => exit);
  await once(child, "message");
  return { child, ended, output: () => output };
}
const hasBegun = async (output: () => string): Promise<void> => {
  await expect.poll(output).toBe("ending\n");
};
const untilTold = `await once(process, "message");`;

test("repeated signals neither cut the shutdown nor begin it again", async () => {
  const { child, ended, output } = await started("repeated", untilTold);
  child.kill("SIGINT");
  await hasBegun(output);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) child.kill(signal);
  child.send("end");
  expect([...(await ended), output()]).toEqual([0, null, "ending\n"]);
});

test("the end of the parent's channel ends the program", async () => {
  const { child, ended, output } = await started("parent", "");
  child.disconnect();
  await hasBegun(output);
  expect(await ended).toEqual([0, null]);
});

test("a failed shutdown has the exit code 1", async () => {
  const { child, ended } = await started("failing", `throw new Error("no disk");`);
  child.kill("SIGTERM");
  expect(await ended).toEqual([1, null]);
});

test("a shutdown that hangs is cut after eight seconds with the exit code 1", async () => {
  const { child, ended, output } = await started("hanging", untilTold);
  child.kill("SIGTERM");
  await hasBegun(output);
  const began = performance.now();
  expect(await ended).toEqual([1, null]);
  expect(performance.now() - began).toBeGreaterThan(7_000);
});
