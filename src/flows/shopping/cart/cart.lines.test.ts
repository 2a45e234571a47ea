import { expect, test } from "vitest";
import { countOf, applyPendingChanges } from "./cart.lines.ts";

const unpriced = { image: null, product: null, isNotSold: false };
const fern = { lineId: "1", productId: "fern", name: "Fern", count: 2, ...unpriced };
const olive = { lineId: "2", productId: "olive", name: "Olive", count: 1, ...unpriced };
const nothingKnown = new Map();

test("pending changes are shown before the response", () => {
  expect(
    applyPendingChanges(
      [fern, olive],
      [
        { kind: "add", productId: "fern", count: 3, name: "Fern", key: "k1" },
        { kind: "remove", lineId: "2", productId: "olive" },
        { kind: "add", productId: "loom", count: 1, name: "Loom", key: "k2" },
        { kind: "setCount", lineId: "1", productId: "fern", count: 4 },
      ],
      nothingKnown,
    ).map(({ productId, count }) => [productId, count]),
  ).toEqual([
    ["fern", 4],
    ["loom", 1],
  ]);
});

test("an added line has no price until the response, and is not shown as unsold", () => {
  const addition = { kind: "add", productId: "loom", count: 1, name: "Loom", key: "k2" } as const;
  expect(applyPendingChanges([fern], [addition], nothingKnown)[1]).toEqual({
    lineId: "k2",
    productId: "loom",
    name: "Loom",
    count: 1,
    ...unpriced,
  });
});

test("a change of a removed line changes nothing", () => {
  const change = { kind: "setCount", lineId: "2", productId: "olive", count: 9 } as const;
  expect(applyPendingChanges([fern], [change], nothingKnown)).toEqual([fern]);
});

test("the count is the sum of all quantities", () => {
  expect(countOf([fern, olive])).toBe(3);
  expect(countOf([])).toBe(0);
});
