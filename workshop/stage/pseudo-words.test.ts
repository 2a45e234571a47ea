import { expect, test } from "vitest";
import { pseudoWords } from "./pseudo-words.ts";

test("a text becomes longer and accented, or right-to-left", () => {
  expect(pseudoWords("Cart, 2", "accented")).toBe("Ćááŕt́, 2");
  expect(pseudoWords("Cart", "bidi")).toBe("\u202eCart\u202c");
});
