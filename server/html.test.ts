import { expect, test } from "vitest";
import { cleanHtml, plainText } from "./html.ts";

test("named facts stay apart where there is no HTML", () => {
  const html = "<p>Drink.</p>\n<dl>\n<dt>Size</dt><dd>12 cm</dd>\n<dt>Soil</dt><dd>Peat-free</dd>\n</dl>";
  expect(plainText(html)).toBe("Drink. Size: 12 cm · Soil: Peat-free");
});

test("words of neighbours do not run together", () => {
  expect(plainText("<h2>Care</h2><ul><li>Sun</li><li>Rain</li></ul>")).toBe("Care Sun Rain");
});

test.each([
  ["<p>Fern<script>alert(1)</script></p>", "<p>Fern</p>"],
  ['<p onclick="alert(1)" style="position:fixed">Fern</p>', "<p>Fern</p>"],
  ["<img src=x onerror=alert(1)><p>Fern</p>", "<p>Fern</p>"],
  ['<a href="java&#115;cript:alert(1)">Fern</a>', "<a>Fern</a>"],
  [
    '<a href="https://trellis.example/fern" target="_blank">Fern</a>',
    '<a href="https://trellis.example/fern">Fern</a>',
  ],
  ["<svg><foreignObject><p>Fern</p></foreignObject></svg>", "<p>Fern</p>"],
])("of an owner's text %s is kept as %s", (html, kept) => {
  expect(cleanHtml(html)).toBe(kept);
});
