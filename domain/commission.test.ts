import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryMarket } from "#tests/support/arbitrary-markets.ts";
import { commissionChange, commissionOf, type CommissionedOrder } from "./commission.ts";
import { sumMinor, vatBasisPoints } from "./money.ts";
import { sumOf, taxTable } from "./tax.ts";

const fernLine = (refundedCount: number, taxRate = 2_100n) => [
  { total: 3_790n, count: 2, refundedCount, taxRate },
];
const ferns = { lines: fernLine(0), shipping: 695n, moneyPaid: 4_485n };

test.each<[string, CommissionedOrder, bigint]>([
  // 37.90 incl. VAT is 31.32 excl. VAT, and 5 % of that is 1.566.
  ["an order paid with money", ferns, 156n],
  ["a part paid with points: 1.566 × 38.85 ÷ 44.85", { ...ferns, moneyPaid: 3_885n }, 135n],
  ["an order paid with points", { ...ferns, moneyPaid: 0n }, 0n],
  ["no VAT", { ...ferns, lines: fernLine(0, 0n) }, 189n],
  ["free delivery", { ...ferns, shipping: 0n, moneyPaid: 3_790n }, 156n],
  // 18.95 incl. VAT is 15.66 excl. VAT, and 5 % of that is 0.783.
  ["one of two items returned", { ...ferns, lines: fernLine(1) }, 78n],
  ["both items returned", { ...ferns, lines: fernLine(2) }, 0n],
  ["yen, which have no minor units", { lines: fernLine(0, 1_000n), shipping: 0n, moneyPaid: 3_790n }, 172n],
  // 37.90 incl. 21 % is 31.32, 10.00 incl. 9 % is 9.17; 5 % of 40.49 is 2.0245.
  [
    "two rates",
    {
      lines: [...fernLine(0), { total: 1_000n, count: 1, refundedCount: 0, taxRate: 900n }],
      shipping: 0n,
      moneyPaid: 4_790n,
    },
    202n,
  ],
  [
    "too little for a cent",
    { ...ferns, moneyPaid: 718n, lines: [{ total: 23n, count: 1, refundedCount: 0, taxRate: 2_100n }] },
    0n,
  ],
  ["an empty order", { lines: [], shipping: 0n, moneyPaid: 0n }, 0n],
])("%s", (_, order, expected) => {
  expect(commissionOf(order)).toBe(expected);
});

test.each([
  ["books an order's whole commission first", 0, 0n, 156n],
  ["changes nothing that is booked", 0, 156n, 0n],
  ["takes back what was booked for a returned item", 1, 156n, -78n],
])("a tour lead's account %s", (_, refundedCount, booked, change) => {
  expect(commissionChange({ ...ferns, lines: fernLine(refundedCount) }, booked)).toBe(change);
});

const line = fc.record({
  total: fc.bigInt(0n, 10n ** 8n),
  count: fc.integer({ min: 1, max: 9 }),
  isReduced: fc.boolean(),
});

test("a commission is between 0 and 5 % of the items, and shrinks with each returned item", () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.bigInt(0n, 10n ** 5n),
      fc.integer({ min: 0, max: 100 }),
      arbitraryMarket,
      (bought, shipping, share, market) => {
        const lines = bought.map(({ isReduced, ...line }) => ({
          ...line,
          taxRate: isReduced ? 700n : vatBasisPoints(market.vat_rate),
        }));
        const items = sumMinor(lines.map(({ total }) => total));
        const moneyPaid = ((items + shipping) * BigInt(share)) / 100n;
        const after = (count: number) => {
          let left = count;
          const refunded = lines.map((line) => {
            const refundedCount = Math.min(line.count, left);
            left -= refundedCount;
            return { ...line, refundedCount };
          });
          return commissionOf({ lines: refunded, shipping, moneyPaid });
        };
        const totalCount = bought.reduce((sum, { count }) => sum + count, 0);
        const net = taxTable(lines.map(({ taxRate: rate, total: gross }) => ({ rate, gross })));
        expect(after(0) * 20n).toBeLessThanOrEqual(sumOf(net, "net"));
        for (let count = 1; count <= totalCount; count += 1) {
          expect(after(count)).toBeLessThanOrEqual(after(count - 1));
        }
        expect(after(totalCount)).toBe(0n);
      },
    ),
  );
});
