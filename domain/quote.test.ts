import fc from "fast-check";
import { expect, test } from "vitest";
import { lineSubtotal, lineTotal } from "./line-total.ts";
import { sumMinor } from "./money.ts";
import { applyPromotions } from "./promotions.ts";
import { inputOf, linesOf, order, type DrawnOrder } from "./quote.test-support.ts";
import { exempt, exemptReduction, quoteOrder, quoteSubmittedOrder, type QuoteLine } from "./quote.ts";
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
  const enough = { ...leaflet, unit: 100n };
  expect(quoteOrder({ lines: [enough], minimum: 100n }).refusals).toEqual([]);
});

test("an order that promotions reduce costs nothing, or at least the minimum", () => {
  const off = (amount: bigint) =>
    quoteOrder({
      lines: [{ ...fern, adjustments: [{ cause: "coupon", target: "items", promotionId: "ten", amount }] }],
      minimum: 100n,
    }).refusals;
  expect([3_690n, 3_691n, 3_789n, 3_790n].map(off)).toEqual([[], ["below_minimum"], ["below_minimum"], []]);
});

test("a line without adjustments costs its subtotal", () => {
  expect(lineTotal({ unit: 1_895n, quantity: 2 })).toBe(3_790n);
});

test("a submitted order keeps the worth of its points", () => {
  const submitted = { lines: [fern], shipping: 0n, points: 300, due: 0n };
  expect(quoteSubmittedOrder(submitted)).toMatchObject({ points: 300, pointsWorth: 3_790n, due: 0n });
  expect(quoteSubmittedOrder({ ...submitted, due: 3_490n })).toMatchObject({
    pointsWorth: 300n,
    due: 3_490n,
  });
});

/** The lines and the delivery after promotions, and what these took off. */
const promoted = ({ lines, shipping, promotions }: DrawnOrder) =>
  applyPromotions(lines, shipping, promotions);

test("totals equal sums, none is negative, and each rate's row adds up", () => {
  fc.assert(
    fc.property(order, (drawn) => {
      const { adjustments, ...input } = promoted(inputOf(drawn));
      const quote = quoteOrder(input);
      const { lines, taxes, items, shipping, total } = quote;
      expect(sumMinor(lines.map((line) => line.total))).toBe(items);
      const off = (target: "items" | "shipping") =>
        sumMinor(adjustments.filter((one) => one.target === target).map(({ amount }) => amount));
      expect(items + off("items")).toBe(sumMinor(linesOf(drawn).map(lineSubtotal)));
      expect(shipping + off("shipping")).toBe(drawn.shipping);
      expect(items + shipping).toBe(total);
      expect(sumOf(taxes, "gross")).toBe(total);
      expect(quote.itemsNet + quote.shippingNet).toBe(sumOf(taxes, "net"));
      for (const { net, tax, gross } of taxes) expect(net + tax).toBe(gross);
      for (const { adjustments, total, ...line } of lines)
        expect(total + sumMinor(adjustments.map(({ amount }) => amount))).toBe(lineSubtotal(line));
      expect(adjustments.every(({ amount }) => amount > 0n)).toBe(true);
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
      const quoteOf = (one: typeof input) => ({ ...quoteOrder(promoted(one)), ...promoted(one) });
      const quote = quoteOf(input);
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
      expect(byVariant(quoteOf({ ...input, promotions, lines: split }))).toEqual(byVariant(quote));
    }),
    { seed: 23 },
  );
});

test("points pay at most the total, and the rest is due", () => {
  const used = fc.oneof(fc.constant("all" as const), fc.nat(2_000_000));
  fc.assert(
    fc.property(order, used, fc.nat(2_000_000), fc.bigInt(1n, 100n), (drawn, used, balance, value) => {
      const quote = quoteOrder({
        ...promoted(inputOf(drawn)),
        points: { used, balance, value },
        minimum: 100n,
      });
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
      const quote = quoteOrder(promoted(inputOf(drawn)));
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

const off = (amount: bigint) => ({ cause: "coupon", target: "items", promotionId: "ten", amount }) as const;

test("an exempt supply loses the tax of its adjustments too, and never costs less than nothing", () => {
  const { lines } = exempt([{ ...fern, adjustments: [off(379n)] }], 0n);
  // 3.79 ÷ 1.09
  expect(quoteOrder({ lines })).toMatchObject({ items: 2n * 1_739n - 348n, due: 2n * 1_739n - 348n });
  const free = exempt([{ ...fern, unit: 1n, adjustments: [off(1n), off(1n)] }], 0n);
  expect(quoteOrder({ lines: free.lines }).items).toBe(0n);
  // 0.05 ÷ 1.21 is 0.04, and 0.01 ÷ 1.21 is 0.01: ten of these are more than two of those.
  const cents = Array.from({ length: 10 }, () => off(1n));
  const small = exempt([{ ...pot, unit: 5n, quantity: 2, adjustments: cents }], 0n);
  expect(quoteOrder({ lines: small.lines }).items).toBe(0n);
  const nearly = exempt([{ ...pot, unit: 5n, quantity: 2, adjustments: cents.slice(1) }], 0n);
  expect(quoteOrder({ lines: nearly.lines }).items).toBe(0n);
});

test("an exempt line that costs nothing with its tax costs nothing without it", () => {
  // 3 × 21.95 and all of it off: 18.14 each without 21 %, and 54.42 off; rounded apart, a cent more or less is left.
  for (const unit of [1n, 5n, 2_195n, 1_999n, 777n])
    for (const quantity of [1, 3, 10]) {
      const adjustments = [off(unit * BigInt(quantity))];
      const { lines } = exempt([{ ...pot, unit, quantity, adjustments }], 0n);
      expect(quoteOrder({ lines }).items).toBe(0n);
    }
});

test("a reduction of an exempt delivery loses the tax of the goods that are delivered", () => {
  // The delivery of 6.95 is 6.11 without tax, and nothing is left of it.
  expect(exemptReduction([fern, pot], 0n, 695n)).toBe(611n);
  // 3.00: 1.71 and 1.29 less 9 and 21 %, as the table of taxes rounds them.
  expect(exemptReduction([fern, pot], 395n, 300n)).toBe(611n - exempt([fern, pot], 395n).shipping);
});
