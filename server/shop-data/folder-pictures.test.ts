import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeShopFolder } from "../../tests/support/shop-folder.ts";
import { folderFiles } from "../files/folder-files.ts";
import { contentHash } from "../whole-file.ts";
import { checkPictures } from "./folder-pictures.ts";
import { readShopFolder } from "./read.ts";

test("a picture is looked into until it is among the shop's files", async () => {
  const place = mkdtempSync(join(tmpdir(), "trellis-pictures-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const folder = join(place, "shop");
  await writeShopFolder(folder);
  const picture = join(folder, "pictures/leaf.webp");
  // Its head is right and the rest is not, which only shows when it is read to its end.
  const broken = readFileSync(picture).fill(0xff, 40);
  writeFileSync(picture, broken);
  const files = folderFiles(join(place, "data"));
  const shop = await readShopFolder(folder);
  await expect(checkPictures(shop, files)).rejects.toThrow("pictures/leaf.webp: is cut off or broken");
  await files.store("images", contentHash(broken), broken);
  expect((await checkPictures(shop, files)).get("leaf.webp")?.hash).toBe(contentHash(broken));
});
