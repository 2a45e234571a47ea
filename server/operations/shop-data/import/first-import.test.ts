import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { readShopFolder } from "#server/operations/shop-data/read.ts";
import { importCsv } from "./import-csv.ts";

function newPlace(): string {
  const place = mkdtempSync(join(tmpdir(), "trellis-first-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  return place;
}
const now = new Date("2026-11-24T10:00:00Z");
const csv = (...rows: string[]) =>
  [
    "reference,address,categories,related,prices.europe.price,text.en.name,text.en.description,text.en.picture_alt",
    ...rows,
  ].join("\n");

test("a folder without products can import its first ones, even if its front page names them", async () => {
  const place = newPlace();
  const files = Object.fromEntries(
    Object.entries(shopFiles).filter(([name]) => !name.startsWith("products/")),
  ) as typeof shopFiles;
  const folder = await writeShopFolder(join(place, "shop"), {
    ...files,
    "homepage.yaml": { promos: [], recommended: { europe: ["moss"] } },
    "menu.yaml": [{ name: { en: "Moss", de: "Moos" }, product: "moss" }],
  } as typeof shopFiles);
  const file = join(place, "goods.csv");
  const task = { file, folder, shopify: undefined, isDryRun: false };
  writeFileSync(file, csv("7,stone,plants,,4,Stone,<p>A stone.</p>,A stone"));
  await expect(importCsv(task, now, () => {})).rejects.toThrow('there is no product "moss"');
  writeFileSync(
    file,
    csv("7,stone,plants,moss,4,Stone,<p>A stone.</p>,A stone", "8,moss,plants,,9,Moss,<p>Moss.</p>,Moss"),
  );
  expect((await importCsv({ ...task, isDryRun: true }, now, () => {})).counts.new).toBe(2);
  expect((await importCsv(task, now, () => {})).counts).toMatchObject({ new: 2, changed: 0 });
  expect([...(await readShopFolder(folder)).products.keys()].sort()).toEqual(["moss", "stone"]);
});

test("without a shop folder the import is refused, with instructions for creating one", async () => {
  const place = newPlace();
  const folder = join(place, "none");
  writeFileSync(join(place, "goods.csv"), csv("7,stone,plants,,4,Stone,<p>A stone.</p>,A stone"));
  const task = { file: join(place, "goods.csv"), folder, shopify: undefined, isDryRun: false };
  await expect(importCsv(task, now, () => {})).rejects.toThrow(
    `There is no folder ${folder}. Goods come into a shop's folder, with its markets and categories: npm run shop -- export ${folder} writes one.`,
  );
});
