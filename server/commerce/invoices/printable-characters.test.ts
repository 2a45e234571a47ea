import { expect, test } from "vitest";
import { isLatin, isPrintable } from "#domain/printable.ts";
import { loadFontCoverage } from "./fonts.ts";

test("the fonts of invoices have every Latin character that an address may have", async () => {
  const { hasShape } = await loadFontCoverage();
  const missing = Array.from({ length: 0x20000 }, (_, code) => code).filter((code) => {
    const character = String.fromCodePoint(code);
    return isLatin(character) && isPrintable(character) && !hasShape(code);
  });
  expect(missing).toEqual([]);
});

test.each(["Łódź 12½, 2º", "O’Neill-Dvořák", "№ 4", "Kaʻaihue™", "Nguyễn"])("%s can be printed", (text) => {
  expect(isPrintable(text)).toBe(true);
});

test.each(["↯", "⁴", "∞", "ꟼ", "☎"])("%s cannot be printed", (text) => {
  expect(isPrintable(text)).toBe(false);
});

test.each(["髙橋", "﨑山", "草彅", "德川"])("%s, a name in a gift's note, has shapes", async (name) => {
  const { hasShape } = await loadFontCoverage();
  expect([...name].every((character) => hasShape(character.codePointAt(0)!))).toBe(true);
});
