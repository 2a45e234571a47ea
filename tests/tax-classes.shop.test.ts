import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCreditNote } from "#server/commerce/invoices/make-credit-note.ts";
import { makeInvoice } from "#server/commerce/invoices/make-invoice.ts";
import { orderItems } from "#server/platform/database/customer-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { address, fern, orderHelpers, spade } from "./support/order-helpers.ts";
import { pdfTexts } from "./support/pdf-text.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { setEurope, taxFernsAsPlants } from "./support/taxed-market.ts";

let provider: Provider;
let shop: Shop;
const rates = {
  tax_rates: { plants: 900 },
  tax_rates_by_country: { BE: { standard: 2_000, plants: 600 }, CZ: { standard: 2_100 } },
};
const setRates = (market: Parameters<typeof setEurope>[1]) => setEurope(shop, market);
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
  await taxFernsAsPlants(shop);
  await setRates(rates);
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const { decide, paidWithMoney } = refundReviewHelpers(() => ({ shop, provider }));
const deliveredTo = (country: string, zip_code: string, city: string) => ({
  delivery_address: { ...address, country, zip_code, city },
});
const belgium = deliveredTo("BE", "1000", "Brussels");

/** A fern at 18.95 twice, a spade at 28.50, standard delivery at 6.95: 73.35. */
async function submit(more: object = {}, lines = [fern, spade]) {
  const steps = orderHelpers(shop, await shop.customer());
  const draft = await steps.draft(lines, more);
  const { body: order } = await steps.submit(draft.id);
  return { draft, order };
}

test("each line has its class's rate, and delivery is taxed like the goods", async () => {
  const { draft, order } = await submit();
  expect(order.items.map((item: { vat_rate: number }) => item.vat_rate)).toEqual([0.09, 0.21]);
  // Delivery at 6.95 by 37.90 and 28.50 is 3.97 and 2.98.
  expect(order.taxes).toEqual([
    { rate: 0.21, net: 26.02, tax: 5.46, gross: 31.48 },
    { rate: 0.09, net: 38.41, tax: 3.46, gross: 41.87 },
  ]);
  expect([order.vat_rate, order.total_price_excl_vat, order.shipping_cost_excl_vat]).toEqual([
    0.21, 58.32, 6.11,
  ]);
  expect(draft.taxes).toEqual([
    { rate: 0.21, net: 23.55, tax: 4.95, gross: 28.5 },
    { rate: 0.09, net: 34.77, tax: 3.13, gross: 37.9 },
  ]);
  expect(draft.shipping_options[0]).toMatchObject({ price_incl_vat: 6.95, price_excl_vat: 6.11 });
});

test("the country of delivery decides the rates, and prices stay as they are", async () => {
  const { order: here } = await submit();
  const { order } = await submit(belgium);
  expect([order.amount_due, order.vat_rate]).toEqual([here.amount_due, 0.2]);
  expect(order.taxes).toMatchObject([
    { rate: 0.2, gross: 31.48 },
    { rate: 0.06, net: 39.5, tax: 2.37, gross: 41.87 },
  ]);
  // The country names a standard rate only. The spade is not delivered there.
  const { draft: czech } = await submit(deliveredTo("CZ", "110 00", "Praha"), [fern]);
  expect(czech.taxes).toEqual([{ rate: 0.21, net: 31.32, tax: 6.58, gross: 37.9 }]);
});

test("rates are frozen on submission, not before", async () => {
  const steps = orderHelpers(shop, await shop.customer());
  const draft = await steps.draft([fern]);
  await setRates({ tax_rates: { plants: 700 } });
  try {
    const { status, body: order } = await steps.submit(draft.id);
    expect([status, order.amount_due, order.items[0].vat_rate]).toEqual([200, 44.85, 0.07]);
    await setRates({ tax_rates: { plants: 500 } });
    const later = await steps.order(order.id);
    expect(later.taxes).toEqual([{ rate: 0.07, net: 41.92, tax: 2.93, gross: 44.85 }]);
  } finally {
    await setRates(rates);
  }
});

test("a saved draft shows the rates of today when it is saved again", async () => {
  const customer = await shop.customer();
  const steps = orderHelpers(shop, customer);
  const draft = await steps.draft([fern]);
  await setRates({ tax_rates: { plants: 700 } });
  try {
    const body = await steps.draftOf([fern]);
    const { body: again } = await shop.call("PUT", `/orders/${draft.id}`, { token: customer.token, body });
    expect([again.id, again.taxes[0]!.rate]).toEqual([draft.id, 0.07]);
  } finally {
    await setRates(rates);
  }
});

test("a net price with another rate goes over the wire with its tax", async () => {
  const { queries } = shop.services.database;
  const isFern = and(
    eq(schema.productPrices.product_id, await shop.productId("fern")),
    eq(schema.productPrices.market_id, "europe"),
  );
  const [before] = await queries.select().from(schema.productPrices).where(isFern);
  await queries
    .update(schema.productPrices)
    .set({ price_minor: 1_000n, price_includes_vat: false })
    .where(isFern);
  try {
    const { body: product } = await shop.call("GET", "/products/en/europe/fern");
    expect(product).toMatchObject({ price: 10.9, price_includes_vat: true, vat_rate: 0.09 });
    const steps = orderHelpers(shop, await shop.customer());
    const order = await steps.draft([{ ...fern, price: 10.9 }]);
    expect(order.taxes).toEqual([{ rate: 0.09, net: 20, tax: 1.8, gross: 21.8 }]);
  } finally {
    const { price_minor, price_includes_vat } = before!;
    await queries.update(schema.productPrices).set({ price_minor, price_includes_vat }).where(isFern);
  }
});

test("invoice and credit notes have the table, and the credit notes add up to the invoice", async () => {
  // Another order's refunded delivery is no part of it: with that, the spade would be 23.56 without VAT.
  const other = await paidWithMoney(0, [spade]);
  await decide(await other.requested(1));
  const { draft, request, order, customer, orderNow } = await paidWithMoney(0, [fern, spade]);
  const textOf = async (fileName: RegExp) => {
    const paper = (await orderNow()).documents.find(({ file_name }) => fileName.test(file_name))!;
    const path = `/orders/${order.id}/documents/${paper.id}/${paper.file_name}`;
    return pdfTexts((await shop.call("GET", path, { token: customer.token })).body).join("");
  };
  await makeInvoice(shop.services, order.id);
  const invoice = await textOf(/^invoice/);
  expect(invoice).toContain("Item no. 100203 · VAT 9%2€18.95€37.90");
  expect(invoice).toContain("Tax rateNetVATGross21%€26.02€5.46€31.489%€38.41€3.46€41.87");
  const texts: string[] = [];
  for (const index of [0, 1, 0]) {
    const { id } = await draft(order, { items: [{ id: order.items[index]!.id, count: 1 }] });
    await request(id);
    const { body } = await decide(id);
    await makeCreditNote(shop.services, id);
    texts.push(await textOf(new RegExp(`${body.refund.credit_note_number}`)));
  }
  expect(texts[0]).toContain("Tax rateNetVATGross9%€17.39€1.56€18.95");
  expect(texts[1]).toContain("Tax rateNetVATGross21%€23.55€4.95€28.50");
  expect(texts[2]).toContain("Item no. 100203 · VAT 9%1€18.95€18.95");
  // The last one repays the delivery: 26.02 − 23.55 = 2.47, 38.41 − 17.39 = 21.02.
  expect(texts[2]).toContain("Tax rateNetVATGross21%€2.47€0.51€2.989%€21.02€1.90€22.92");
  const now = await orderNow();
  expect([now.total_refund_incl_vat, now.total_refund_excl_vat]).toEqual([73.35, 64.43]);
});

test("an order of an earlier version has the order's rate, also for what is refunded later", async () => {
  const { requested, order, orderNow } = await paidWithMoney(0, [fern]);
  await shop.services.database.queries
    .update(orderItems)
    .set({ vat_basis_points: null })
    .where(eq(orderItems.order_id, order.id));
  expect((await orderNow()).taxes).toEqual([{ rate: 0.21, net: 37.07, tax: 7.78, gross: 44.85 }]);
  await decide(await requested(1));
  await decide(await requested(1));
  expect((await orderNow()).total_refund_excl_vat).toBe(37.07);
});
