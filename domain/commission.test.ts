import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryMarket } from "#tests/support/arbitrary-markets.ts";
import { commissionOf, type CommissionedOrder } from "./commission.ts";
import { minorUnits, money, vatBasisPoints, withoutVat } from "./money.ts";

const ferns = {
  lines: [{ unit: 1_895n, count: 2, refundedCount: 0 }],
  shipping: 695n,
  moneyPaid: 4_485n,
  vat: 2_100n,
};
const back = (refundedCount: number) => [{ unit: 1_895n, count: 2, refundedCount }];

test.each<[string, CommissionedOrder, bigint]>([
  // 37.90 incl. VAT is 31.32 excl. VAT, and 5 % of that is 1.566.
  ["an order paid with money", ferns, 156n],
  ["a part paid with points: 1.566 × 38.85 ÷ 44.85", { ...ferns, moneyPaid: 3_885n }, 135n],
  ["an order paid with points", { ...ferns, moneyPaid: 0n }, 0n],
  ["no VAT", { ...ferns, vat: 0n }, 189n],
  ["free delivery", { ...ferns, shipping: 0n, moneyPaid: 3_790n }, 156n],
  // 18.95 incl. VAT is 15.66 excl. VAT, and 5 % of that is 0.783.
  ["one of two items returned", { ...ferns, lines: back(1) }, 78n],
  ["both items returned", { ...ferns, lines: back(2) }, 0n],
  ["yen, which have no minor units", { ...ferns, vat: 1_000n, shipping: 0n, moneyPaid: 3_790n }, 172n],
  [
    "too little for a cent",
    { ...ferns, moneyPaid: 718n, lines: [{ unit: 23n, count: 1, refundedCount: 0 }] },
    0n,
  ],
  ["an empty order", { lines: [], shipping: 0n, moneyPaid: 0n, vat: 2_100n }, 0n],
])("%s", (_, order, expected) => {
  expect(commissionOf(order)).toBe(expected);
});

const line = fc.record({ unit: fc.bigInt(0n, 10n ** 7n), count: fc.integer({ min: 1, max: 9 }) });

test("a commission is between 0 and 5 % of the items, and shrinks with each returned item", () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.bigInt(0n, 10n ** 5n),
      fc.integer({ min: 0, max: 100 }),
      arbitraryMarket,
      (bought, shipping, share, market) => {
        const vat = vatBasisPoints(market.vat_rate);
        const items = bought.reduce((sum, { unit, count }) => sum + unit * BigInt(count), 0n);
        const moneyPaid = ((items + shipping) * BigInt(share)) / 100n;
        const after = (count: number) => {
          let left = count;
          const lines = bought.map(({ unit, count }) => {
            const refundedCount = Math.min(count, left);
            left -= refundedCount;
            return { unit, count, refundedCount };
          });
          return commissionOf({ lines, shipping, moneyPaid, vat });
        };
        const totalCount = bought.reduce((sum, { count }) => sum + count, 0);
        expect(after(0) * 20n).toBeLessThanOrEqual(minorUnits(withoutVat(money(items, market), vat)));
        for (let count = 1; count <= totalCount; count += 1) {
          expect(after(count)).toBeLessThanOrEqual(after(count - 1));
        }
        expect(after(totalCount)).toBe(0n);
      },
    ),
  );
});
