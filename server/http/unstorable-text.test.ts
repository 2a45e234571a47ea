import { expect, test } from "vitest";
import { findUnstorableText } from "./unstorable-text.ts";

function nested(levels: number, innermost: unknown): unknown {
  let value = innermost;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

test.each([
  [{ note: "fern", items: [{ note: "a" }, { note: "b\0" }], last: "\0" }, "items.1.note"],
  [{ first: { "a\0": 1 }, second: "\0" }, "first"],
  [{ text: "half \ud800 a pair" }, "text"],
  ["\0", ""],
  [{ note: "fern", count: 1, nothing: null }, null],
])("the first unstorable text of %j is at %j", (value, field) => {
  expect(findUnstorableText(value, "")).toBe(field);
});

test("a text is detected at any depth", () => {
  expect(findUnstorableText(nested(200_000, "fern"), "")).toBeNull();
  expect(findUnstorableText(nested(20_000, "\0"), "")).toMatch(/^0(\.0){19999}$/);
});
