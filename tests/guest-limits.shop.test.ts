import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { emailKey } from "#server/commerce/accounts/customers.ts";
import { makeAdministrator } from "#server/commerce/administrators/make-administrator.ts";
import { eq } from "drizzle-orm";
import { customers } from "#server/platform/database/customer-schema.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { customerOfOrder, guestWithDraft, mailsTo, orderAsGuest } from "./support/guest-helpers.ts";
import { orderHelpers } from "./support/order-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ jobPollSeconds: 0.5 });
});
afterAll(() => shop.close());

test("of 1,000 guests of one network 100 order in an hour; shoppers with accounts are not stopped", async () => {
  const remoteAddress = "192.0.2.77";
  const options = { remoteAddress };
  const wrong = { lines: [{ product: "fern", count: 2, price: 1 }] };
  expect((await orderAsGuest(shop, wrong, options)).body.code).toBe("price_changed");
  const statuses = new Map<number, number>();
  for (let guest = 0; guest < 1_000; guest += 1) {
    const { status } = await orderAsGuest(shop, {}, options);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [200, 100],
    [429, 900],
  ]);
  const customer = await shop.customer();
  const { fillCart, draftOf } = orderHelpers(shop, customer);
  const lines = [{ product: "fern", count: 2, price: 18.95 }];
  await fillCart(lines);
  const { token } = customer;
  const body = await draftOf(lines);
  const draft = await shop.call("POST", "/orders/", { token, body, ...options });
  expect(draft.status).toBe(200);
  const agreed = { shipping_code: "standard", terms_version: "2026-11" };
  const submitted = await shop.call("POST", `/orders/${draft.body.id}/submit`, {
    token,
    body: agreed,
    ...options,
  });
  expect(submitted.status).toBe(200);
});

test("a network begins 20 orders an hour with one address, which others and its account still order with", async () => {
  const customer = await shop.customer();
  const options = { remoteAddress: "192.0.2.101" };
  for (let order = 0; order < 20; order += 1)
    expect((await orderAsGuest(shop, { email: customer.email.toUpperCase() }, options)).status).toBe(200);
  const { email } = customer;
  expect((await orderAsGuest(shop, { email }, options)).body.code).toBe("too_many_requests");
  expect((await orderAsGuest(shop, { email }, { remoteAddress: "198.51.100.7" })).status).toBe(200);
  expect((await orderHelpers(shop, customer).submitted()).current_status).toBe("submitted");
});

test("nothing that an address or a key is typed into finds a guest", async () => {
  const guest = await guestWithDraft(shop);
  const { queries } = shop.services.database;
  const password = "Trellis-Demo-2027!";
  const row = await customerOfOrder(shop, guest.drafted.id);
  const password_hash = await hashPassword(password, row.email_key);
  await queries.update(customers).set({ password_hash }).where(eq(customers.id, row.id));
  for (const username of [row.email, row.email_key, row.email_key.toLowerCase()]) {
    const form = { username, password };
    expect((await shop.call("POST", "/login/access-token", { form })).status).toBe(400);
    expect(emailKey(username)).not.toBe(row.email_key);
  }
  await queries.update(customers).set({ password_hash: null }).where(eq(customers.id, row.id));
  const captcha = await solveCaptcha(shop, "password_recovery");
  const recovery = `/password-recovery/${encodeURIComponent(row.email)}?captcha=${captcha}`;
  expect((await shop.call("POST", recovery)).status).toBe(204);
  const body = { email: row.email, password, language: "en" };
  const signedUp = await shop.call("POST", `/users/customers?captcha=${await solveCaptcha(shop)}`, { body });
  expect([signedUp.status, signedUp.body.id]).not.toEqual([201, row.id]);
  await expect.poll(() => mailsTo(shop, row.email)).toHaveLength(1);
  const [mail] = await mailsTo(shop, row.email);
  expect(mail!.text).not.toContain("reset-password");
  await makeAdministrator(shop.services, row.email);
  expect(await customerOfOrder(shop, guest.drafted.id)).toMatchObject({
    id: row.id,
    role: "customer",
    guest_email_key: row.email,
  });
});
