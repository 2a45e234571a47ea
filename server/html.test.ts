import { expect, test } from "vitest";
import { plainText } from "./html.ts";

test("named facts stay apart where there is no HTML", () => {
  const html = "<p>Drink.</p>\n<dl>\n<dt>Size</dt><dd>12 cm</dd>\n<dt>Soil</dt><dd>Peat-free</dd>\n</dl>";
  expect(plainText(html)).toBe("Drink. Size: 12 cm · Soil: Peat-free");
});

test("words of neighbours do not run together", () => {
  expect(plainText("<h2>Care</h2><ul><li>Sun</li><li>Rain</li></ul>")).toBe("Care Sun Rain");
});
