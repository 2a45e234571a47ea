import { expect, test } from "vitest";
import { withoutLinks } from "./without-links.ts";

test.each([
  ["See https://evil.example/pay?me=1 now.", "See […] now."],
  ["www.evil.com", "[…]"],
  ["evil.com/x and HTTP://EVIL.COM", "[…] and […]"],
  ["evil.shop, ftp://evil.example, //evil.example", "[…], […], […]"],
  ["write to eve@evil.example", "write to […]"],
  ["mailto:eve@evil.example", "[…]"],
  ["http://192.168.0.1/ and 10.0.0.1", "[…] and […]"],
  ["пример.рф и https://例え.jp/あ", "[…] и […]"],
  [
    "The fern, e.g. its fronds, costs 12.50. z.B. 3.5 cm",
    "The fern, e.g. its fronds, costs 12.50. z.B. 3.5 cm",
  ],
])("%s", (text, left) => {
  expect(withoutLinks(text, "[…]")).toBe(left);
});
