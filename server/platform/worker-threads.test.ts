import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openWorkerThreads } from "./worker-threads.ts";

function threadFile(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), "trellis-thread-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "work.ts");
  writeFileSync(file, source);
  return file;
}

const double = `
  export default (number: number) => {
    if (number === 0) process.exit();
    if (number < 0) throw new Error("below nothing");
    if (number === 99) setTimeout(() => { throw new Error("afterwards"); });
    return 2 * number;
  };`;

function openedOn(source: string, count?: number) {
  const threads = openWorkerThreads<number, number>(threadFile(source), count);
  onTestFinished(() => threads.end());
  return threads;
}

test("each request gets its own result, and a failure affects no other request", async () => {
  const { ask } = openedOn(double);
  const answers = await Promise.allSettled([ask(1), ask(-1), ask(3)]);
  expect(answers).toEqual([
    { status: "fulfilled", value: 2 },
    { status: "rejected", reason: new Error("below nothing") },
    { status: "fulfilled", value: 6 },
  ]);
});

test("requests to a lost thread fail, and the next one starts a new thread", async () => {
  const { ask } = openedOn(double);
  const answers = await Promise.allSettled([ask(0), ask(5)]);
  const lost = { status: "rejected", reason: new Error("worker exited with code: 0") };
  expect(answers).toEqual([lost, lost]);
  expect(await ask(4)).toBe(8);
});

test("one of several threads is replaced too", async () => {
  const { ask } = openedOn(double, 2);
  await expect(Promise.all([ask(0), ask(5)])).rejects.toThrow("exited");
  expect(await Promise.all([1, 2, 3, 4, 5].map(ask))).toEqual([2, 4, 6, 8, 10]);
});

test("a thread that fails between two requests is replaced", async () => {
  const { ask } = openedOn(double);
  expect(await ask(99)).toBe(198);
  await expect.poll(() => ask(4).catch((error: Error) => error.message)).toBe(8);
});

test("requests to a thread whose file cannot be loaded fail", async () => {
  const { ask } = openedOn(`throw new Error("no fonts");`);
  for (let time = 0; time < 2; time += 1) await expect(ask(1)).rejects.toThrow("no fonts");
  await expect(openedOn("process.exit(3);").ask(1)).rejects.toThrow("exited with code: 3");
});

test("what is asked when threads end fails", async () => {
  const threads = openedOn("export default () => new Promise(() => setInterval(() => {}, 1_000));");
  const asked = threads.ask(1);
  const failed = expect(asked).rejects.toThrow("Terminating worker thread");
  await threads.end();
  await failed;
});

test("a program waits for an answer of a thread, but not for an idle thread", () => {
  const program = threadFile(`
    import { openWorkerThreads } from ${JSON.stringify(join(import.meta.dirname, "worker-threads.ts"))};
    const { ask } = openWorkerThreads(${JSON.stringify(threadFile(double))});
    ask(2).then((first) => ask(first)).then(console.log);`);
  const { stdout, status } = spawnSync(process.execPath, [program], { encoding: "utf8", timeout: 60_000 });
  expect([stdout, status]).toEqual(["8\n", 0]);
});
