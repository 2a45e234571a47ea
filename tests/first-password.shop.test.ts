import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAdministrator } from "../server/accounts/make-administrator.ts";
import { clearExpired } from "../server/accounts/clear-expired.ts";
import { firstPasswords } from "../server/database/customer-schema.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const password = "Laubharke-und-Rechen-7!";
const newEmail = () => `owner-${crypto.randomUUID()}@example.com`;
const days = (count: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + count * 86_400_000);
};
async function appointed(): Promise<{ email: string; id: string }> {
  const email = newEmail();
  const { passwordLink } = await makeAdministrator(shop.services, email);
  return { email, id: new URL(passwordLink!).searchParams.get("account")! };
}
const set = (id: string, chosen = password) =>
  shop.call("POST", `/email-confirmation/${id}`, { body: { password: chosen } });
const logIn = (email: string) =>
  shop.call("POST", "/login/access-token", { form: { username: email, password } });

test("an administrator's new account sets its password by a link, once, and is confirmed by it", async () => {
  const { email, id } = await appointed();
  expect(id).toMatch(/^[\w-]{43}$/);
  expect((await logIn(email)).body.code).toBe("incorrect_credentials");
  expect((await set(id, "Trellis")).body.code).toBe("password_weak");
  expect((await set(id)).status).toBe(204);
  expect((await set(id, `${password}?`)).body.code).toBe("already_confirmed");
  const { access_token: token } = (await logIn(email)).body;
  const { body: me } = await shop.call("GET", "/users/customers/me", { token });
  expect([me.role, me.email_confirmed]).toEqual(["administrator", true]);
});

test("of two who set it at once, one does", async () => {
  const { id } = await appointed();
  const answers = await Promise.all([set(id), set(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
});

test("a link that is made up, replaced or too old sets nothing", async () => {
  const { email, id } = await appointed();
  await makeAdministrator(shop.services, email);
  const customer = await shop.customer();
  for (const other of [id, "made-up", customer.id, "x".repeat(100)])
    expect((await set(other)).body.code).toBe("token_invalid");
  const late = await appointed();
  days(7);
  expect((await set(late.id)).body.code).toBe("token_expired");
  days(31);
  await clearExpired(shop.services);
  expect((await set(late.id)).body.code).toBe("token_invalid");
});

test("who has a password keeps it, and only the hash of a link is stored", async () => {
  const { email, id } = await appointed();
  const rows = await shop.services.database.queries.select().from(firstPasswords);
  expect(JSON.stringify(rows)).not.toContain(id);
  await set(id);
  expect(await makeAdministrator(shop.services, email.toUpperCase())).toEqual({
    email: email.toUpperCase(),
    passwordLink: null,
  });
  expect((await logIn(email)).status).toBe(200);
});
