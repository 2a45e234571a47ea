import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openFileStore } from "#tests/support/file-store.ts";
import { scaledTimeLimit } from "#scripts/time-limits.ts";
import { testSettings } from "#tests/support/settings.ts";
import { contentHash } from "#server/platform/atomic-file.ts";
import { FileDamagedError, FileMissingError, FilesUnavailableError } from "./file-errors.ts";
import type { Files } from "./files.ts";
import { openFiles } from "./open-files.ts";

let store: Awaited<ReturnType<typeof openFileStore>>;
let folder: string;
beforeAll(async () => {
  store = await openFileStore();
  folder = mkdtempSync(join(tmpdir(), "trellis-files-"));
});
afterEach(() => store.heal());
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const bytes = Buffer.from("A file that is long enough to be half there.");
const hash = contentHash(bytes);
const settingsOf = (more: Record<string, string>) => testSettings(folder, { ...store.environment, ...more });
/** The store runs in this process, so that on a busy machine it is as slow as the test. */
const patient = {
  connection: scaledTimeLimit(20_000),
  silence: scaledTimeLimit(20_000),
  whole: scaledTimeLimit(40_000),
  check: scaledTimeLimit(20_000),
};
const inStore = (more: Record<string, string> = {}) => openFiles(settingsOf(more), patient);

describe.each([
  ["the data folder", () => openFiles(testSettings(folder))],
  ["a store", () => inStore()],
])("files in %s", (_name, open) => {
  let files: Files;
  beforeAll(async () => {
    files = await open();
  });

  test("are read as they were stored, by area and name", async () => {
    await files.store("images", hash, bytes);
    await files.store("uploads", "one", Buffer.from("1"));
    await files.store("uploads", "one", Buffer.from("2"));
    await files.store("outbox", "order-paid.1.json", Buffer.from("{}"));
    await files.store("uploads", "none", Buffer.alloc(0));
    expect(await files.read("images", hash)).toEqual(bytes);
    expect((await files.read("uploads", "one")).toString()).toBe("2");
    expect((await files.read("outbox", "order-paid.1.json")).toString()).toBe("{}");
    expect(await files.read("uploads", "none")).toHaveLength(0);
    await expect(files.read("documents", hash)).rejects.toThrow(/There is no (one-shop\/)?documents\//);
    await files.check();
  });

  test("are listed with their modification times until they are removed", async () => {
    const before = Date.now() - 5_000;
    for (const name of ["a", "b"]) await files.store("documents", name, bytes);
    const listed = await files.list("documents");
    expect(listed.map(({ name }) => name)).toEqual(["a", "b"]);
    for (const { writtenAt } of listed) {
      expect(writtenAt.getTime()).toBeGreaterThan(before);
      expect(writtenAt.getTime()).toBeLessThan(Date.now() + 5_000);
    }
    await files.remove("documents", "b");
    await files.remove("documents", "b");
    await files.remove("documents", "a");
    expect(await files.list("documents")).toEqual([]);
  });
});

test("the data folder's files keep their paths", async () => {
  const files = await openFiles(testSettings(folder));
  await files.store("uploads", "as-ever", bytes);
  expect(readFileSync(join(folder, "uploads/as-ever"))).toEqual(bytes);
});

describe("a store", () => {
  const unavailable = (sentence: RegExp) => ({
    constructor: FilesUnavailableError,
    message: expect.stringMatching(sentence),
  });
  const refused = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  test("that is busy for a moment is retried", async () => {
    const files = await inStore();
    let times = 0;
    store.goWrong(() => ((times += 1) <= 2 ? 503 : null));
    await files.store("images", hash, bytes);
    times = 0;
    expect(await files.read("images", hash)).toEqual(bytes);
  });

  test("that stays busy, silent or slow is unavailable after some seconds", async () => {
    const files = await openFiles(settingsOf({}));
    await files.store("images", hash, bytes);
    store.goWrong(503);
    const busy = /^The store at http:\S+ does not answer as it should \(503\)\. /;
    expect(await refused(files.list("images"))).toMatchObject(unavailable(busy));
    expect(await refused(files.read("images", hash))).toMatchObject(unavailable(busy));
    expect(await refused(files.store("images", hash, bytes))).toMatchObject(unavailable(busy));
    const started = performance.now();
    const silent = /^The store at http:\S+ takes too long to answer\. /;
    store.goWrong((method) => (method === "PUT" ? "silent" : "slow"));
    const [stored, read] = await Promise.all([
      refused(files.store("images", hash, bytes)),
      refused(files.read("images", hash)),
    ]);
    expect([stored, read]).toMatchObject([unavailable(silent), unavailable(silent)]);
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  test.each(["cut", "half"] as const)(
    "that returns a file %s is retried, and the file is never accepted",
    async (fault) => {
      const files = await inStore();
      for (const [place, name] of [
        ["images", hash],
        ["uploads", "photo"],
      ] as const) {
        await files.store(place, name, bytes);
        let times = 0;
        store.goWrong(() => ((times += 1) <= 1 ? fault : null));
        expect(await files.read(place, name)).toEqual(bytes);
        store.goWrong(fault);
        expect(await refused(files.read(place, name))).toBeInstanceOf(FileDamagedError);
        store.heal();
      }
    },
  );

  test("whose list is cut off or invalid is unavailable", async () => {
    const files = await inStore();
    await files.store("uploads", "photo", bytes);
    for (const fault of ["cut", "half"] as const) {
      store.goWrong(fault);
      expect(await refused(files.list("uploads"))).toBeInstanceOf(FilesUnavailableError);
    }
  });

  test("whose list has several pages returns all of it, oldest first", async () => {
    const files = await inStore();
    for (let number = 0; number < 1_001; number += 1)
      writeFileSync(store.fileOf("uploads", `many-${number}`), "");
    const old = new Date("2026-11-21T10:00:00.000Z");
    utimesSync(store.fileOf("uploads", "many-1000"), old, old);
    const listed = (await files.list("uploads")).filter(({ name }) => name.startsWith("many"));
    expect(listed).toHaveLength(1_001);
    expect(listed[0]).toEqual({ name: "many-1000", writtenAt: old });
  });

  test("does not return a file that was changed", async () => {
    const files = await inStore();
    await files.store("images", hash, bytes);
    writeFileSync(store.fileOf("images", hash), Buffer.from(bytes).reverse());
    expect(await refused(files.read("images", hash))).toBeInstanceOf(FileDamagedError);
    expect(await refused(files.read("images", "unknown"))).toBeInstanceOf(FileMissingError);
  });

  test("is checked rarely", async () => {
    const files = await inStore();
    const before = store.asked.length;
    for (let time = 0; time < 5; time += 1) await files.check();
    expect(store.asked).toHaveLength(before);
  });

  test.each([
    [
      { S3_BUCKET: "other" },
      /^There is no bucket other in the store at http:\S+\. Create it, or correct S3_BUCKET\.$/,
    ],
    [
      { S3_ACCESS_KEY_ID: "nobody" },
      /^The store at http:\S+ does not know this key\. Correct S3_ACCESS_KEY_ID\.$/,
    ],
    [
      { S3_ENDPOINT: "http://127.0.0.1:1" },
      /^The store at http:\/\/127\.0\.0\.1:1 does not answer as it should \(ECONNREFUSED\)\. Does it run, and is S3_ENDPOINT right\?$/,
    ],
  ])("with %j is refused with an explanation", async (more, sentence) => {
    expect(await refused(inStore(more))).toMatchObject(unavailable(sentence));
  });

  test("with another secret is reported without revealing one", async () => {
    store.goWrong(403);
    expect(await refused(inStore())).toMatchObject({
      message: `The secret is not the one that the store at ${store.endpoint} knows. Correct S3_SECRET_ACCESS_KEY, or S3_REGION.`,
    });
  });
});
