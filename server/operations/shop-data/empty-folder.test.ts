import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { readShopFolder } from "./read.ts";

test("a folder that is missing, empty or without markets is reported", async () => {
  const folder = mkdtempSync(join(tmpdir(), "trellis-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await expect(readShopFolder(join(folder, "none"))).rejects.toThrow(
    `There is no folder ${join(folder, "none")}.`,
  );
  await expect(readShopFolder(folder)).rejects.toThrow(
    ["shop.yaml: there is no such file", `markets: there is no such folder in ${folder}`].join("\n"),
  );
  const { "markets/asia.yaml": _, "markets/europe.yaml": __, "markets/japan.yaml": ___, ...rest } = shopFiles;
  await writeShopFolder(folder, rest);
  mkdirSync(join(folder, "markets"));
  await expect(readShopFolder(folder)).rejects.toThrow("markets: is empty");
});
