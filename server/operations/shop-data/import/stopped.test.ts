import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { stringify } from "yaml";
import { lockFolder } from "#server/platform/database/folder-lock.ts";
import { shopifyExport, shopifyTable, soap } from "#tests/support/shopify-export.ts";
import { shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { readShopFolder } from "#server/operations/shop-data/read.ts";
import { pictureName } from "./pictures.ts";
import { importCsv } from "./import-csv.ts";

const now = new Date("2026-11-24T10:00:00Z");
let folder: string;
let task: Parameters<typeof importCsv>[0];
beforeEach(async () => {
  const place = mkdtempSync(join(tmpdir(), "trellis-stopped-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  folder = await writeShopFolder(join(place, "shop"), shopFiles);
  task = { file: join(place, "goods.csv"), folder, shopify: join(place, "shopify.yaml"), isDryRun: false };
  writeFileSync(task.shopify!, stringify(shopifyTable));
});
const run = () => importCsv(task, now, () => {});

test("an interrupted import is completed by the next, and a partial one is never read", async () => {
  writeFileSync(task.shopify!, stringify({ ...shopifyTable, separate: ["leaf-soap"] }));
  // They are related to each other, so one alone is invalid.
  writeFileSync(
    task.file,
    shopifyExport([soap({ "Option1 Value": "Small" }), soap({ Title: "", "Option1 Value": "Large" })]),
  );
  await run();
  const waiting = join(folder, ".import/files/products");
  mkdirSync(waiting, { recursive: true });
  renameSync(join(folder, "products/leaf-soap-small.yaml"), join(waiting, "leaf-soap-small.yaml"));
  writeFileSync(join(folder, ".import/ready"), "");
  await expect(readShopFolder(folder)).rejects.toThrow("stopped half-way: do it again");
  expect((await run()).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
  expect(existsSync(join(folder, ".import"))).toBe(false);
  expect((await readShopFolder(folder)).products.size).toBe(7);
});

test("incomplete files of an interrupted import are deleted", async () => {
  writeFileSync(task.file, shopifyExport([soap()]));
  const waiting = join(folder, ".import/files/products");
  mkdirSync(waiting, { recursive: true });
  writeFileSync(join(waiting, "half.yaml"), "reference:");
  await run();
  expect(readdirSync(join(folder, "products"))).not.toContain("half.yaml");
});

test("of two imports into one folder, the second is refused", async () => {
  writeFileSync(task.file, shopifyExport([soap()]));
  mkdirSync(join(folder, ".import"));
  const release = lockFolder(join(folder, ".import"));
  await expect(run()).rejects.toThrow("Another import into this folder is at work.");
  release();
  expect((await run()).counts.new).toBe(1);
});

test("a handle of maximum length, its picture's name and a converted unit are imported", async () => {
  const handle = "a".repeat(255);
  writeFileSync(
    task.file,
    shopifyExport([
      soap({ Handle: handle, "Unit Price Total Measure": "75", "Unit Price Total Measure Unit": "cl" }),
    ]),
  );
  expect((await run()).counts.new).toBe(1);
  const [, added] = [...(await readShopFolder(folder)).products].find(([name]) => name.startsWith("aaaa"))!;
  expect(added.content).toEqual({ amount: 750, unit: "ml" });
  expect(pictureName(handle, "https://shop.example/a.webp")).toMatch(/^a{100}-[0-9a-f]{8}\.webp$/);
});

test("handles without Latin letters, free samples and arbitrary HTML are imported", async () => {
  const links =
    '<a href="javascript:x()">now</a> <a href="/collections/all">all</a> <a href="https://a.example">out</a>';
  writeFileSync(
    task.file,
    shopifyExport([
      soap({ Handle: "観葉植物", "Body (HTML)": `<blockquote>Tom &amp; Jerry</blockquote><p>${links}</p>` }),
      soap({ Handle: "ficus-緑", Title: "+Plus pot", "Body (HTML)": "" }),
      soap({ Handle: "ficus-赤", Vendor: "constructor" }),
      soap({ Handle: "sample", "Variant Price": "0.00" }),
      soap({ Handle: "gift", "Variant Price": "0,00" }),
    ]),
  );
  const { counts, report } = await run();
  expect(counts.new).toBe(3);
  expect(report.slice(-2)).toEqual([
    "goods.csv:5: sample is left out: its price is 0",
    "goods.csv:6: gift is left out: its price is 0",
  ]);
  const added = [...(await readShopFolder(folder)).products].filter(([, { text }]) =>
    /soap|pot/.test(text["en"]!.name),
  );
  expect(added.map(([fragment]) => fragment.replace(/[0-9a-f]{8}$/, "#")).sort()).toEqual([
    expect.stringMatching(/#$/),
    "ficus-#",
    "ficus-#",
  ]);
  expect(added.map(([, { text }]) => text["en"]!.description).join()).toContain("Tom &amp; Jerry");
  expect(added.map(([, { text }]) => text["en"]!.description).join()).toContain(
    '<p>now all <a href="https://a.example">out</a></p>',
  );
  expect(added.map(([, { text }]) => text["en"]!.description).join()).not.toMatch(/blockquote|&amp;amp;/);
});
