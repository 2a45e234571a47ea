import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";

const program = join(import.meta.dirname, "../../tests/support/keep-open.ts");

/** Answers the program's first output, and how to end it. */
function open(dataFolder: string) {
  const child = spawn(process.execPath, [program, dataFolder], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "exit");
  const said = Promise.race([once(child.stdout, "data"), once(child.stderr, "data")]).then(([text]) =>
    String(text).trim(),
  );
  return {
    said,
    ended,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

test("a folder belongs to one process, and is free when that one is killed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "trellis-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const first = open(folder);
  onTestFinished(first.kill);
  expect(await first.said).toBe("open");

  const second = open(folder);
  expect(await second.said).toBe(
    `Another Trellis is using ${folder}. Stop it first, or give this one a DATA_DIR of its own.`,
  );
  expect((await second.ended)[0]).toBe(1);

  await first.kill();
  const third = open(folder);
  onTestFinished(third.kill);
  expect(await third.said).toBe("open");
}, 60_000);
