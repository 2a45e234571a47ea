import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { markets } from "#server/platform/database/schema.ts";
import { makeInvoice } from "#server/commerce/invoices/make-invoice.ts";
import { mailPaidOrder } from "#server/commerce/orders/paid-mail.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { fern } from "./support/order-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const packs = (fields: Partial<typeof markets.$inferInsert>) =>
  shop.services.database.queries.update(markets).set(fields).where(eq(markets.id, "europe"));

/** What a just paid order's page and mail say. */
async function paid() {
  const customer = await shop.customer();
  const order = await refundHelpers(shop, customer).paidOrder([fern]);
  const { body } = await shop.call("GET", `/orders/${order.id}`, { token: customer.token });
  await makeInvoice(shop.services, order.id);
  await mailPaidOrder(shop.services, order.id);
  const mail = (await readOutbox(shop.services.files)).find(({ to }) => to === customer.email)!;
  return { day: body.packing_day, from: body.packing_from, text: mail.text.replaceAll(/\s+/g, " ") };
}

test("a mail says when the order will be packed, or on packing days that it is being packed", async () => {
  await packs({ packing_days: ["mon", "tue", "wed", "thu", "fri"], holidays: ["2026-11-23"] });
  const later = await paid();
  expect([later.day, later.from?.slice(0, 10)]).toEqual(["later", "2026-11-24"]);
  expect(later.text).toContain("we will pack it on 24 November 2026");
  await packs({ packing_days: ["sat"], holidays: [] });
  const now = await paid();
  expect([now.day, now.from]).toEqual(["today", null]);
  expect(now.text).toContain("we are packing it now");
  const season = Array.from({ length: 70 }, (_, index) =>
    new Date(Date.UTC(2026, 10, 20 + index)).toISOString().slice(0, 10),
  );
  await packs({ packing_days: [], holidays: season });
  const closed = await paid();
  expect([closed.day, closed.from]).toEqual(["unknown", null]);
  expect(closed.text).toContain("It is paid, and we will email you when it is on its way");
  expect(closed.text).not.toMatch(/we are packing it|we will pack it/);
  await packs({ packing_days: [], holidays: [] });
});
