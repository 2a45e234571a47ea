import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";

const program = join(import.meta.dirname, "../../../tests/support/keep-open.ts");

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "trellis-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function waiting(folder: string, temporaryFolder = tmpdir()) {
  const child = spawn(process.execPath, [program, folder], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, TMPDIR: temporaryFolder },
  });
  const ended = once(child, "exit");
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  onTestFinished(kill);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  await lines.next();
  const hold = async (): Promise<string> => {
    child.stdin.write("now\n");
    return String((await lines.next()).value);
  };
  return { hold, kill, ended };
}

const inUse = (folder: string) =>
  `Another Trellis is using ${folder}. Stop it first, or give this one a DATA_DIR of its own.`;

test("a folder is locked by one process, and free when that one is killed", async () => {
  const folder = newFolder();
  const first = await waiting(folder);
  expect(await first.hold()).toBe("open");
  const second = await waiting(folder);
  expect(await second.hold()).toBe(inUse(folder));
  expect((await second.ended)[0]).toBe(1);
  await first.kill();
  expect(await (await waiting(folder)).hold()).toBe("open");
});

test("another temporary folder does not bypass the lock", async () => {
  const folder = newFolder();
  expect(await (await waiting(folder)).hold()).toBe("open");
  expect(await (await waiting(folder, newFolder())).hold()).toBe(inUse(folder));
});

test("of many simultaneous starts after a crash, one gets the lock", async () => {
  const folder = newFolder();
  for (let round = 0; round < 4; round += 1) {
    const crashed = await waiting(folder);
    expect(await crashed.hold()).toBe("open");
    const next = await Promise.all(Array.from({ length: 8 }, () => waiting(folder)));
    await crashed.kill();
    const outputs = await Promise.all(next.map(({ hold }) => hold()));
    expect(outputs.toSorted()).toEqual([...Array.from({ length: 7 }, () => inUse(folder)), "open"]);
    await Promise.all(next.map(({ kill }) => kill()));
  }
});

test("the same process cannot lock it twice, but can again after releasing it", () => {
  const folder = newFolder();
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  release();
  lockFolder(folder)();
});
