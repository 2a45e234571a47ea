import { expect, test } from "vitest";
import { describeDifferences } from "./compare.ts";

const name = "products/gloves.yaml";
const differences = (before: object, after: object) =>
  describeDifferences(new Map([[name, before]]), new Map([[name, after]])).map((line) =>
    line.replace(`${name}: `, ""),
  );
const variant = (reference: string, size: string, more: object = {}) => ({
  reference,
  options: { size },
  ...more,
});

test("variants come and go by reference, and the others are compared wherever they are", () => {
  const before = { variants: [variant("1", "m", { weight: 5 }), variant("2", "s"), variant("3", "l")] };
  const after = { variants: [variant("9", "xl"), variant("2", "s"), variant("3", "l", { weight: 7 })] };
  expect(differences(before, after)).toEqual([
    "variants.1: gone",
    "variants.9: new",
    "variants.3.weight nothing → 7",
  ]);
  expect(differences(before, before)).toEqual([]);
  expect(differences(before, { variants: before.variants.toReversed() })).toEqual([
    "variants: in another order",
  ]);
});

test("another reference of the same values is a change of the variant", () => {
  const after = { variants: [variant("2", "s"), variant("9", "m")] };
  expect(differences({ variants: [variant("2", "s"), variant("1", "m")] }, after)).toEqual([
    "variants.1.reference 1 → 9",
  ]);
  expect(differences({ reference: "1", weight: 5 }, { reference: "9", weight: 5 })).toEqual([
    "reference 1 → 9",
  ]);
});

test("a product that gets variants keeps the one with its reference", () => {
  const after = { variants: [variant("1", "m"), variant("2", "s")] };
  expect(differences({ reference: "1" }, after)).toEqual(["reference 1 → nothing", "variants.2: new"]);
});

test("what stock opens with is compared only until it has moved", () => {
  const stock = (opening?: number) => ({ stock: { low: 3, ...(opening !== undefined && { opening }) } });
  const moved = { reference: "1", ...stock(100) };
  expect(differences(moved, { reference: "1", ...stock(2925) })).toEqual([]);
  expect(differences(moved, { reference: "1", ...stock() })).toEqual([]);
  expect(differences({ reference: "1", ...stock() }, moved)).toEqual(["stock.opening nothing → 100"]);
  expect(
    differences(
      { variants: [variant("1", "m", stock(100)), variant("2", "s", stock(4))] },
      { variants: [variant("1", "m", stock(2925)), variant("2", "s", { stock: { low: 5 } })] },
    ),
  ).toEqual(["variants.2.stock.low 3 → 5"]);
});
