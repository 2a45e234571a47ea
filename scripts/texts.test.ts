import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { messagesFolder, untranslated, verifyTexts } from "./texts.ts";

/** The cart's texts, changed in one language. */
function folderWith(
  change: (texts: Record<string, string>) => Record<string, string>,
  language = "de",
): string {
  const folder = mkdtempSync(join(tmpdir(), "trellis-texts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of readdirSync(messagesFolder)) {
    const cart = join(messagesFolder, name, "cart.json");
    if (existsSync(cart)) cpSync(cart, join(folder, name, "cart.json"));
  }
  const file = join(folder, language, "cart.json");
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
    "superfluous",
    (texts) => ({ ...texts, "cart.lost": "Verloren" }),
    /Extra translation keys for locale de:\ncart\.lost/,
  ],
  ["without its argument", (texts) => ({ ...texts, "cart.clamped": "Eines" }), /cart\.clamped: .*variables/],
  ["no ICU message", (texts) => ({ ...texts, "cart.remove": "Weg {" }), /cart\.remove: EXPECT_ARGUMENT/],
])("a text that is %s is refused with its id", async (_, change, expected) => {
  const { code, output } = await verifyTexts(folderWith(change));
  expect(output).toMatch(expected);
  expect(code).toBe(1);
});

test.each([
  ["de", "Remove"],
  ["de", "Your cart is empty."],
  ["de", "Bitte remove this"],
  ["cs", "Zkuste to prosím, please"],
  ["ja", "もう一度 please try again now"],
  ["ja", "{count, plural, other {#つ removed}}"],
  ["ar", "حاول try again"],
  ["ar", "Remove"],
])("English left in %s is reported: %s", (language, text) => {
  const folder = folderWith((texts) => ({ ...texts, "cart.remove": text }), language);
  expect(untranslated(folder)).toEqual([`messages/${language}: cart.remove has English in it, "${text}"`]);
});

test("an English text with additions is reported", () => {
  const folder = folderWith((texts) => ({ ...texts, "cart.checkout": "Bitte go to checkout!" }));
  expect(untranslated(folder)).toEqual([
    'messages/de: cart.checkout has English in it, "Bitte go to checkout!"',
  ]);
});

test.each([
  ["ja", "PayPalで支払う"],
  ["ja", "{count, plural, other {#つの<terms>商品</terms>}}"],
  ["ar", "الدفع عبر PayPal"],
  ["de", "Aus dem Trellis-Warenkorb nehmen"],
  ["cs", "Odebrat a pokračovat to by on"],
])("a text in %s is accepted: %s", (language, text) => {
  expect(untranslated(folderWith((texts) => ({ ...texts, "cart.remove": text }), language))).toEqual([]);
});

test("an id in another area's file is reported", async () => {
  const folder = folderWith((texts) => ({ ...texts, "shell.lost": "Verloren" }));
  await expect(verifyTexts(folder)).rejects.toThrow(
    'messages/de/cart.json: "shell.lost" does not begin with its area, "cart."',
  );
});
