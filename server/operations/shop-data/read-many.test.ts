import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { readShopFolder } from "./read.ts";

const fern = shopFiles["products/fern.yaml"] as object;
const ferns = Array.from({ length: 1_100 }, (_, index) => String(index + 1_000));
const many = {
  ...shopFiles,
  ...Object.fromEntries(
    ferns.map((number) => [
      `products/fern-${number}.yaml`,
      { ...fern, reference: `90${number}`, related: [] },
    ]),
  ),
};

async function read(files: Record<string, unknown>) {
  const folder = mkdtempSync(join(tmpdir(), "trellis-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return readShopFolder(await writeShopFolder(folder, files));
}

test("many files are read in threads, and keep their order", async () => {
  const { products } = await read(many);
  expect([...products.keys()]).toEqual([
    ...ferns.map((number) => `fern-${number}`),
    "fern",
    "olive",
    "seed",
    "spade",
    "wreath",
  ]);
  expect(products.get("fern-2099")).toEqual({ ...products.get("fern"), reference: "902099", related: [] });
});

test("a thread reports errors with their position, in the order of the files", async () => {
  const message = await read({
    ...many,
    "products/fern-1000.yaml": "reference: [",
    "products/fern-2099.yaml": { ...fern, reference: "902099", colour: "red" },
    "pages/terms.yaml": { version: "1" },
  }).catch((error: Error) => error.message);
  expect(String(message).split("\n")).toEqual([
    expect.stringMatching(/^products\/fern-1000.yaml:1: Flow sequence/),
    expect.stringMatching(/^products\/fern-2099.yaml:\d+: .*colour/),
    "pages/terms.yaml:1: text is missing",
  ]);
});
