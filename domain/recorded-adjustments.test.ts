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
  const all = [recorded("sale", 379), recorded("ten", 5), recorded("sale", 21), recorded(null, 2)];
  expect(sumByPromotion(all)).toEqual([recorded("sale", 400), recorded("ten", 5), recorded(null, 2)]);
});
