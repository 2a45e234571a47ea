import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unpaidGuestOrderLifetime, unpaidOrderLifetime } from "#domain/business-constants.ts";
import { cancelUnpaidOrders } from "#server/commerce/orders/cancel.ts";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { guestDraft, guestWithDraft, mailsTo } from "./support/guest-helpers.ts";
import { orderHelpers } from "./support/order-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ jobPollSeconds: 0.5 });
});
afterAll(() => shop.close());

test("a guest's order can't be used to ask which addresses have ordered", async () => {
  const { drafted, token, change, customer } = await guestWithDraft(shop);
  const remoteAddress = "192.0.2.93";
  const ask = async (email: string) =>
    shop.call("PUT", `/guest-orders/${drafted.id}`, {
      token,
      body: await guestDraft(shop, { email }),
      remoteAddress,
    });
  const statuses = [];
  for (let index = 0; index < 110; index += 1)
    statuses.push((await ask(`asked-${index}@example.com`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  expect(statuses.slice(100)).toEqual(Array.from({ length: 10 }, () => 429));
  // Correcting something else is not counted.
  expect((await change({ email: "asked-99@example.com", note: "Ring twice" })).status).toBe(200);
  expect(customer.email).not.toBe("asked-99@example.com");
});

test("a guest's unpaid order holds its pieces for three hours, an account's for a day", async () => {
  const guest = await guestWithDraft(shop);
  await guest.submit(guest.drafted.id);
  const customer = await shop.customer();
  const { id } = await orderHelpers(shop, customer).submitted();
  const { now } = shop.clock;
  const statusOf = async (token: string, order: string) =>
    (await shop.call("GET", `/orders/${order}`, { token })).body.current_status;
  try {
    shop.clock.now = new Date(now.getTime() + unpaidGuestOrderLifetime + 1);
    await cancelUnpaidOrders(shop.services);
    expect(await statusOf(customer.token, id)).toBe("submitted");
    shop.clock.now = now;
    expect(await statusOf(guest.token, guest.drafted.id)).toBe("cancelled");
    shop.clock.now = new Date(now.getTime() + unpaidOrderLifetime + 1);
    await cancelUnpaidOrders(shop.services);
    shop.clock.now = now;
    expect(await statusOf(customer.token, id)).toBe("cancelled");
  } finally {
    shop.clock.now = now;
  }
});

test("the mail with an unpaid order's link says nothing that was typed into the order", async () => {
  const { delivery_address } = await guestDraft(shop);
  const guest = await guestWithDraft(shop, {
    delivery_address: { ...delivery_address, first_name: "You won at evil.example" },
  });
  await guest.submit(guest.drafted.id);
  const body = { email: guest.customer.email };
  expect((await shop.call("POST", `/guest-orders/${guest.drafted.id}/link`, { body })).status).toBe(204);
  await expect.poll(() => mailsTo(shop, body.email)).toHaveLength(1);
  const [mail] = await mailsTo(shop, body.email);
  expect(mail!.text).toContain("/guest-order/");
  expect(mail!.text).not.toContain("evil.example");
});

test("others can't use up the link mails of an address", async () => {
  const guest = await guestWithDraft(shop);
  await guest.submit(guest.drafted.id);
  const body = { email: guest.customer.email };
  for (let index = 0; index < 10; index += 1)
    await shop.call("POST", `/guest-orders/${crypto.randomUUID()}/link`, { body });
  expect((await shop.call("POST", `/guest-orders/${guest.drafted.id}/link`, { body })).status).toBe(204);
  await expect.poll(() => mailsTo(shop, body.email)).toHaveLength(1);
});

test("made-up guests' tokens fill no audit log", async () => {
  const made = { token: `guest_${"x".repeat(43)}` };
  expect((await shop.call("GET", "/orders/", made)).body.code).toBe("guest_token_only_order");
  await shop.services.refusals.flush();
  const { queries } = shop.services.database;
  const refused = await queries.select().from(auditLog).where(eq(auditLog.action, "access.refused"));
  expect(refused).toEqual([]);
});
