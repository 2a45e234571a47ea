import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { messagesFolder, untranslated, verifyTexts } from "./texts.ts";

/** The shop's texts, with the German ones of the cart changed. */
function folderWith(change: (texts: Record<string, string>) => Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "trellis-texts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(messagesFolder, folder, { recursive: true });
  const file = join(folder, "de/cart.json");
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8")))));
  return folder;
}

test.each<[string, (texts: Record<string, string>) => Record<string, string>, RegExp]>([
  [
    "missing",
    (texts) => Object.fromEntries(Object.entries(texts).filter(([id]) => id !== "cart.remove")),
    /Missing translation keys for locale de:\ncart\.remove/,
  ],
  [
    "too many",
    (texts) => ({ ...texts, "cart.lost": "Verloren" }),
    /Extra translation keys for locale de:\ncart\.lost/,
  ],
  ["without its argument", (texts) => ({ ...texts, "cart.clamped": "Eines" }), /cart\.clamped: .*variables/],
  ["no ICU message", (texts) => ({ ...texts, "cart.remove": "Weg {" }), /cart\.remove: EXPECT_ARGUMENT/],
])("a text that is %s is refused by its id", async (_, change, said) => {
  const { code, output } = await verifyTexts(folderWith(change));
  expect(output).toMatch(said);
  expect(code).toBe(1);
});

test("a text that was left in English is named", () => {
  const folder = folderWith((texts) => ({ ...texts, "cart.remove": "Remove" }));
  expect(untranslated(folder)).toEqual(['messages/de: cart.remove is English, "Remove"']);
});

test("an id in another area's file is named", async () => {
  const folder = folderWith((texts) => ({ ...texts, "shell.lost": "Verloren" }));
  await expect(verifyTexts(folder)).rejects.toThrow(
    'messages/de/cart.json: "shell.lost" does not begin with its area, "cart."',
  );
});
