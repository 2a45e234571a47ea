import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeInvoice } from "#server/commerce/invoices/make-invoice.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { mailPaidOrder } from "#server/commerce/orders/paid-mail.ts";
import { mailOrderToPack } from "#server/commerce/orders/to-pack-mail.ts";
import { markets, shippingOptions } from "#server/platform/database/schema.ts";
import { guestWithDraft } from "./support/guest-helpers.ts";
import { fern, orderHelpers } from "./support/order-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const workingDays = ["mon", "tue", "wed", "thu", "fri"] as const;
const queries = () => shop.services.database.queries;
const setMarket = (fields: Partial<typeof markets.$inferInsert>) =>
  queries().update(markets).set(fields).where(eq(markets.id, "europe"));
const at = (time: string) => (shop.clock.now = new Date(time));

beforeEach(async () => {
  // A Wednesday; the parcel takes 2 to 4 days.
  at("2026-11-25T09:00:00Z");
  await setMarket({ packing_days: [...workingDays], packed_until: "14:00", delivery_wish_days: 7 });
  await queries()
    .update(shippingOptions)
    .set({ carrier_days: [...workingDays] });
});

const dates = (leaves_on: string, arrives_from: string, arrives_to: string) => ({
  leaves_on,
  arrives_from,
  arrives_to,
});
const agreed = { shipping_code: "standard", terms_version: "2026-11" };
const shopper = async () => {
  const customer = await shop.customer();
  return { customer, ...orderHelpers(shop, customer) };
};

test("each way of delivery offers later days, up to the market's limit", async () => {
  const { draft } = await shopper();
  const { shipping_options } = await draft([fern]);
  expect(shipping_options[0]?.later_dates).toEqual([
    dates("2026-11-26", "2026-11-30", "2026-12-02"),
    dates("2026-11-27", "2026-12-01", "2026-12-03"),
    dates("2026-11-30", "2026-12-02", "2026-12-04"),
  ]);
});

test("a market without a limit offers none, and refuses a wish", async () => {
  await setMarket({ delivery_wish_days: null });
  const { draft, submit } = await shopper();
  const { id, shipping_options } = await draft([fern]);
  expect(shipping_options.map(({ later_dates }) => later_dates)).toEqual([[], []]);
  expect((await submit(id, { ...agreed, wished_on: "2026-11-26" })).status).toBe(400);
});

test.each([
  ["2026-12-03", { code: "not_offered", field: "wished_on" }],
  ["2026-11-31", { field: "wished_on" }],
  ["soon", { field: "wished_on" }],
])("a wish for %s is refused, and nothing is ordered", async (wished_on, error) => {
  const { draft, submit, order } = await shopper();
  const { id } = await draft([fern]);
  const { status, body } = await submit(id, { ...agreed, wished_on });
  expect([status, body.code, body.errors]).toEqual([400, "invalid", [expect.objectContaining(error)]]);
  expect((await order(id)).current_status).toBe("draft");
});

test("a guest's wish is kept with the order, and for the same order only", async () => {
  const { drafted, submit } = await guestWithDraft(shop);
  const body = { ...agreed, wished_on: "2026-12-02" };
  const first = await submit(drafted.id, body);
  expect([first.status, first.body.wished_on]).toEqual([200, "2026-12-02"]);
  expect((await submit(drafted.id, body)).status).toBe(200);
  expect((await submit(drafted.id, { ...body, wished_on: "2026-12-01" })).body.code).toBe(
    "order_placed_elsewhere",
  );
});

test("what was shown for the wish is compared with the wish's days", async () => {
  const { draft, submit } = await shopper();
  const { id } = await draft([fern]);
  const wish = { ...agreed, wished_on: "2026-11-30" };
  const shown_arrival = { arrives_from: "2026-11-30", arrives_to: "2026-12-02" };
  at("2026-11-26T15:00:00Z");
  expect((await submit(id, { ...wish, shown_arrival })).body.changes).toEqual([
    {
      code: "delivery_date_changed",
      collected: false,
      old_arrival: shown_arrival,
      new_arrival: { arrives_from: "2026-12-01", arrives_to: "2026-12-03" },
    },
  ]);
  at("2026-11-26T12:00:00Z");
  expect((await submit(id, { ...wish, shown_arrival })).status).toBe(200);
});

test("a wish that has gone by is as soon as possible", async () => {
  const customer = await shop.customer();
  const order = await refundHelpers(shop, customer).paidOrder([fern], { wished_on: "2026-11-20" });
  expect(order).toMatchObject({
    ...dates("2026-11-25", "2026-11-27", "2026-12-01"),
    wished_on: null,
    packing_day: "today",
  });
});

test("a paid order keeps its wish: its promise, its mails, and when it is to be packed", async () => {
  const customer = await shop.customer();
  const order = await refundHelpers(shop, customer).paidOrder([fern], { wished_on: "2026-12-02" });
  expect(order).toMatchObject({
    ...dates("2026-11-30", "2026-12-02", "2026-12-04"),
    wished_on: "2026-12-02",
    packing_day: "later",
    packing_from: "2026-11-30T09:00:00.000Z",
  });
  const { token } = await shop.customer({ role: "administrator" });
  const { body: toFulfil } = await shop.call("GET", `/admin/orders/${order.id}`, { token });
  expect(toFulfil).toMatchObject({
    stage: "to_ship",
    order: { packing_day: "later", wished_on: "2026-12-02" },
  });
  await makeInvoice(shop.services, order.id);
  await mailPaidOrder(shop.services, order.id);
  await mailOrderToPack(shop.services, order.id);
  const texts = (await readOutbox(shop.services.files)).map(({ text }) => text.replaceAll(/\s+/g, " "));
  expect(texts.find((text) => text.includes("You asked to have it not before"))).toMatch(
    /not before Wed,? 2 December\..*/,
  );
  expect(texts.find((text) => text.includes("the customer does not want it"))).toMatch(
    /It leaves Mon,? 30 November: the customer does not want it before Wed,? 2 December\./,
  );
  at("2026-11-30T10:00:00Z");
  const { body } = await shop.call("GET", `/orders/${order.id}`, { token: customer.token });
  expect(body.packing_day).toBe("today");
});
