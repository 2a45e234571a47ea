import { afterAll, beforeAll, expect, test } from "vitest";
import { makeInvoice } from "#server/commerce/invoices/make-invoice.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { mailPaidOrder } from "#server/commerce/orders/paid-mail.ts";
import { fern, orderHelpers, spade } from "./support/order-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { stockHelpers } from "./support/stock-helpers.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const inDays = (days: number) => new Date(shop.clock.now.getTime() + days * 86_400_000).toISOString();
const backorder = (days: number | null, onHand = 1) =>
  stockHelpers(shop).track("fern", { onHand, policy: "backorder", backorder_days: days });
async function paid() {
  const customer = await shop.customer();
  const { id } = await refundHelpers(shop, customer).paidOrder([fern, spade]);
  await makeInvoice(shop.services, id);
  await mailPaidOrder(shop.services, id);
  const mail = (await readOutbox(shop.services.files)).find((one) => one.id === `order-paid.${id}`)!;
  return { order: await orderHelpers(shop, customer).order(id), text: mail.text.replaceAll(/\s+/g, " ") };
}

test("an order keeps which lines were on backorder, and until when; neither it nor its mail promises a packing day", async () => {
  await backorder(21);
  const { order, text } = await paid();
  const until = inDays(21);
  expect(order.items).toMatchObject([
    { backordered: true, backorder_until: until },
    { backordered: false, backorder_until: null },
  ]);
  expect([order.packing_day, order.packing_from]).toEqual(["unknown", null]);
  const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date(until));
  expect(text).toContain(`On backorder, to be sent around ${date}: Boston fern.`);
  expect(text).toContain("we will email you when it is on its way");
  expect(text).toContain("We deliver to:");
  expect(text).not.toContain("Garden spade.");
});

test("without known days it says so, and what was in stock stays planned when the rest is sold out later", async () => {
  await backorder(null);
  const { order, text } = await paid();
  expect(order.items[0]).toMatchObject({ backordered: true, backorder_until: null });
  expect(text).toContain("On backorder, to be sent once we have it: Boston fern.");
  await backorder(21, 100);
  const inStock = await paid();
  await backorder(21, 0);
  expect(inStock.order.items[0]).toMatchObject({ backordered: false, backorder_until: null });
  expect(inStock.text).toMatch(/It leaves .* and arrives/);
  expect(inStock.order.packing_day).not.toBe("unknown");
});

test("a draft says what would be on backorder if it were placed now", async () => {
  await backorder(21, 1);
  const { draft, order } = orderHelpers(shop, await shop.customer());
  const { id } = await draft([fern, spade]);
  expect((await order(id)).items).toMatchObject([
    { backordered: true, backorder_until: inDays(21) },
    { backordered: false, backorder_until: null },
  ]);
  await backorder(21, 100);
  expect((await order(id)).items).toMatchObject([{ backordered: false, backorder_until: null }, {}]);
});
