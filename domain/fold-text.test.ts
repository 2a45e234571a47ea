import { expect, test } from "vitest";
import { foldCode, foldText } from "./fold-text.ts";

test.each([
  ["Ｓｈｉｂｕｙａ－ｋｕ", "Shibuya-ku"],
  ["〒150-0001", "150-0001"],
  ["〒　１５０－０００１", "150-0001"],
  ["１ー２ー３", "1-2-3"],
  ["1‐2‑3‒4–5—6―7−8﹣9－0", "1-2-3-4-5-6-7-8-9-0"],
  ["Rue\u00a0de\u202fla\u2009Paix\u30004", "Rue de la Paix 4"],
  ["Ada\u202e", "Ada\u202e"],
  ["＋８１ ３ ５５５５ ０１０１", "+81 3 5555 0101"],
  ["٠١٢٣ ۴۵۶", "0123 456"],
  ["1〜3", "1~3"],
  ["１～３", "1~3"],
  ["1〰3", "1~3"],
  ["ｱﾊﾟｰﾄ", "アパート"],
  ["スーパー", "スーパー"],
  ["Ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ", "Ada@example.com"],
  ["Cafe\u0301", "Café"],
  ["  Ada  ", "Ada"],
  ["12½", "12½"],
  ["2º izda.", "2º izda."],
  ["№ 5, O’Brien, Łódź", "№ 5, O’Brien, Łódź"],
  ["Building Ⅳ, Proﬁt", "Building IV, Profit"],
  ["", ""],
])("%j is normalised to %j", (typed, folded) => {
  expect(foldText(typed)).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});

test("numbers and URLs also lose invisible characters", () => {
  expect(foldCode("\u202a+49\u00a0221 4710\u202c\u200e")).toBe("+49 221 4710");
  expect(foldCode("\ufeffＤＥ８９\u200b 3704")).toBe("DE89 3704");
});
