import fc from "fast-check";
import { expect, test } from "vitest";
import { FormShape, JsonShape } from "./body-shape.ts";

const unlimited = { depth: Infinity, values: Infinity };

function valuesOf(value: unknown): number {
  if (value === null || typeof value !== "object") return 0;
  const inner = Object.values(value);
  return Math.max(1, inner.length) + inner.reduce((sum: number, entry) => sum + valuesOf(entry), 0);
}

test("the values of any JSON are counted across chunks", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 1, max: 7 }), (value, size) => {
      const bytes = Buffer.from(JSON.stringify(value));
      const shape = new JsonShape(unlimited);
      for (let at = 0; at < bytes.length; at += size) shape.read(bytes.subarray(at, at + size));
      expect(shape.values).toBe(valuesOf(value));
    }),
  );
});

test.each([
  [{ depth: 2, values: 9 }, '{"a":[[', "is nested more than 2 deep"],
  [{ depth: 2, values: 9 }, '[[],"[[[",[]]', null],
  [{ depth: 9, values: 3 }, "[1,2,3,4", "holds more than 3 values"],
  [{ depth: 9, values: 3 }, String.raw`["\",,,,\\",","]`, null],
])("with %o of %s it returns %s", (limits, json, problem) => {
  expect(new JsonShape(limits).read(Buffer.from(json))).toBe(problem);
});

test("the fields of a form are counted", () => {
  expect(new FormShape(3).read(Buffer.from("a=1&b=2&c=3"))).toBe(null);
  expect(new FormShape(3).read(Buffer.from("a=1&b=2&c=3&d=4"))).toBe("holds more than 3 fields");
});
