import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issueFirstPasswordLink } from "#server/commerce/accounts/first-password.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { keepOrderToken } from "#server/commerce/guests/keep-guest-order.ts";
import { guestOrderKey } from "#server/commerce/orders/order-link.ts";
import { customers, orders } from "#server/platform/database/customer-schema.ts";
import { newId } from "#server/platform/ids.ts";
import type { Answer } from "./support/api.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { customerOfOrder, guestWithDraft, orderAsGuest, paidGuest } from "./support/guest-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { queueRequests } from "./support/queued-requests.ts";
import { openShop, type Shop } from "./support/shop.ts";

const password = "Trellis-Demo-2027!";
let provider: Provider;
let shop: Shop;
let password_hash: string;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider, jobPollSeconds: 3_600, waitsForLocks: true });
  password_hash = await hashPassword(password, "test@example.com");
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const queries = () => shop.services.database.queries;
const seen = ({ status, body }: Answer) => [status, body?.code];
const ordersOf = async (token: string): Promise<string[]> =>
  (await shop.call("GET", "/orders/", { token })).body.map(({ id }: { id: string }) => id).toSorted();
const depositOf = async (token: string) =>
  (await shop.call("GET", "/users/customers/me", { token })).body.points_in_deposit;
const logIn = (username: string) =>
  shop.call("POST", "/login/access-token", { form: { username, password } });
const accountOf = (email: string) => queries().select().from(customers).where(eq(customers.email_key, email));

/** An account, and a guest with its address who has paid. */
async function accountAndGuest() {
  const account = await shop.customer({ password_hash });
  const guest = await paidGuest(shop, provider, { email: account.email });
  const [order] = await queries().select().from(orders).where(eq(orders.id, guest.id));
  const path = `/guest-orders/${guest.id}`;
  const keep = () =>
    shop.call("POST", `${path}/kept`, { body: { key: keepOrderToken(shop.services, guest.id) } });
  const open = () =>
    shop.call("POST", `${path}/access`, { body: { key: guestOrderKey(shop.services, order!) } });
  const erase = () =>
    shop.call("POST", "/users/customers/me/deletion", { token: account.token, body: { password } });
  const read = (token: string) => shop.call("GET", `/orders/${guest.id}`, { token });
  return { account, guest, keep, open, erase, read };
}

test("an account that is deleted after an order was moved to it keeps the order, which is still open", async () => {
  const { account, guest, keep, erase } = await accountAndGuest();
  const [kept, erased] = await queueRequests(shop, { table: "customers", id: account.id }, [keep, erase]);
  expect([seen(kept!), seen(erased!)]).toEqual([
    [204, undefined],
    [409, "still_open"],
  ]);
  expect(await ordersOf(account.token)).toEqual([guest.id]);
});

test("an order is not moved to an account that was deleted just before, and stays the guest's", async () => {
  const { account, guest, keep, open, erase, read } = await accountAndGuest();
  const [erased, kept] = await queueRequests(shop, { table: "customers", id: account.id }, [erase, keep]);
  expect([seen(erased!), seen(kept!)]).toEqual([
    [204, undefined],
    [400, "token_invalid"],
  ]);
  const opened = await open();
  expect((await read(opened.body.guest_token)).body.id).toBe(guest.id);
  expect((await customerOfOrder(shop, guest.id)).id).toBe(guest.customer.id);
});

test("a link that is opened while the order is moved says that it is kept", async () => {
  const { account, guest, keep, open, read } = await accountAndGuest();
  const held = { table: "customers", id: guest.customer.id };
  const [kept, opened] = await queueRequests(shop, held, [keep, open]);
  expect([seen(kept!), seen(opened!)]).toEqual([
    [204, undefined],
    [409, "order_kept"],
  ]);
  expect((await read(guest.token)).body.code).toBe("guest_token_expired");
  expect(await ordersOf(account.token)).toEqual([guest.id]);
});

test("the token of a link that was opened just before the order is moved ends with it", async () => {
  const { account, guest, keep, open, read } = await accountAndGuest();
  const held = { table: "customers", id: guest.customer.id };
  const [opened, kept] = await queueRequests(shop, held, [open, keep]);
  expect([opened!.status, seen(kept!)]).toEqual([200, [204, undefined]]);
  expect((await read(opened!.body.guest_token)).body.code).toBe("guest_token_expired");
  expect(await ordersOf(account.token)).toEqual([guest.id]);
});

test("two guests who order with one address at once have an order each, and read only their own", async () => {
  const email = `${newId()}@example.com`;
  const answers = await Promise.all([1, 2].map(() => orderAsGuest(shop, { email })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [one, two] = answers.map(({ body }) => ({ id: body.order.id, token: body.guest_token }));
  const read = async (token: string, id: string) => seen(await shop.call("GET", `/orders/${id}`, { token }));
  expect(await read(one!.token, one!.id)).toEqual([200, undefined]);
  expect(await read(one!.token, two!.id)).toEqual([404, "not_found"]);
  expect(await read(two!.token, one!.id)).toEqual([404, "not_found"]);
  const owners = await Promise.all([one, two].map(async (own) => (await customerOfOrder(shop, own!.id)).id));
  expect(new Set(owners).size).toBe(2);
});

test("two orders of an address that are kept at once are both in the account, with their points", async () => {
  const { account, guest, keep } = await accountAndGuest();
  const other = await paidGuest(shop, provider, { email: account.email });
  const key = keepOrderToken(shop.services, other.id);
  const answers = await queueRequests(shop, { table: "customers", id: account.id }, [
    keep,
    () => shop.call("POST", `/guest-orders/${other.id}/kept`, { body: { key } }),
    keep,
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await ordersOf(account.token)).toEqual([guest.id, other.id].toSorted());
  expect(await depositOf(account.token)).toBe(guest.placed.points_earned + other.placed.points_earned);
});

test("two guests of one address who set a first password at once have one account with both orders", async () => {
  const email = `${newId()}@example.com`;
  const guests = [await paidGuest(shop, provider, { email }), await paidGuest(shop, provider, { email })];
  const links = [];
  for (const { customer } of guests)
    links.push(await issueFirstPasswordLink(queries(), customer.id, shop.clock.now));
  const set = (link: string) => () =>
    shop.call("POST", `/email-confirmation/${link}`, { body: { password } });
  const answers = await queueRequests(
    shop,
    { table: "customers", id: guests[0]!.customer.id },
    links.map(set),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
  expect(await accountOf(email)).toHaveLength(1);
  const { body } = await logIn(email);
  expect(await ordersOf(body.access_token)).toEqual(guests.map(({ id }) => id).toSorted());
});

test("a guest who signs up between ordering and paying pays as a guest, and can keep the order", async () => {
  const email = `${newId()}@example.com`;
  const guest = await guestWithDraft(shop, { email });
  const { id } = guest.drafted;
  await guest.submit(id);
  const prepared = await guest.prepare(id);
  await provider.approve(prepared.body.approval_url);
  const body = { email, password, language: "en" };
  const captcha = await solveCaptcha(shop);
  const [paid, signedUp] = await Promise.all([
    guest.process(id),
    shop.call("POST", `/users/customers?captcha=${captcha}`, { body }),
  ]);
  expect([paid.body.current_status, signedUp.status]).toEqual(["paid", 201]);
  const [account] = await accountOf(email);
  await queries()
    .update(customers)
    .set({ email_confirmed_at: shop.clock.now })
    .where(eq(customers.id, account!.id));
  const { access_token } = (await logIn(email)).body;
  expect(await ordersOf(access_token)).toEqual([]);
  expect((await guest.order(id)).current_status).toBe("paid");
  const key = keepOrderToken(shop.services, id);
  expect((await shop.call("POST", `/guest-orders/${id}/kept`, { body: { key } })).status).toBe(204);
  expect(await ordersOf(access_token)).toEqual([id]);
  expect(await depositOf(access_token)).toBe(paid.body.points_earned);
});
