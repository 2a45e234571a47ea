import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createWorkerThread } from "./worker-thread.ts";

function doubling() {
  const folder = mkdtempSync(join(tmpdir(), "trellis-thread-"));
  const file = join(folder, "double.ts");
  writeFileSync(
    file,
    `import { serveThread } from ${JSON.stringify(join(import.meta.dirname, "worker-thread.ts"))};
     serveThread((number: number) => {
       if (number === 0) process.exit();
       if (number < 0) throw new Error("below nothing");
       return 2 * number;
     });`,
  );
  const thread = createWorkerThread<number, number>(file);
  onTestFinished(async () => {
    await thread.end();
    rmSync(folder, { recursive: true });
  });
  return thread;
}

test("each request gets its own result, and a failure affects no other request", async () => {
  const { ask } = doubling();
  const answers = await Promise.allSettled([ask(1), ask(-1), ask(3)]);
  expect(answers).toEqual([
    { status: "fulfilled", value: 2 },
    { status: "rejected", reason: new Error("Error: below nothing") },
    { status: "fulfilled", value: 6 },
  ]);
});

test("requests to a lost thread fail, and the next one starts a new thread", async () => {
  const { ask } = doubling();
  await expect(Promise.all([ask(0), ask(5)])).rejects.toThrow("ended");
  expect(await ask(4)).toBe(8);
});
