import fc from "fast-check";
import type { Promotion, PromotionRule } from "./promotions.ts";
import type { QuoteLine } from "./quote.ts";

const line = fc.record({
  variantId: fc.constantFrom("a", "b", "c", "d", "e"),
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
});
const variantId = fc.constantFrom("a", "b", "c", "d", "e");
const rule: fc.Arbitrary<PromotionRule> = fc.oneof(
  fc.record({ kind: fc.constant("percentage" as const), basisPoints: fc.bigInt(1n, 10_000n) }),
  fc.record({ kind: fc.constant("amount" as const), amount: fc.bigInt(1n, 10n ** 9n) }),
  fc
    .tuple(fc.integer({ min: 2, max: 12 }), fc.nat(10))
    .map(([count, paid]) => ({ kind: "multi_buy" as const, count, paid: 1 + (paid % (count - 1)) })),
  fc
    .array(
      fc.tuple(
        variantId,
        fc.array(fc.record({ from: fc.integer({ min: 2, max: 50 }), unit: fc.bigInt(1n, 10n ** 6n) })),
      ),
    )
    .map((prices) => ({ kind: "quantity_price" as const, prices: new Map(prices) })),
  fc.constant({ kind: "free_delivery" as const }),
);
const promotion: fc.Arbitrary<Promotion> = fc.record({
  id: fc.constantFrom("p1", "p2", "p3", "p4", "p5"),
  rule,
  variantIds: fc.option(fc.array(variantId).map((ids) => new Set(ids))),
  minimum: fc.constantFrom(0n, 0n, 5_000n, 10n ** 6n),
  isCombinable: fc.boolean(),
  code: fc.constantFrom(null, "TEN"),
});
/** A variant has one price and one tax rate. */
export const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  units: fc.record({
    a: fc.bigInt(0n, 10n ** 12n),
    b: fc.bigInt(0n, 10n ** 12n),
    c: fc.bigInt(0n, 999n),
    d: fc.bigInt(0n, 999n),
    e: fc.constant(0n),
  }),
  rates: fc.record({
    a: fc.constantFrom(0n, 700n, 900n, 1_900n, 2_100n),
    b: fc.constantFrom(0n, 700n, 900n, 1_900n, 2_100n),
    c: fc.constantFrom(900n, 2_100n),
    d: fc.constantFrom(900n, 2_100n),
    e: fc.constant(2_100n),
  }),
  shipping: fc.bigInt(0n, 10n ** 5n),
  promotions: fc.uniqueArray(promotion, { maxLength: 4, selector: ({ id }) => id }),
});
type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never;
export const linesOf = ({ lines, units, rates }: Order): QuoteLine[] =>
  lines.map(({ variantId, quantity }) => ({
    variantId,
    quantity,
    unit: units[variantId],
    taxRate: rates[variantId],
  }));
/** What a drawn order is before promotions, and these. */
export const inputOf = (drawn: Order) => ({
  lines: linesOf(drawn),
  shipping: drawn.shipping,
  promotions: drawn.promotions,
});
export type DrawnOrder = ReturnType<typeof inputOf>;
