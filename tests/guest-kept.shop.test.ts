import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { customers } from "#server/platform/database/customer-schema.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { mailsTo, paidGuest, type GuestWish } from "./support/guest-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider, jobPollSeconds: 0.5 });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const password = "Trellis-Demo-2027!";
const setPassword = (account: string) =>
  shop.call("POST", `/email-confirmation/${account}`, { body: { password } });
const addToAccount = (id: string, key: string) =>
  shop.call("POST", `/guest-orders/${id}/kept`, { body: { key } });
const logIn = (username: string, typed = password) =>
  shop.call("POST", "/login/access-token", { form: { username, password: typed } });
const signUp = async (email: string, chosen = "Other-Person-2027!") =>
  shop.call("POST", `/users/customers?captcha=${await solveCaptcha(shop)}`, {
    body: { email, password: chosen, language: "en" },
  });
const ordersOf = async (token: string) =>
  (await shop.call("GET", "/orders/", { token })).body.map(({ id }: { id: string }) => id);

/** A guest who paid and asks to keep the order: what the mail's link carries. */
async function keeper(wish: GuestWish = {}) {
  const guest = await paidGuest(shop, provider, wish);
  const asked = await shop.call("POST", `/guest-orders/${guest.id}/keep`, { token: guest.token });
  expect(asked.status).toBe(204);
  const links = async () =>
    (await mailsTo(shop, guest.customer.email)).flatMap(({ text }) => {
      const account = /confirm-email\?account=([\w-]+)/.exec(text)?.[1];
      const keep = new RegExp(`guest-order/${guest.id}\\?keep=([\\w.-]+)`).exec(text)?.[1];
      return account || keep ? { account: account!, keep: keep! } : [];
    });
  await expect.poll(links).toHaveLength(1);
  return { ...guest, link: (await links())[0]! };
}
const isOver = async ({ token, id }: { token: string; id: string }) =>
  expect((await shop.call("GET", `/orders/${id}`, { token })).body.code).toBe("guest_token_expired");

describe("an order whose address has no account", () => {
  test("becomes that of a new account by the mail's link and a password", async () => {
    const guest = await keeper();
    expect((await logIn(guest.customer.email)).status).toBe(400);
    expect((await setPassword(guest.link.account)).status).toBe(204);
    await isOver(guest);
    const { body } = await logIn(guest.customer.email.toUpperCase());
    expect(await ordersOf(body.access_token)).toEqual([guest.id]);
    const me = await shop.call("GET", "/users/customers/me", { token: body.access_token });
    expect(me.body).toMatchObject({ email: guest.customer.email, email_confirmed: true });
    expect(me.body.points_in_deposit).toBe(guest.placed.points_earned);
    expect((await setPassword(guest.link.account)).body.code).toBe("already_confirmed");
  });

  test("belongs to the mailbox's owner if another person signed up with the address meanwhile", async () => {
    const guest = await keeper();
    expect((await signUp(guest.customer.email)).status).toBe(201);
    expect((await setPassword(guest.link.account)).status).toBe(204);
    expect((await logIn(guest.customer.email, "Other-Person-2027!")).status).toBe(400);
    const { body } = await logIn(guest.customer.email);
    expect(await ordersOf(body.access_token)).toEqual([guest.id]);
  });

  test("is added to the account that was made and confirmed meanwhile, whose password stays", async () => {
    const guest = await keeper();
    expect((await signUp(guest.customer.email)).status).toBe(201);
    const { queries } = shop.services.database;
    await queries
      .update(customers)
      .set({ email_confirmed_at: shop.clock.now })
      .where(eq(customers.email_key, guest.customer.email));
    expect((await setPassword(guest.link.account)).body.code).toBe("already_confirmed");
    const { body } = await logIn(guest.customer.email, "Other-Person-2027!");
    expect(await ordersOf(body.access_token)).toEqual([guest.id]);
  });

  test("who signs up at the same moment and the guest end with one account", async () => {
    const guest = await keeper();
    const [set] = await Promise.all([setPassword(guest.link.account), signUp(guest.customer.email)]);
    expect(set.status).toBe(204);
    const { body } = await logIn(guest.customer.email);
    expect(await ordersOf(body.access_token)).toEqual([guest.id]);
  });
});

describe("an order whose address has an account", () => {
  test("is moved to it with its refunds and points, once the mail's link is confirmed", async () => {
    const customer: TestCustomer = await shop.customer();
    const guest = await keeper({ email: customer.email.toUpperCase() });
    const refunds = refundHelpers(shop, guest.customer);
    const refund = await refunds.draft(guest.placed);
    await refunds.addPhoto(refund.id);
    expect(await ordersOf(customer.token)).toEqual([]);
    expect((await addToAccount(guest.id, guest.link.keep)).status).toBe(204);
    await isOver(guest);
    expect(await ordersOf(customer.token)).toEqual([guest.id]);
    const own = refundHelpers(shop, customer);
    expect((await own.refund(refund.id)).images).toHaveLength(1);
    expect((await own.request(refund.id)).current_status).toBe("requested");
    const me = await shop.call("GET", "/users/customers/me", { token: customer.token });
    expect(me.body.points_in_deposit).toBe(guest.placed.points_earned);
    expect((await addToAccount(guest.id, guest.link.keep)).status).toBe(204);
    expect(await ordersOf(customer.token)).toEqual([guest.id]);
    const rows = shop.services.database.queries.$count(customers, eq(customers.id, guest.customer.id));
    expect(await rows).toBe(0);
  });

  test("is not moved by another order's link, a forged one or an old one", async () => {
    const customer = await shop.customer();
    const [one, two] = await Promise.all([1, 2].map(() => keeper({ email: customer.email })));
    expect((await addToAccount(one!.id, two!.link.keep)).body.code).toBe("token_invalid");
    expect((await addToAccount(one!.id, `${one!.link.keep}x`)).body.code).toBe("token_invalid");
    const began = shop.clock.now;
    try {
      shop.clock.now = new Date(began.getTime() + 7 * 86_400_000);
      expect((await addToAccount(one!.id, one!.link.keep)).body.code).toBe("token_expired");
    } finally {
      shop.clock.now = began;
    }
    expect(await ordersOf(customer.token)).toEqual([]);
  });
});

test("a link in an order's mail says that the order is kept", async () => {
  const customer = await shop.customer();
  const guest = await keeper({ email: customer.email });
  const key = async () =>
    (await mailsTo(shop, customer.email)).flatMap(
      ({ text }) => /guest-order\/[\w-]+\?key=([\w.-]+)/.exec(text)?.[1] ?? [],
    );
  await expect.poll(key).toHaveLength(1);
  await addToAccount(guest.id, guest.link.keep);
  const [mailed] = await key();
  const opened = await shop.call("POST", `/guest-orders/${guest.id}/access`, { body: { key: mailed } });
  expect([opened.status, opened.body.code]).toEqual([409, "order_kept"]);
});
