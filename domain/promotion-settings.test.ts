import { expect, test } from "vitest";
import { promotionMinimum, promotionRule, type PromotionSettings } from "./promotion-settings.ts";

const europe = { id: "europe", currency: "EUR", currency_precision: 2 };
const japan = { id: "japan", currency: "JPY", currency_precision: 0 };
const settings = (rule: Partial<PromotionSettings>): PromotionSettings => ({
  name: { en: "Sale" },
  markets: ["europe", "japan"],
  combinable: true,
  first_order: false,
  ...rule,
});
const variants = new Map([
  ["100", "seeds"],
  ["200", "fern"],
]);
const ruleOf = (rule: Partial<PromotionSettings>, market = europe) =>
  promotionRule(settings(rule), market, (reference) => variants.get(reference));

test.each([
  [{ percentage: 12.5 }, { kind: "percentage", basisPoints: 1_250n }],
  // 0.29 × 100 is 28.999999999999996.
  [{ percentage: 0.29 }, { kind: "percentage", basisPoints: 29n }],
  [{ multi_buy: { count: 3, pay_for: 2 } }, { kind: "multi_buy", count: 3, paid: 2 }],
  [{ free_delivery: true as const }, { kind: "free_delivery" }],
  [{ amount: { europe: 2.5 } }, { kind: "amount", amount: 250n }],
])("%j", (rule, expected) => {
  expect(ruleOf(rule)).toEqual(expected);
});

test("amounts are those of the market, and without one nothing is taken off there", () => {
  expect(ruleOf({ amount: { europe: 2.5, japan: 300 } }, japan)).toEqual({ kind: "amount", amount: 300n });
  expect(ruleOf({ amount: { europe: 2.5 } }, japan)).toBeNull();
});

test("quantity prices of the variants that are sold and have a price in the market", () => {
  const quantity_prices: NonNullable<PromotionSettings["quantity_prices"]> = [
    { reference: "100", from: 5, prices: { europe: 1.6, japan: 280 } },
    { reference: "100", from: 10, prices: { europe: 1.4 } },
    { reference: "200", from: 3, prices: { japan: 900 } },
    { reference: "300", from: 3, prices: { europe: 9 } },
  ];
  const prices = new Map([
    [
      "seeds",
      [
        { from: 5, unit: 160n },
        { from: 10, unit: 140n },
      ],
    ],
  ]);
  expect(ruleOf({ quantity_prices })).toEqual({ kind: "quantity_price", prices });
  expect(ruleOf({ quantity_prices: quantity_prices.slice(2) })).toBeNull();
});

test("dated prices take nothing off an order", () => {
  expect(ruleOf({ prices: [{ reference: "100", prices: { europe: 1 } }] })).toBeNull();
});

test("the minimum is that of the market", () => {
  expect(promotionMinimum(settings({ minimum: { europe: 30.5 } }), europe)).toBe(3_050n);
  expect(promotionMinimum(settings({ minimum: { europe: 30.5 } }), japan)).toBe(0n);
  expect(promotionMinimum(settings({}), europe)).toBe(0n);
});
