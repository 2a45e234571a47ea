import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invoiceContent } from "#server/commerce/invoices/invoice-content.ts";
import { creditNoteContent } from "#server/commerce/invoices/credit-note-content.ts";
import { wordsIn } from "#server/commerce/markets/words.ts";
import { findReturns } from "#server/commerce/orders/order-returns.ts";
import { findItems } from "#server/commerce/orders/orders.ts";
import { refundedBefore } from "#server/commerce/orders/refund-totals.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import { toRefundOrder } from "#src/flows/after-sale/refund-request/refund-request.wire.ts";
import { calculateRefundFor } from "#src/orders/calculate-refund.ts";
import { fern } from "./support/order-helpers.ts";
import { applyPromotionFiles, promotion } from "./support/promotion-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { ratesWithBelgium, setEurope, taxFernsAsPlants } from "./support/taxed-market.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await applyPromotionFiles(shop, {
    three: promotion({
      name: { en: "Three for two", de: "Drei für zwei" },
      multi_buy: { count: 3, pay_for: 2 },
      products: ["fern"],
    }),
  });
  await setEurope(shop, ratesWithBelgium);
  await taxFernsAsPlants(shop);
});
afterAll(() => shop.close());

test("an invoice of two rates shows the discount, and the credit note of a third gives back its share", async () => {
  const { queries } = shop.services.database;
  const customer = await shop.customer();
  const administrator = await shop.customer({ role: "administrator" });
  const refunds = refundHelpers(shop, customer);
  const paid = await refunds.paidOrder([
    { ...fern, count: 3 },
    { product: "wreath", count: 1, price: 9.68 },
  ]);
  // Three ferns for 37.90 instead of 56.85, a wreath for 9.68, delivery 6.95.
  expect(paid).toMatchObject({ total_price_incl_vat: 47.58, is_paid: true });
  expect(paid.taxes.map(({ rate, gross }) => [rate, gross])).toEqual([
    [0.21, 11.09],
    [0.09, 43.44],
  ]);
  const row = async () => (await queries.select().from(orders).where(eq(orders.id, paid.id)))[0]!;
  const items = await findItems(queries, [paid.id]);
  const words = await wordsIn(queries, "en");
  const terms = { timeZone: "Europe/Amsterdam", provider: "PayPal", words };
  const invoice = invoiceContent({ order: await row(), items, ...terms });
  expect(invoice.lines.map(({ name, total }) => [name, total])).toEqual([
    ["Boston fern", "€56.85"],
    ["Dried wreath", "€9.68"],
  ]);
  expect(invoice.sums.map(({ label, value }) => [label, value])).toEqual([
    ["Three for two", "-€18.95"],
    ["Subtotal", "€47.58"],
    ["Shipping, Parcel standard", "€6.95"],
  ]);
  expect(invoice.total?.value).toBe("€54.53");

  const facts = toRefundOrder(await refunds.order(paid.id));
  expect(calculateRefundFor(facts, { [paid.items[0]!.id]: 1 })).toEqual({
    money: 0,
    points: 1_263,
    shipping: 0,
  });

  const back = async (count: number) => {
    const draft = await refunds.draft(paid, { items: [{ id: paid.items[0]!.id, count }] });
    await refunds.addPhoto(draft.id);
    await refunds.request(draft.id);
    const { status, body } = await shop.call("POST", `/admin/refunds/${draft.id}/decision`, {
      token: administrator.token,
      body: { decision: "approve" },
    });
    expect([status, body.code]).toEqual([200, undefined]);
    return draft.id;
  };
  const first = await back(1);
  const [refund] = await findReturns(queries, [paid.id]);
  expect(refund).toMatchObject({ id: first, items_minor: 1_263n, shipping_minor: 0n });
  const note = creditNoteContent({
    order: await row(),
    items: await findItems(queries, [paid.id]),
    refund: refund!,
    before: await refundedBefore(queries, refund!),
    ...terms,
  });
  expect(note.lines.map(({ total }) => total)).toEqual(["€18.95"]);
  expect(note.sums.map(({ label, value }) => [label, value])).toEqual([
    ["Discounts", "-€6.32"],
    ["Subtotal", "€12.63"],
  ]);
  const second = await back(2);
  const paidFor = async (id: string) => {
    const { body } = await shop.call("GET", `/refunds/${id}`, { token: customer.token });
    return body.items.map(({ price, paid_amount }: any) => [price, paid_amount]);
  };
  expect([await paidFor(first), await paidFor(second)]).toEqual([[[18.95, 12.63]], [[18.95, 25.27]]]);
  const all = await findReturns(queries, [paid.id]);
  expect(all.reduce((sum, { items_minor }) => sum + items_minor, 0n)).toBe(3_790n);
});
