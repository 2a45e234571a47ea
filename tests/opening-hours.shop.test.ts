import { afterAll, beforeAll, expect, test } from "vitest";
import { makeInvoice } from "#server/commerce/invoices/make-invoice.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { mailDelivered, mailShipped } from "#server/commerce/fulfilment/fulfilment-mails.ts";
import { mailPaidOrder } from "#server/commerce/orders/paid-mail.ts";
import { readStoredShop } from "#server/operations/shop-data/stored-shop.ts";
import { applyFiles } from "./support/apply-files.ts";
import { fern, orderHelpers } from "./support/order-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { administer, dhl } from "./support/shipment-helpers.ts";
import { stockHelpers } from "./support/stock-helpers.ts";
import { editFile, shopFiles } from "./support/shop-folder.ts";
import { openShop, type Shop } from "./support/shop.ts";

const opening_hours = { mon: { opens: "08:00", closes: "17:00" }, wed: { opens: "10:00", closes: "13:30" } };
const written = { mon: "08:00-17:00", wed: "10:00-13:30" };
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await applyFiles(shop, {
    ...shopFiles,
    ...editFile("markets/europe.yaml", ({ shipping }) => (shipping[1].opening_hours = written)),
  });
});
afterAll(() => shop.close());

const mailOf = async (email: string, orderId: string) => {
  await makeInvoice(shop.services, orderId);
  await mailPaidOrder(shop.services, orderId);
  const mail = (await readOutbox(shop.services.files)).find(({ to }) => to === email)!;
  return mail.text.replaceAll(/\s+/g, " ");
};

test("what is collected says when it can be: at the delivery, with the order and in its mail", async () => {
  const customer = await shop.customer();
  const { shipping_options } = await orderHelpers(shop, customer).draft([fern]);
  expect(shipping_options.map((option) => [option.code, option.opening_hours])).toEqual([
    ["standard", null],
    ["collect", opening_hours],
  ]);
  // Ready two days later, on a Wednesday.
  shop.clock.now = new Date("2026-11-30T09:00:00Z");
  const other = await shop.customer();
  const order = await refundHelpers(shop, other).paidOrder([fern], { shipping_code: "collect" });
  expect(order).toMatchObject({ opening_hours, arrives_from: "2026-12-02" });
  expect(await mailOf(other.email, order.id)).toMatch(
    /It is ready to collect Wed,? 2 December, open 10:00 ?– ?13:30\./,
  );
});

test("on a day without hours, and for what is sent, none are said", async () => {
  shop.clock.now = new Date("2026-12-01T09:00:00Z");
  const customer = await shop.customer();
  const order = await refundHelpers(shop, customer).paidOrder([fern], { shipping_code: "collect" });
  expect(await mailOf(customer.email, order.id)).toMatch(/It is ready to collect Thu,? 3 December\./);
  const other = await shop.customer();
  const sent = await refundHelpers(shop, other).paidOrder([fern]);
  expect(sent).toMatchObject({ collected: false, opening_hours: null });
});

test("what is packed to be collected is not on its way: its mail says where it waits, and when that is open", async () => {
  shop.clock.now = new Date("2026-12-02T09:00:00Z");
  const customer = await shop.customer();
  const { id } = await refundHelpers(shop, customer).paidOrder([fern], { shipping_code: "collect" });
  const body = { shipment: dhl, replaces: null, shipment_count: 0 };
  expect((await administer(shop, "POST", `orders/${id}/ship`, body)).status).toBe(200);
  await mailShipped(shop.services, { orderId: id, change: 0 });
  const outbox = await readOutbox(shop.services.files);
  const { subject, text } = outbox.find((mail) => mail.to === customer.email)!;
  expect(subject).toMatch(/^Your order .* is ready to collect$/);
  const read = text.replaceAll(/\s+/g, " ");
  expect(read).toMatch(/Collection:? Parcel collect .*Monday:? 08:00 ?– ?17:00 Wednesday:? 10:00 ?– ?13:30/);
  expect(read).toContain("Boston fern");
  expect(read).not.toMatch(/DHL|on its way|It goes to/);
});

test("the mails of what is collected in two parts say which is ready, and the last one that it was collected", async () => {
  const customer = await shop.customer();
  const paid = await refundHelpers(shop, customer).paidOrder([fern], { shipping_code: "collect" });
  const { id, items } = paid;
  const make = (count: number, shipment_count: number) =>
    administer(shop, "POST", `orders/${id}/ship`, {
      shipment: dhl,
      items: [{ id: items[0]!.id, count }],
      replaces: null,
      shipment_count,
    });
  const ids: string[] = [];
  for (const [index, count] of [1, fern.count - 1].entries()) {
    const { body } = await make(count, index);
    ids.push(body.order.shipments[index].id);
    await mailShipped(shop.services, { orderId: id, shipmentId: ids[index]!, change: 0 });
  }
  for (const shipment_id of ids)
    await administer(shop, "POST", `orders/${id}/deliver`, { in_person: false, shipment_id });
  await mailDelivered(shop.services, id);
  const outbox = await readOutbox(shop.services.files);
  const subjects = outbox.filter(({ to }) => to === customer.email).map(({ subject }) => subject);
  expect(subjects.map((subject) => subject.replace(paid.reference, "X")).toSorted()).toEqual([
    "Part of your order X is ready to collect",
    "Thank you for collecting your order X",
    "The rest of your order X is ready to collect",
  ]);
});

test("while something is on backorder, who collects it is told that a mail will follow", async () => {
  await stockHelpers(shop).track("fern", { onHand: 0, policy: "backorder", backorder_days: 21 });
  const customer = await shop.customer();
  const { id } = await refundHelpers(shop, customer).paidOrder([fern], { shipping_code: "collect" });
  expect(await mailOf(customer.email, id)).toContain(
    "We will email you when it is ready to collect. Your address:",
  );
});

test("opening hours are written into the shop's folder as they were read", async () => {
  const stored = await readStoredShop(shop.services.database.queries);
  const europe = stored!.markets.find(({ id }) => id === "europe");
  expect(europe?.shipping.map(({ opening_hours }) => opening_hours)).toEqual([undefined, written, undefined]);
});
