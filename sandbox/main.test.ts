import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

async function start(environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-main-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const program = fork(join(import.meta.dirname, "main.ts"), {
    env: {
      SANDBOX_PORT: "0",
      SANDBOX_PUBLIC_URL: "http://pay.test",
      SANDBOX_LEDGER: join(folder, "ledger.jsonl"),
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  onTestFinished(() => void program.kill("SIGKILL"));
  let text = "";
  program.stdout!.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const ended = Promise.all([once(program, "exit"), once(program.stdout!, "end")]);
  await once(program, "message");
  return {
    written: () => text,
    end: async () => {
      program.disconnect();
      await ended;
    },
  };
}

const listens =
  /^The payment sandbox listens on http:\/\/127\.0\.0\.1:\d+ and is shown at http:\/\/pay\.test\n$/;
const isControlled = /^Tests control the payment sandbox at (http:\/\/127\.0\.0\.1:\d+)$/m;

test("without a port for it there is no control address", async () => {
  const { written, end } = await start({});
  await end();
  expect(written()).toMatch(listens);
});

test("with a port for it, the control server works until the program ends", async () => {
  const { written, end } = await start({ SANDBOX_CONTROL_PORT: "0" });
  await expect.poll(written).toMatch(isControlled);
  const book = `${isControlled.exec(written())![1]}/book`;
  expect(await (await fetch(book)).json()).toEqual({ orders: [] });
  await end();
  await expect(fetch(book)).rejects.toThrow("fetch failed");
});
