import fc from "fast-check";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { vatBasisPoints } from "#domain/money.ts";
import { findItems, type ItemRow, type OrderRow } from "#server/commerce/orders/orders.ts";
import { wordsIn, type Words } from "#server/commerce/markets/words.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import { arbitraryLanguage, arbitraryMarket, demoMarkets } from "#tests/support/arbitrary-markets.ts";
import { demoShop } from "#tests/support/demo-shop.ts";
import { orderHelpers } from "#tests/support/order-helpers.ts";
import type { Shop } from "#tests/support/shop.ts";
import type { TaxTableContent } from "./document-content.ts";
import { invoiceContent } from "./invoice-content.ts";

let shop: Shop;
let order: OrderRow;
let item: ItemRow;
const words = new Map<string, Words>();
beforeAll(async () => {
  shop = await demoShop();
  const { queries } = shop.services.database;
  for (const id of new Set(demoMarkets.flatMap(({ languages }) => languages)))
    words.set(id, await wordsIn(queries, id));
  const { draft } = orderHelpers(shop, await shop.customer());
  const { id } = await draft([{ product: "boston-fern", count: 1, price: 18.95 }]);
  order = (await queries.select().from(orders).where(eq(orders.id, id)))[0]!;
  item = (await findItems(queries, [id]))[0]!;
});
afterAll(() => shop.close());

const place = arbitraryMarket.chain((market) =>
  arbitraryLanguage(market).map((languageId) => ({ market, languageId })),
);
const bought = fc.record({
  unit: fc.bigInt(0n, 10n ** 8n),
  count: fc.integer({ min: 1, max: 9_999 }),
  isReduced: fc.boolean(),
  /** What a promotion takes off, in percent. */
  reduction: fc.constantFrom(0, 0, 1, 10, 33, 100),
});
type Bought = typeof bought extends fc.Arbitrary<infer Value> ? Value : never;
const reductionOf = ({ unit, count, reduction }: Omit<Bought, "isReduced">): bigint =>
  (unit * BigInt(count) * BigInt(reduction)) / 100n;

const sale = {
  cause: "promotion" as const,
  target: "items" as const,
  promotionId: "sale",
  code: null,
  name: "Sale",
  name_local: "Sale",
};

/** Minor units: an amount is printed with all decimals of its currency. */
const read = (printed: string | undefined): bigint => BigInt(printed!.replaceAll(/\D/g, ""));
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((one, other) => one + other, 0n);

test("in any market and language an invoice adds up as it is printed", () => {
  fc.assert(
    fc.property(
      place,
      fc.array(bought, { minLength: 1, maxLength: 4 }),
      fc.bigInt(1n, 10n ** 6n),
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom(0n, 0n, 695n),
      ({ market, languageId }, purchases, shipping_minor, share, free) => {
        const lines = purchases.map(({ isReduced, ...line }) => ({
          ...line,
          rate: isReduced ? 700n : vatBasisPoints(market.vat_rate),
        }));
        const { currency, currency_precision } = market;
        const reduced = sum(lines.map(reductionOf));
        const total = sum([
          ...lines.map(({ unit, count }) => unit * BigInt(count)),
          shipping_minor,
          -reduced,
        ]);
        const printed = invoiceContent({
          order: {
            ...order,
            currency,
            currency_precision,
            shipping_minor,
            shipping_adjustments: free === 0n ? [] : [{ ...sale, target: "shipping", minor: Number(free) }],
            due_minor: (total * BigInt(share)) / 100n,
            seller: market.seller,
            paid_at: order.created_at,
            invoice_number: 1,
          },
          items: lines.map(({ unit, count, rate, ...line }, index) => ({
            ...item,
            adjustments:
              line.reduction === 0 ? [] : [{ ...sale, minor: Number(reductionOf({ unit, count, ...line })) }],
            product_id: String(index),
            variant_id: String(index),
            unit_minor: unit,
            count,
            vat_basis_points: Number(rate),
          })),
          timeZone: market.time_zone,
          provider: "PayPal",
          words: words.get(languageId)!,
        });
        expect(printed.lines.map((line) => [read(line.count), read(line.unit), read(line.total)])).toEqual(
          lines.map(({ unit, count }) => [BigInt(count), unit, unit * BigInt(count)]),
        );
        const sums = printed.sums.map(({ value }) => read(value));
        const ownRows = free === 0n ? 2 : 3;
        const [goods, delivery, paidByPromotion = 0n] = sums.slice(-ownRows);
        const reductions = sums.slice(0, -ownRows);
        expect(sum(reductions)).toBe(reduced);
        expect(goods! + reduced).toBe(sum(printed.lines.map((line) => read(line.total))));
        expect([delivery, paidByPromotion]).toEqual([shipping_minor + free, free]);
        expect(read(printed.total!.value)).toBe(goods! + shipping_minor);
        expect(sum(printed.payments.map(({ value }) => read(value)))).toBe(total);
        const rates = new Set(lines.map(({ rate }) => rate));
        if (sum([...rates]) === 0n) {
          expect(printed.taxes).toBeTypeOf("string");
          return;
        }
        const { rows } = printed.taxes as TaxTableContent;
        expect(rows).toHaveLength(rates.size);
        for (const [, net, tax, gross] of rows) expect(read(net) + read(tax)).toBe(read(gross));
        expect(sum(rows.map(([, , , gross]) => read(gross)))).toBe(total);
      },
    ),
    { seed: 16 },
  );
});
