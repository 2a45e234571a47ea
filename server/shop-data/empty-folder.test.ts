import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { shopFiles, writeShopFolder } from "../../tests/support/shop-folder.ts";
import { readShopFolder } from "./read.ts";

test("a folder that is not there, is empty, or has no market is named", async () => {
  const folder = mkdtempSync(join(tmpdir(), "trellis-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(() => readShopFolder(join(folder, "none"))).toThrow(`There is no folder ${join(folder, "none")}.`);
  expect(() => readShopFolder(folder)).toThrow(
    ["shop.yaml: there is no such file", `markets: there is no such folder in ${folder}`].join("\n"),
  );
  const { "markets/asia.yaml": _, "markets/europe.yaml": __, "markets/japan.yaml": ___, ...rest } = shopFiles;
  await writeShopFolder(folder, rest);
  mkdirSync(join(folder, "markets"));
  expect(() => readShopFolder(folder)).toThrow("markets: is empty");
});
