import { expect, test } from "vitest";
import { countOf, withChanges } from "./cart.lines.ts";

const fern = { lineId: "1", productId: "fern", name: "Fern", count: 2, product: null };
const olive = { lineId: "2", productId: "olive", name: "Olive", count: 1, product: null };

test("what was asked for is shown before it is answered", () => {
  expect(
    withChanges(
      [fern, olive],
      [
        { kind: "add", productId: "fern", count: 3, name: "Fern", key: "k1" },
        { kind: "remove", lineId: "2", productId: "olive" },
        { kind: "add", productId: "loom", count: 1, name: "Loom", key: "k2" },
        { kind: "setCount", lineId: "1", productId: "fern", count: 4 },
      ],
    ).map(({ productId, count }) => [productId, count]),
  ).toEqual([
    ["fern", 4],
    ["loom", 1],
  ]);
});

test("a change of a line that is gone changes nothing", () => {
  expect(withChanges([fern], [{ kind: "setCount", lineId: "2", productId: "olive", count: 9 }])).toEqual([
    fern,
  ]);
});

test("the count is that of all pieces", () => {
  expect(countOf([fern, olive])).toBe(3);
  expect(countOf([])).toBe(0);
});
