import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { makeInvoice } from "#server/commerce/invoices/make-invoice.ts";
import { mailPaidOrder } from "#server/commerce/orders/paid-mail.ts";
import { markets, products, shippingOptions } from "#server/platform/database/schema.ts";
import { fern, orderHelpers, spade } from "./support/order-helpers.ts";
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
const setFern = async (fields: Partial<typeof products.$inferInsert>) =>
  queries()
    .update(products)
    .set(fields)
    .where(eq(products.id, await shop.productId(fern.product)));

beforeEach(async () => {
  await setMarket({ packing_days: [...workingDays], packed_until: "14:00", holidays: [], frost_months: [] });
  await setFern({ sent_on: [], frost_sensitive: false });
  await queries()
    .update(shippingOptions)
    .set({ carrier_days: [...workingDays] });
});

const dates = (leaves_on: string | null, arrives_from: string | null, arrives_to: string | null) => ({
  leaves_on,
  arrives_from,
  arrives_to,
});

async function draftOf(...lines: readonly (typeof fern)[]) {
  const helpers = orderHelpers(shop, await shop.customer());
  return helpers.draft(lines);
}
const at = (time: string) => (shop.clock.now = new Date(time));

test("each way of delivery says when it leaves and arrives by the market's clock", async () => {
  // Wednesday; the demo's parcel takes 2 to 4 days.
  at("2026-11-25T12:00:00Z");
  const [before] = (await draftOf(fern)).shipping_options;
  expect(before).toMatchObject(dates("2026-11-25", "2026-11-27", "2026-12-01"));
  at("2026-11-25T13:00:00Z");
  const [after] = (await draftOf(fern)).shipping_options;
  expect(after).toMatchObject(dates("2026-11-26", "2026-11-30", "2026-12-02"));
});

test("an order waits for the product that is sent last", async () => {
  at("2026-11-26T09:00:00Z");
  await setFern({ sent_on: ["mon", "tue"] });
  expect((await draftOf(fern, spade)).shipping_options[0]?.leaves_on).toBe("2026-11-30");
  expect((await draftOf(spade)).shipping_options[0]?.leaves_on).toBe("2026-11-26");
  await setFern({ sent_on: [], frost_sensitive: true });
  expect((await draftOf(fern)).shipping_options[0]?.leaves_on).toBe("2026-11-26");
  await setMarket({ frost_months: [11, 12, 1] });
  expect((await draftOf(fern, spade)).shipping_options[0]?.leaves_on).toBe("2027-02-01");
  expect((await draftOf(spade)).shipping_options[0]?.leaves_on).toBe("2026-11-26");
});

test("a market that never packs promises no date", async () => {
  at("2026-11-25T09:00:00Z");
  const all = Array.from({ length: 70 }, (_, index) =>
    new Date(Date.UTC(2026, 10, 20 + index)).toISOString().slice(0, 10),
  );
  await setMarket({ holidays: all });
  expect((await draftOf(fern)).shipping_options[0]).toMatchObject(dates(null, null, null));
});

test("what is promised when an order is paid stays, and its mail says it", async () => {
  at("2026-11-27T15:00:00Z");
  const customer = await shop.customer();
  const paid = await refundHelpers(shop, customer).paidOrder([fern]);
  const read = async () => (await shop.call("GET", `/orders/${paid.id}`, { token: customer.token })).body;
  const promised = dates("2026-11-30", "2026-12-02", "2026-12-04");
  expect(await read()).toMatchObject({ ...promised, packing_day: "later" });
  await makeInvoice(shop.services, paid.id);
  await mailPaidOrder(shop.services, paid.id);
  const mail = (await readOutbox(shop.services.files)).find(({ to }) => to === customer.email)!;
  const text = mail.text.replaceAll(/\s+/g, " ");
  expect(text).toContain("we will pack it on 30 November 2026");
  expect(text).toMatch(/It leaves Mon,? 30 November and arrives Wed,? 2.*Fri,? 4 December:/);
  at("2026-11-30T16:00:00Z");
  await setMarket({ holidays: ["2026-12-02"] });
  expect(await read()).toMatchObject({ ...promised, packing_day: "today" });
});

test("an order that is not paid promises nothing", async () => {
  const helpers = orderHelpers(shop, await shop.customer());
  const { id } = await helpers.submitted([fern]);
  expect(await helpers.order(id)).toMatchObject(dates(null, null, null));
});
