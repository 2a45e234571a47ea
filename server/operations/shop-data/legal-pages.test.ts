import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { legalPages } from "#domain/links.ts";
import { shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { readShopFolder } from "./read.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "trellis-legal-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

test("missing legal pages are reported", async () => {
  const { "pages/imprint.yaml": _, "pages/privacy.yaml": __, ...rest } = shopFiles;
  await writeShopFolder(folder, rest as typeof shopFiles);
  await expect(readShopFolder(folder)).rejects.toThrow(
    new Error(
      "pages: there is no imprint.yaml, privacy.yaml: the law asks for these pages, and the shop links to them",
    ),
  );
});

test("all legal pages are reported if the folder of pages is missing", async () => {
  const rest = Object.fromEntries(Object.entries(shopFiles).filter(([name]) => !name.startsWith("pages/")));
  await writeShopFolder(folder, rest as typeof shopFiles);
  const { message } = (await readShopFolder(folder).catch((problem: Error) => problem)) as Error;
  for (const page of legalPages) expect(message).toContain(`${page}.yaml`);
  expect(message.split("\n")[0]).toBe(`pages: there is no such folder in ${folder}`);
});

test.each([
  "",
  "<p> </p>",
  "<p>&nbsp;</p><ul></ul>",
  "<p>\u200b</p>",
  "<p>\u2060&#8203;&shy;\ufeff</p>",
  "<ul><li>\u3164</li></ul>",
])("a legal page that is empty, as %j, is reported", async (content) => {
  const text = { en: { name: "Imprint", content: "<p>Trellis</p>" }, de: { name: "Impressum", content } };
  await writeShopFolder(folder, { ...shopFiles, "pages/imprint.yaml": { text } } as typeof shopFiles);
  await expect(readShopFolder(folder)).rejects.toThrow(
    /^pages\/imprint\.yaml:\d+: text\.de\.content is empty, and the law asks for this page$/,
  );
});

test("an unreadable legal page is not reported as missing too", async () => {
  await writeShopFolder(folder, { ...shopFiles, "pages/imprint.yaml": { words: {} } } as never);
  const error = await readShopFolder(folder).catch((problem: Error) => problem);
  expect((error as Error).message).not.toContain("there is no imprint.yaml");
});
