import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryMarket } from "#tests/support/arbitrary-markets.ts";
import { money, toWire } from "./money.ts";
import {
  shippingPart,
  calculateRefund,
  isMeaningfulReason,
  reasonsFor,
  receivedPieces,
  refundReasons,
  checkRefundable,
  refundableUntil,
  refundTaxes,
  refundWorth,
  nothingRefunded,
  type PaidOrder,
} from "./refund.ts";
import { requirements } from "#tests/support/requirements.ts";

const order: PaidOrder = {
  moneyPaid: 3_985n,
  pointsPaid: 500,
  shipping: 695n,
  lines: [{ id: "fern", total: 3_790n, count: 2, refundedCount: 0, pointsEach: 18, taxRate: 2_100n }],
};
const after = (refundedCount: number): PaidOrder => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, refundedCount })),
});

test("what promotions took off earns no points", () => {
  const [fern] = order.lines;
  const reduced = {
    ...order,
    moneyPaid: 2_590n,
    pointsPaid: 0,
    lines: [{ ...fern!, total: 1_895n, reduction: 1_895n }],
  };
  // 36 × 25.90 ÷ 44.85 = 20.78…, and 18 × 25.90 ÷ 44.85 = 10.39…
  expect(calculateRefund(reduced, new Map([["fern", 1]])).earnedPoints).toBe(20 - 10);
  expect(calculateRefund(reduced, new Map([["fern", 2]])).earnedPoints).toBe(20);
});

test("what a refund is worth is its items and shipping; points pay what money does not", () => {
  expect(refundWorth({ items: 1_895n, shipping: 695n, money: 2_000n })).toEqual({
    value: 2_590n,
    pointsWorth: 590n,
  });
});

test("an order without items has no table of refunded taxes", () => {
  const empty = { ...order, lines: [] };
  expect(refundTaxes(empty, nothingRefunded, nothingRefunded)).toEqual([]);
});

test("one of two items gets its share of the money, rounded down, and of the points", () => {
  // 18.95 of 44.85: 39.85 × 18.95 ÷ 44.85 = 16.837…; the other 2.12 of 5.00 are 212 of 500 points.
  // Two ferns earned floor(36 × 39.85 ÷ 44.85) = 31 points, the remaining one earns 15.
  expect(calculateRefund(order, new Map([["fern", 1]]))).toEqual({
    items: 1_895n,
    shipping: 0n,
    value: 1_895n,
    money: 1_683n,
    points: 212,
    earnedPoints: 16,
  });
});

test("the last item includes shipping, and everything paid is refunded", () => {
  expect(calculateRefund(after(1), new Map([["fern", 1]]))).toEqual({
    items: 1_895n,
    shipping: 695n,
    value: 2_590n,
    money: 2_302n,
    points: 288,
    earnedPoints: 15,
  });
});

test("after everything is refunded nothing is left", () => {
  const nothing = { items: 0n, shipping: 0n, value: 0n, money: 0n, points: 0, earnedPoints: 0 };
  expect(calculateRefund(after(2), new Map())).toEqual(nothing);
});

test("an order paid with points alone is refunded in points alone", () => {
  const byPoints = { ...order, moneyPaid: 0n, pointsPaid: 4_485 };
  expect(calculateRefund(byPoints, new Map([["fern", 2]]))).toMatchObject({ money: 0n, points: 4_485 });
});

test("a free order is refunded with nothing", () => {
  const gift: PaidOrder = {
    moneyPaid: 0n,
    pointsPaid: 0,
    shipping: 0n,
    lines: [{ id: "leaflet", total: 0n, count: 1, refundedCount: 0, pointsEach: 3, taxRate: 2_100n }],
  };
  expect(calculateRefund(gift, new Map([["leaflet", 1]]))).toMatchObject({ value: 0n, money: 0n, points: 0 });
});

/** Totals need not be divisible by the count: adjustments are shared by lines. */
const line = fc.record({
  total: fc.bigInt({ min: 0n, max: 100_000n }),
  count: fc.integer({ min: 1, max: 9 }),
  pointsEach: fc.integer({ min: 0, max: 50 }),
  taxRate: fc.constantFrom(0n, 700n, 2_100n),
});

test("partial refunds are never negative and add up to exactly what was paid", () => {
  const requestArbitrary = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    shipping: fc.bigInt({ min: 0n, max: 2_000n }),
    part: fc.bigInt({ min: 0n, max: 100n }),
    market: arbitraryMarket,
    steps: fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 3 })), { maxLength: 20 }),
  });
  fc.assert(
    fc.property(requestArbitrary, ({ lines, shipping, part, market, steps }) => {
      const pointValue = BigInt(market.point_value);
      const total = lines.reduce((sum, line) => sum + line.total, shipping);
      const moneyPaid = (total * part) / 100n;
      const pointsPaid = Number((total - moneyPaid + pointValue - 1n) / pointValue);
      const paid = lines.map((item, index) => ({ ...item, id: String(index), refundedCount: 0 }));
      const back = { money: 0n, points: 0, value: 0n, earnedPoints: 0 };
      const give = (counts: Map<string, number>) => {
        const part = calculateRefund({ moneyPaid, pointsPaid, shipping, lines: paid }, counts);
        expect(
          [part.money, part.value, BigInt(part.points), BigInt(part.earnedPoints)].every(
            (amount) => amount >= 0n,
          ),
        ).toBe(true);
        back.money += part.money;
        back.value += part.value;
        back.points += part.points;
        back.earnedPoints += part.earnedPoints;
        for (const item of paid) item.refundedCount += counts.get(item.id) ?? 0;
      };
      for (const [index, step] of steps) {
        const item = paid[index % paid.length]!;
        const count = Math.min(step, item.count - item.refundedCount);
        if (count > 0) give(new Map([[item.id, count]]));
      }
      give(new Map(paid.map(({ id, count, refundedCount }) => [id, count - refundedCount])));
      expect(back.money).toBe(moneyPaid);
      expect(back.points).toBe(total === 0n ? 0 : pointsPaid);
    }),
    { seed: 11 },
  );
});

test("it is known whether a refund can be requested, and until when", () => {
  requirements("entities.order-refundable");
  const until = refundableUntil(new Date("2026-11-05T10:00:00Z"), 30);
  expect(until.toISOString()).toBe("2026-12-05T10:00:00.000Z");
  const facts = { isPaid: true, until, piecesLeft: 2, piecesRequested: 0, now: until };
  expect(checkRefundable(facts)).toBe("possible");
  expect(checkRefundable({ ...facts, now: new Date(until.getTime() + 1) })).toBe("refund_too_old");
  expect(checkRefundable({ ...facts, piecesRequested: 1 })).toBe("possible");
  expect(checkRefundable({ ...facts, piecesRequested: 2 })).toBe("refund_requested");
  expect(checkRefundable({ ...facts, piecesLeft: 0 })).toBe("nothing_left");
  for (const unpaid of [{ isPaid: false, until: null }, { isPaid: false }, { until: null }])
    expect(checkRefundable({ ...facts, ...unpaid })).toBe("order_not_paid");
});

test("damaged, wrong and missing items are no reasons before shipping", () => {
  expect(reasonsFor({ isShipped: false })).toEqual(["changed_mind", "other"]);
  expect(reasonsFor({ isShipped: true })).toEqual(refundReasons);
});

test("a withdrawal refunds expensive shipping only up to the cheapest delivery's price", () => {
  const all = new Map([["fern", 2]]);
  expect(calculateRefund(order, all, 500n)).toMatchObject({
    items: 3_790n,
    shipping: 500n,
    value: 4_290n,
    money: 3_811n,
    points: 479,
  });
  expect(calculateRefund(order, all, 0n)).toMatchObject({ shipping: 0n, value: 3_790n });
  expect(calculateRefund(order, all, 900n)).toEqual(calculateRefund(order, all));
  expect(calculateRefund(order, new Map([["fern", 1]]), 500n)).toEqual(
    calculateRefund(order, new Map([["fern", 1]])),
  );
});

test("the shipping limit of a withdrawal reduces its refund by at most the shipping", () => {
  const requestArbitrary = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    shipping: fc.bigInt({ min: 0n, max: 2_000n }),
    atMost: fc.bigInt({ min: 0n, max: 2_500n }),
    market: arbitraryMarket,
    part: fc.bigInt({ min: 0n, max: 100n }),
    before: fc.array(fc.nat(9), { minLength: 4, maxLength: 4 }),
  });
  fc.assert(
    fc.property(requestArbitrary, ({ lines, shipping, atMost, market, part, before }) => {
      const pointValue = BigInt(market.point_value);
      const total = lines.reduce((sum, line) => sum + line.total, shipping);
      const moneyPaid = (total * part) / 100n;
      const paid = {
        moneyPaid,
        pointsPaid: Number((total - moneyPaid + pointValue - 1n) / pointValue),
        shipping,
        lines: lines.map((item, index) => ({
          ...item,
          id: String(index),
          refundedCount: Math.min(before[index]!, item.count - (index === 0 ? 1 : 0)),
        })),
      };
      const rest = new Map(paid.lines.map(({ id, count, refundedCount }) => [id, count - refundedCount]));
      const limited = calculateRefund(paid, rest, atMost);
      const whole = calculateRefund(paid, rest);
      expect(limited.shipping).toBe(atMost < shipping ? atMost : shipping);
      expect(limited.items).toBe(whole.items);
      expect(limited.value).toBe(limited.items + limited.shipping);
      expect(limited.money >= 0n && limited.money <= whole.money).toBe(true);
      expect(limited.points >= 0 && limited.points <= whole.points).toBe(true);
      expect(limited.earnedPoints).toBe(whole.earnedPoints);
    }),
    { seed: 12 },
  );
});

test("the refund beyond the items is the shipping, exact to the minor unit", () => {
  const euro = { currency: "EUR", currency_precision: 2 };
  const items = [37.9, 0.3];
  expect(shippingPart(45.15, items, euro)).toBe(6.95);
  expect(shippingPart(38.2, items, euro)).toBe(0);
  expect(shippingPart(1_200, [1_000], { currency: "JPY", currency_precision: 0 })).toBe(200);
});

test("in any market the refund beyond the items is the shipping", () => {
  const item = fc.integer({ min: 0, max: 900_000 });
  const delivery = fc.integer({ min: 0, max: 3_000 });
  fc.assert(
    fc.property(arbitraryMarket, fc.array(item), delivery, (market, lines, shipping) => {
      const amount = (units: number) => toWire(money(BigInt(units), market));
      const goods = lines.reduce((sum, units) => sum + units, 0);
      expect(shippingPart(amount(goods + shipping), lines.map(amount), market)).toBe(amount(shipping));
    }),
    { seed: 14 },
  );
});

test("a reason must contain a letter or digit of some script", () => {
  expect(["It is whole.", "壊れていません", "3", "كاملة"].every(isMeaningfulReason)).toBe(true);
  expect(["", " ", "–", "???", "👎"].some(isMeaningfulReason)).toBe(false);
});

const partSent = { count: 3, shipped: 2, approved: 0, received: 0 };
test.each([
  [partSent, 1, 1, 0],
  [partSent, 2, 2, 1],
  [partSent, 3, 2, 2],
  [{ ...partSent, approved: 1, received: 1 }, 1, 1, 0],
  [{ ...partSent, approved: 1, received: 1 }, 2, 1, 1],
  [{ ...partSent, approved: 1, received: 0 }, 1, 1, 1],
  [{ ...partSent, shipped: 0 }, 2, 0, 0],
  [{ ...partSent, shipped: 3 }, 2, 2, 2],
])(
  "of a line sent as %j, of %i pieces %i had been sent if refunded, %i if withdrawn",
  (sent, pieces, ...had) => {
    expect([receivedPieces(sent, pieces, false), receivedPieces(sent, pieces, true)]).toEqual(had);
  },
);
