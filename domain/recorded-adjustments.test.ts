import { expect, test } from "vitest";
import { sumByPromotion, toAdjustment, type RecordedAdjustment } from "./recorded-adjustments.ts";

const recorded = (promotionId: string | null, minor: number): RecordedAdjustment => ({
  cause: "promotion",
  target: "items",
  promotionId,
  code: null,
  name: "Sale",
  name_local: "Aktion",
  minor,
});

test("a recorded adjustment has the amount that was taken off", () => {
  expect(toAdjustment(recorded("sale", 379))).toEqual({
    cause: "promotion",
    target: "items",
    promotionId: "sale",
    amount: 379n,
  });
});

test("what each promotion takes off all lines", () => {
  const lines = [
    [recorded("sale", 379), recorded("ten", 5)],
    [recorded("sale", 21), recorded(null, 2)],
  ];
  expect(sumByPromotion(lines)).toEqual([recorded("sale", 400), recorded("ten", 5), recorded(null, 2)]);
});

test.each([
  ["a later one comes first, in a line of its own", [["ten"], ["three", "ten"]], ["three", "ten"]],
  [
    "a line says only of its own",
    [
      ["c", "d"],
      ["a", "b", "c"],
    ],
    ["a", "b", "c", "d"],
  ],
  ["several lines together", [["c", "d"], ["b", "c"], ["a", "b"], ["d"]], ["a", "b", "c", "d"]],
  ["lines that say nothing of each other", [["a"], ["b"]], ["a", "b"]],
])("promotions are in the order in which they were applied: %s", (_, lines, order) => {
  const sums = sumByPromotion(lines.map((ids) => ids.map((id) => recorded(id, 1))));
  expect(sums.map(({ promotionId }) => promotionId)).toEqual(order);
});
