import fc from "fast-check";
import { expect, test } from "vitest";
import { sumMinor } from "./money.ts";
import type { Promotion, PromotionRule } from "./promotions.ts";
import { exempt, lineSubtotal, quoteOrder, quoteSubmittedOrder, type QuoteLine } from "./quote.ts";
import { calculateRefund, nothingRefunded, refundTaxes, type PaidOrder } from "./refund.ts";
import { sumOf } from "./tax.ts";

const fern: QuoteLine = { variantId: "fern", quantity: 2, unit: 1_895n, taxRate: 900n };
const pot: QuoteLine = { variantId: "pot", quantity: 1, unit: 2_850n, taxRate: 2_100n };

test("an order of two rates: lines, taxes, shipping, points and the amount due", () => {
  const quote = quoteOrder({
    lines: [fern, pot],
    shipping: 695n,
    points: { used: 500, balance: 800, value: 1n },
    minimum: 100n,
  });
  expect(quote).toEqual({
    lines: [
      { ...fern, adjustments: [], total: 3_790n },
      { ...pot, adjustments: [], total: 2_850n },
    ],
    adjustments: [],
    unusedPromotions: [],
    items: 6_640n,
    // 28.50 ÷ 1.21 and 37.90 ÷ 1.09
    itemsNet: 2_355n + 3_477n,
    shipping: 695n,
    // The net parts below, less those of the items.
    shippingNet: 611n,
    total: 7_335n,
    // Shipping: 6.95 by 28.50 and 37.90 is 2.98 and 3.97.
    taxes: [
      { rate: 2_100n, net: 2_602n, tax: 546n, gross: 3_148n },
      { rate: 900n, net: 3_841n, tax: 346n, gross: 4_187n },
    ],
    points: 500,
    pointsWorth: 500n,
    due: 6_835n,
    refusals: [],
  });
});

test("a manual adjustment is shared by the lines, and never exceeds them", () => {
  const shared = { cause: "manual", target: "items", promotionId: null } as const;
  const { lines, adjustments } = quoteOrder({ lines: [pot, fern], manual: 1_000n });
  expect(adjustments).toEqual([{ ...shared, amount: 1_000n }]);
  expect(lines.map((line) => line.adjustments)).toEqual([
    [{ ...shared, amount: 429n }],
    [{ ...shared, amount: 571n }],
  ]);
  const all = quoteOrder({ lines: [fern, pot], manual: 10_000n });
  expect(all.adjustments).toEqual([{ ...shared, amount: 6_640n }]);
  expect([all.items, ...all.lines.map(({ total }) => total)]).toEqual([0n, 0n, 0n]);
});

test.each([
  ["all", 7_335, 7_335, 0n, []],
  ["all", 7_334, 7_335, 0n, ["too_many_points"]],
  [0, 0, 0, 7_335n, []],
  [7_235, 9_000, 7_235, 100n, []],
  [7_236, 9_000, 7_236, 99n, ["too_many_points"]],
] as const)(
  "%s points of %i: %i are used, %s is due, refused for %j",
  (used, balance, points, due, refusals) => {
    const quote = quoteOrder({
      lines: [fern, pot],
      shipping: 695n,
      points: { used, balance, value: 1n },
      minimum: 100n,
    });
    expect([quote.points, quote.due, quote.refusals]).toEqual([points, due, refusals]);
  },
);

test("items below the minimum are refused, whatever their shipping", () => {
  const leaflet = { variantId: "leaflet", quantity: 1, unit: 99n, taxRate: 0n };
  expect(quoteOrder({ lines: [leaflet], shipping: 695n, minimum: 100n }).refusals).toEqual(["below_minimum"]);
});

test("a submitted order keeps the worth of its points", () => {
  const submitted = { lines: [fern], shipping: 0n, points: 300, due: 0n };
  expect(quoteSubmittedOrder(submitted)).toMatchObject({ points: 300, pointsWorth: 3_790n, due: 0n });
});

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
const order = fc.record({
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
  manual: fc.bigInt(0n, 10n ** 9n),
});
type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never;
const linesOf = ({ lines, units, rates }: Order): QuoteLine[] =>
  lines.map(({ variantId, quantity }) => ({
    variantId,
    quantity,
    unit: units[variantId],
    taxRate: rates[variantId],
  }));
const inputOf = (drawn: Order) => ({
  lines: linesOf(drawn),
  shipping: drawn.shipping,
  promotions: drawn.promotions,
  manual: drawn.manual,
});

test("totals equal sums, none is negative, and each rate's row adds up", () => {
  fc.assert(
    fc.property(order, (drawn) => {
      const quote = quoteOrder(inputOf(drawn));
      const { lines, taxes, items, shipping, total } = quote;
      expect(sumMinor(lines.map((line) => line.total))).toBe(items);
      const off = (target: "items" | "shipping") =>
        sumMinor(quote.adjustments.filter((one) => one.target === target).map(({ amount }) => amount));
      expect(items + off("items")).toBe(sumMinor(linesOf(drawn).map(lineSubtotal)));
      expect(shipping + off("shipping")).toBe(drawn.shipping);
      expect(items + shipping).toBe(total);
      expect(sumOf(taxes, "gross")).toBe(total);
      expect(quote.itemsNet + quote.shippingNet).toBe(sumOf(taxes, "net"));
      for (const { net, tax, gross } of taxes) expect(net + tax).toBe(gross);
      for (const { adjustments, total, ...line } of lines)
        expect(total + sumMinor(adjustments.map(({ amount }) => amount))).toBe(lineSubtotal(line));
      expect(quote.adjustments.every(({ amount }) => amount > 0n)).toBe(true);
      const amounts = [...lines.map((line) => line.total), ...taxes.flatMap(({ net, tax }) => [net, tax])];
      expect([...amounts, quote.itemsNet, quote.shippingNet].every((amount) => amount >= 0n)).toBe(true);
    }),
    { seed: 22 },
  );
});

test("the order of lines and promotions changes nothing, and neither does splitting a line", () => {
  fc.assert(
    fc.property(order, fc.infiniteStream(fc.nat()), (drawn, random) => {
      const input = inputOf(drawn);
      const quote = quoteOrder(input);
      const keyed = input.lines.map((line) => ({ line, key: random.next().value! }));
      const shuffled = keyed.sort((one, other) => one.key - other.key).map(({ line }) => line);
      const split = shuffled.flatMap((line) =>
        line.quantity === 1
          ? [line]
          : [
              { ...line, quantity: 1 },
              { ...line, quantity: line.quantity - 1 },
            ],
      );
      const byVariant = ({ lines, ...rest }: typeof quote) => ({
        ...rest,
        lines: new Map(lines.map((line) => [line.variantId, line])),
      });
      const promotions = input.promotions.toReversed();
      expect(byVariant(quoteOrder({ ...input, promotions, lines: split }))).toEqual(byVariant(quote));
    }),
    { seed: 23 },
  );
});

test("points pay at most the total, and the rest is due", () => {
  const used = fc.oneof(fc.constant("all" as const), fc.nat(2_000_000));
  fc.assert(
    fc.property(order, used, fc.nat(2_000_000), fc.bigInt(1n, 100n), (drawn, used, balance, value) => {
      const quote = quoteOrder({ ...inputOf(drawn), points: { used, balance, value }, minimum: 100n });
      expect(quote.pointsWorth + quote.due).toBe(quote.total);
      expect(quote.due >= 0n).toBe(true);
      if (quote.refusals.includes("too_many_points")) return;
      expect(quote.points <= balance).toBe(true);
      if (quote.points > 0 && used !== "all") expect(quote.due >= 100n).toBe(true);
      if (used === "all") expect(quote.due).toBe(0n);
    }),
    { seed: 24 },
  );
});

test("however an order is refunded, everything paid comes back, and the tables add up to its own", () => {
  const steps = fc.array(fc.tuple(fc.nat(7), fc.integer({ min: 1, max: 400_000 })), { maxLength: 12 });
  fc.assert(
    fc.property(order, steps, fc.bigInt(0n, 100n), (drawn, steps, share) => {
      const quote = quoteOrder(inputOf(drawn));
      const moneyPaid = (quote.total * share) / 100n;
      const counts = new Map(quote.lines.map(({ variantId }) => [variantId, 0]));
      const paid = (): PaidOrder => ({
        moneyPaid,
        pointsPaid: Number(quote.total - moneyPaid),
        shipping: quote.shipping,
        lines: quote.lines.map(({ variantId, quantity, total, taxRate }) => ({
          id: variantId,
          total,
          count: quantity,
          refundedCount: counts.get(variantId)!,
          pointsEach: 0,
          taxRate,
        })),
      });
      let shipping = 0n;
      let money = 0n;
      const taxes = new Map<bigint, { net: bigint; tax: bigint }>();
      const refund = (pieces: Map<string, number>) => {
        const back = calculateRefund(paid(), pieces);
        const rows = refundTaxes(paid(), { counts, shipping }, { counts: pieces, shipping: back.shipping });
        expect(sumOf(rows, "gross")).toBe(back.value);
        for (const { rate, net, tax } of rows) {
          expect(net >= 0n && tax >= 0n).toBe(true);
          const sum = taxes.get(rate) ?? { net: 0n, tax: 0n };
          taxes.set(rate, { net: sum.net + net, tax: sum.tax + tax });
        }
        money += back.money;
        shipping += back.shipping;
        for (const [id, count] of pieces) counts.set(id, counts.get(id)! + count);
      };
      for (const [index, step] of steps) {
        const line = quote.lines[index % quote.lines.length]!;
        const count = Math.min(step, line.quantity - counts.get(line.variantId)!);
        if (count > 0) refund(new Map([[line.variantId, count]]));
      }
      refund(
        new Map(quote.lines.map((line) => [line.variantId, line.quantity - counts.get(line.variantId)!])),
      );
      expect([money, shipping]).toEqual([moneyPaid, quote.shipping]);
      for (const { rate, net, tax } of quote.taxes)
        expect(taxes.get(rate) ?? { net: 0n, tax: 0n }).toEqual({ net, tax });
      expect(refundTaxes(paid(), nothingRefunded, { counts, shipping })).toEqual(
        quote.taxes.filter(({ gross }) => gross > 0n),
      );
    }),
    { seed: 25 },
  );
});

test("an exempt supply costs the net prices, and delivery loses the tax of the goods it carries", () => {
  // 18.95 ÷ 1.09, 28.50 ÷ 1.21; of the delivery 3.97 and 2.98 have these rates.
  const { lines, shipping } = exempt([fern, pot], 695n);
  expect(lines).toEqual([
    { ...fern, unit: 1_739n, taxRate: 0n, adjustments: [] },
    { ...pot, unit: 2_355n, taxRate: 0n, adjustments: [] },
  ]);
  expect(quoteOrder({ lines, shipping })).toMatchObject({
    shipping: 611n,
    total: 2n * 1_739n + 2_355n + 611n,
    taxes: [{ rate: 0n, tax: 0n }],
  });
});

test("an exempt supply loses the tax of its adjustments too, and never costs less than nothing", () => {
  const off = (amount: bigint) => ({ cause: "coupon", target: "items", promotionId: "ten", amount }) as const;
  const { lines } = exempt([{ ...fern, adjustments: [off(379n)] }], 0n);
  // 3.79 ÷ 1.09
  expect(quoteOrder({ lines })).toMatchObject({ items: 2n * 1_739n - 348n, due: 2n * 1_739n - 348n });
  const free = exempt([{ ...fern, unit: 1n, adjustments: [off(1n), off(1n)] }], 0n);
  expect(quoteOrder({ lines: free.lines }).items).toBe(0n);
});

test("adjustments that were agreed before stay, and promotions apply to what they leave", () => {
  const agreed = { cause: "promotion", target: "items", promotionId: "old", amount: 790n } as const;
  const half = { kind: "percentage", basisPoints: 5_000n } as const;
  const promotions: Promotion[] = [
    { id: "half", rule: half, variantIds: null, minimum: 0n, isCombinable: true, code: null },
  ];
  const { lines, adjustments } = quoteOrder({ lines: [{ ...fern, adjustments: [agreed] }], promotions });
  expect(lines[0]!.adjustments).toEqual([agreed, { ...agreed, promotionId: "half", amount: 1_500n }]);
  expect([lines[0]!.total, adjustments.length]).toEqual([1_500n, 1]);
});
