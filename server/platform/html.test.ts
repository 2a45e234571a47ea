import { expect, test } from "vitest";
import { convertForeignHtml, sanitizeContentHtml, plainText } from "./html.ts";

test("definition lists stay readable as plain text", () => {
  const html = "<p>Drink.</p>\n<dl>\n<dt>Size</dt><dd>12 cm</dd>\n<dt>Soil</dt><dd>Peat-free</dd>\n</dl>";
  expect(plainText(html)).toBe("Drink. Size: 12 cm · Soil: Peat-free");
});

test("words of adjacent elements are separated", () => {
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
])("an owner's text %s is sanitised to %s", (html, expected) => {
  expect(sanitizeContentHtml(html)).toBe(expected);
});

test.each([
  ["<blockquote>One</blockquote><blockquote>Two</blockquote>", "<p>One</p><p>Two</p>"],
  ["<figure><img src=x><figcaption>A fern</figcaption></figure>after", "<p>A fern</p><p>after</p>"],
  ["<div>One<p>Two</p>three</div>", "<p>One</p><p>Two</p><p>three</p>"],
  ["<center>One</center><address>Two</address><pre>Three</pre>", "<p>One</p><p>Two</p><p>Three</p>"],
  ["<details><summary>Care</summary>Water it.</details>", "<p>Care</p><p>Water it.</p>"],
  ["One<hr>Two", "<p>One</p><p>Two</p>"],
  ["<b><div>One</div><div>Two</div></b>", "<p><strong>One</strong></p><p><strong>Two</strong></p>"],
  ["<h1><div>Care</div></h1>", "<h2>Care</h2>"],
  ["<p></p><p>&nbsp;</p><p><br></p><p><span> </span></p><p>One<br></p>", "<p>One</p>"],
  ["<div><div><p>One</p></div><div></div></div>", "<p>One</p>"],
  [
    "<div>One<br>two<ul><li>Sun</li><li></li></ul>three</div>",
    "<p>One<br />two</p><ul><li>Sun</li></ul><p>three</p>",
  ],
  [
    "5 m<sup>2</sup>, H<sub>2</sub>O, <del>20</del> <s>19</s> 18",
    "<p>5 m<sup>2</sup>, H<sub>2</sub>O, <del>20</del> <del>19</del> 18</p>",
  ],
  ["<menu><li>Sun</li></menu>", "<ul><li>Sun</li></ul>"],
  [
    "<table><caption>Sizes</caption><tbody><tr><th>Pot</th><td><div>12 cm</div></td></tr></tbody><tfoot><tr><td>End</td></tr></tfoot></table>",
    "<p>Sizes</p><table><tbody><tr><th>Pot</th><td><p>12 cm</p></td></tr></tbody><tbody><tr><td>End</td></tr></tbody></table>",
  ],
  ["<html><head><title>Page</title><style>p{}</style></head><body><p>Fern</p></body></html>", "<p>Fern</p>"],
  [
    '<p>See <a href="https://a.example/?a=1&amp;b=2">the <b>list</b></a>.</p>',
    '<p>See <a href="https://a.example/?a=1&amp;b=2">the <strong>list</strong></a>.</p>',
  ],
  ["", ""],
  ["<p>One<custom>two</custom>three</p>", "<p>One two three</p>"],
  ["<p>Press<button>Buy</button>, then (<label>Pay</label>)</p>", "<p>Press Buy, then (Pay)</p>"],
  ["<label>Size</label><select><option>12 cm</option></select><label>Pot</label>", "<p>Size Pot</p>"],
  [
    "<p>One<video src=x></video>two<iframe src=x></iframe>three<img src=x>four</p>",
    "<p>One two three four</p>",
  ],
  [
    "<p>One <x-a><b>two</b></x-a> <strong>three</strong><x-b>four</x-b></p>",
    "<p>One <strong>two</strong> <strong>three</strong> four</p>",
  ],
  ["<p>wa<span>ter</span><wbr>ing <u>c</u>an</p>", "<p>watering can</p>"],
  [
    "<custom><p>One</p><p><x-a>Two</x-a></p><ul><li><x-a>Sun</x-a></li></ul></custom>",
    "<p>One</p><p>Two</p><ul><li>Sun</li></ul>",
  ],
  ["<p>\u200b</p><p>One</p>", "<p>One</p>"],
])("another system's text %s becomes %s", (html, adopted) => {
  expect(convertForeignHtml(html, { hasOwnPlaces: false })).toBe(adopted);
  expect(sanitizeContentHtml(adopted)).toBe(adopted);
});

test.each([
  ["<blockquote>One</blockquote><blockquote>Two</blockquote>", "<p>One</p><p>Two</p>"],
  ["<p>One</p>\n<p>&nbsp;</p>\n<p>Two</p>", "<p>One</p>\n\n<p>Two</p>"],
  ["<p>5 m<sup>2</sup></p>", "<p>5 m<sup>2</sup></p>"],
])("an owner's own text %s is saved as %s", (html, saved) => {
  expect(sanitizeContentHtml(html)).toBe(saved);
});

test("superscripts stay readable as plain text, and deleted text is dropped", () => {
  expect(plainText("<p>5 m<sup>2</sup>, 10<sup>-6</sup>, 1<sup>st</sup>, H<sub>2</sub>O</p>")).toBe(
    "5 m², 10^-6, 1st, H2O",
  );
  expect(plainText("<p>Now <del>20</del> 18</p>")).toBe("Now 18");
  expect(plainText("<p>Dahlia<br />Rose</p><table><tr><th>Height</th><td>30 cm</td></tr></table>")).toBe(
    "Dahlia Rose Height 30 cm",
  );
});

test("entities are decoded once in plain text", () => {
  expect(plainText("<p>Pots &amp; soil, &lt; 12&nbsp;cm, &amp;lt;b&amp;gt; &eacute;</p>")).toBe(
    "Pots & soil, < 12 cm, &lt;b&gt; é",
  );
});
