import { and, eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmationToken } from "#server/commerce/accounts/confirmation.ts";
import { setFirstPassword } from "#server/commerce/accounts/first-password.ts";
import { makeAdministrator } from "#server/commerce/administrators/make-administrator.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { recoveryToken } from "#server/commerce/accounts/recovery.ts";
import { jobActor } from "#server/commerce/audit/audit.ts";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { customers, passwordRecoveries } from "#server/platform/database/customer-schema.ts";
import { cancelUnpaidOrders } from "#server/commerce/orders/cancel.ts";
import { markOrderPaid } from "#server/commerce/orders/paid.ts";
import { lockOrderOfCustomer } from "#server/commerce/orders/orders.ts";
import { finishPendingCaptures } from "#server/commerce/payment/process.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { orderHelpers } from "./support/order-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { anotherSession } from "./support/sessions.ts";
import { testStart } from "./support/settings.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";
import { insertionOrder } from "./support/insertion-order.ts";

const password = "Trellis-Demo-2026!";
const strong = "Trellis-Demo-2027!";
const me = "/users/customers/me";
let shop: Shop;
let provider: Provider;
let password_hash: string;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
  password_hash = await hashPassword(password, "test@example.com");
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

/**
 * Only actions that succeeded. In the order in which they were written, without id and time: the test's clock
 * stands still.
 */
const loggedOf = async (ownerId: string) => {
  const { queries } = shop.services.database;
  const rows = await queries
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.owner_id, ownerId), ne(auditLog.action, "customer.log_in_failed")))
    .orderBy(insertionOrder);
  return rows.map(({ actor_kind, actor_id, action, subject, details }) => ({
    by: actor_id === ownerId ? actor_kind : [actor_kind, actor_id],
    action,
    ...(subject !== null && { subject }),
    ...(details !== null && { details }),
  }));
};
const entry = (action: string, more: object = {}) => ({ by: "customer", action, ...more });
const visitor = ["visitor", null];
const logIn = ({ email }: Pick<TestCustomer, "email">, given = password) =>
  shop.call("POST", "/login/access-token", { form: { username: email, password: given } });
const put = ({ token }: TestCustomer, path: string, body: object) => shop.call("PUT", path, { token, body });

test("logs signing up, confirming the address, logging in and logging out", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const signUp = async () =>
    shop.call("POST", `/users/customers?captcha=${await solveCaptcha(shop)}`, {
      body: { email, password, language: "en" },
    });
  const { id } = (await signUp()).body;
  await logIn({ email });
  const token = confirmationToken(shop.services, { id, credential_version: 1 });
  for (const _ of [1, 2]) await shop.call("POST", "/confirm-email", { body: { token, password } });
  await signUp();
  await logIn({ email }, "wrong");
  const { access_token } = (await logIn({ email })).body;
  await shop.call("POST", "/logout", { token: access_token });
  await shop.call("POST", "/logout", { token: access_token });
  expect(await loggedOf(id)).toEqual([
    { by: visitor, action: "customer.signed_up" },
    { by: visitor, action: "customer.email_confirmed" },
    { ...entry("customer.logged_in"), details: { by: "password", is_new: true } },
    entry("customer.logged_out"),
  ]);
});

test("logs ending one session or all others", async () => {
  const customer = await shop.customer();
  const { token } = customer;
  const end = (path: string) => shop.call("DELETE", path, { token });
  const path = await anotherSession(shop, customer);
  for (const _ of [1, 2]) await end(path);
  await anotherSession(shop, customer);
  for (const _ of [1, 2]) await end(`${me}/sessions`);
  expect(await loggedOf(customer.id)).toEqual([
    entry("session.ended", { subject: `session ${path.split("/").at(-1)}` }),
    entry("sessions.others_ended", { details: { count: 1 } }),
  ]);
});

test("logs the names of changed account fields, without their values", async () => {
  const customer = await shop.customer({ first_name: "Ada" });
  const change = { first_name: "Ada", last_name: "Jansen", language: "de" };
  expect((await put(customer, me, change)).status).toBe(200);
  expect((await put(customer, me, change)).status).toBe(200);
  expect((await put(customer, me, { last_name: "Smit", language: "xx" })).status).toBe(400);
  expect(await loggedOf(customer.id)).toEqual([
    entry("customer.changed", { details: { fields: ["last_name", "language_id"] } }),
  ]);
});

test("logs the deletion of an account, and keeps the entry", async () => {
  const customer = await shop.customer({ password_hash });
  for (const typed of ["wrong", password])
    await shop.call("POST", `${me}/deletion`, { token: customer.token, body: { password: typed } });
  expect(await loggedOf(customer.id)).toEqual([entry("customer.deleted")]);
});

test("logs changing the password and resetting it by a link", async () => {
  const customer = await shop.customer({ password_hash, role: "administrator" });
  const change = { current_password: password, new_password: strong };
  for (const _ of [1, 2]) await put(customer, `${me}/password`, change);
  const captcha = await solveCaptcha(shop, "password_recovery");
  await shop.call("POST", `/password-recovery/${customer.email}?captcha=${captcha}`);
  const { queries } = shop.services.database;
  const [request] = await queries
    .select()
    .from(passwordRecoveries)
    .where(eq(passwordRecoveries.email_key, customer.email));
  const body = { token: recoveryToken(shop.services, request!.id), new_password: password };
  for (const _ of [1, 2]) await shop.call("POST", "/reset-password", { body });
  expect(await loggedOf(customer.id)).toEqual([
    { by: "administrator", action: "customer.password_changed" },
    { by: visitor, action: "customer.password_reset" },
  ]);
});

test("logs appointing an administrator and setting the first password", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const { passwordLink } = await makeAdministrator(shop.services, email);
  const account = new URL(passwordLink).searchParams.get("account")!;
  for (const _ of [1, 2]) await setFirstPassword(shop.services, account, strong);
  const { queries } = shop.services.database;
  const [made] = await queries.select().from(customers).where(eq(customers.email_key, email));
  expect(await loggedOf(made!.id)).toEqual([
    { by: ["operator", null], action: "customer.made_administrator" },
    { by: visitor, action: "customer.first_password_set" },
  ]);
});

test("logs orders submitted, paid or cancelled by the customer or a job", async () => {
  const customer = await shop.customer();
  const { draft, submit, prepare, prepared, process, submitted, cancel, emptyCart } = orderHelpers(
    shop,
    customer,
  );
  const { id } = await draft();
  await submit(id, { shipping_code: "standard", terms_version: "2001-01" });
  for (const _ of [1, 2]) await submit(id);
  await provider.approve((await prepare(id)).body.approval_url);
  for (const _ of [1, 2]) await process(id);
  await cancel(id);
  const calledOff = (await submitted()).id;
  for (const _ of [1, 2]) await cancel(calledOff);
  await emptyCart(await shop.productId("fern"));
  const left = (await prepared()).id;
  shop.clock.now = new Date(shop.clock.now.getTime() + 25 * 3_600_000);
  for (const _ of [1, 2]) await cancelUnpaidOrders(shop.services);
  shop.clock.now = new Date(testStart);
  expect(await loggedOf(customer.id)).toEqual([
    entry("order.submitted", { subject: `order ${id}` }),
    entry("order.paid", { subject: `order ${id}` }),
    entry("order.submitted", { subject: `order ${calledOff}` }),
    entry("order.cancelled", { subject: `order ${calledOff}` }),
    entry("order.submitted", { subject: `order ${left}` }),
    { by: ["job", null], action: "order.cancelled", subject: `order ${left}` },
  ]);
});

test("logs an interrupted payment that a job completes", async () => {
  const customer = await shop.customer();
  const { prepared, process } = orderHelpers(shop, customer);
  const { id, approvalUrl } = await prepared();
  await provider.approve(approvalUrl, "neverAnswers");
  await shop.withShortProviderTimeout(() => process(id));
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  await finishPendingCaptures(shop.services);
  shop.clock.now = new Date(testStart);
  expect((await loggedOf(customer.id)).at(-1)).toEqual({
    by: ["job", null],
    action: "order.paid",
    subject: `order ${id}`,
  });
});

test("contains no entry of a transaction that was rolled back", async () => {
  const customer = await shop.customer();
  const { id } = await orderHelpers(shop, customer).submitted();
  const before = await loggedOf(customer.id);
  const { services } = shop;
  const paying = services.database.transaction(async (tx) => {
    await markOrderPaid(tx, services, jobActor, await lockOrderOfCustomer(tx, id));
    throw new Error("called off");
  });
  await expect(paying).rejects.toThrow("called off");
  expect(await loggedOf(customer.id)).toEqual(before);
});
