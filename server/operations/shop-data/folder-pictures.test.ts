import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { editFile, shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { folderFiles } from "#server/platform/files/folder-files.ts";
import { contentHash } from "#server/platform/atomic-file.ts";
import { checkPictures, findPictures, storePictures } from "./folder-pictures.ts";
import { readShopFolder } from "./read.ts";

async function folderOfOne() {
  const place = mkdtempSync(join(tmpdir(), "trellis-pictures-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const folder = join(place, "shop");
  await writeShopFolder(folder);
  const path = join(folder, "pictures/leaf.webp");
  return { path, shop: await readShopFolder(folder), files: folderFiles(join(place, "data")) };
}

test("a picture is fully decoded until it is stored", async () => {
  const { path, shop, files } = await folderOfOne();
  // Valid metadata, broken data.
  const broken = readFileSync(path).fill(0xff, 40);
  writeFileSync(path, broken);
  const pictures = await findPictures(shop, files);
  await expect(checkPictures(pictures)).rejects.toThrow("pictures/leaf.webp: is cut off or broken");
  await files.store("images", contentHash(broken), broken);
  const secondTime = await findPictures(shop, files);
  expect(secondTime.get("leaf.webp")?.row.content_hash).toBe(contentHash(broken));
  await checkPictures(secondTime);
});

test("a picture changed in the meantime is not stored", async () => {
  const { path, shop, files } = await folderOfOne();
  const pictures = await findPictures(shop, files);
  writeFileSync(path, readFileSync(path).fill(0xff, 40));
  await expect(storePictures(pictures, files)).rejects.toThrow(
    "pictures/leaf.webp: has been changed meanwhile",
  );
  expect(await files.list("images")).toEqual([]);
});

test("the pictures of pages are among them", async () => {
  const place = mkdtempSync(join(tmpdir(), "trellis-pictures-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const folder = join(place, "shop");
  await writeShopFolder(folder, {
    ...shopFiles,
    ...editFile("pages/terms.yaml", (page) => (page.image = "terms.webp")),
  });
  writeFileSync(join(folder, "pictures/terms.webp"), readFileSync(join(folder, "pictures/leaf.webp")));
  const pictures = await findPictures(await readShopFolder(folder), folderFiles(join(place, "data")));
  expect([...pictures.keys()]).toContain("terms.webp");
});
