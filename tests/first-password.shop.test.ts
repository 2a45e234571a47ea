import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAdministrator } from "#server/commerce/administrators/make-administrator.ts";
import { deleteExpired } from "#server/commerce/accounts/clear-expired.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { recoveryToken } from "#server/commerce/accounts/recovery.ts";
import { firstPasswords, passwordRecoveries } from "#server/platform/database/customer-schema.ts";
import { newId } from "#server/platform/ids.ts";
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
  return { email, id: new URL(passwordLink).searchParams.get("account")! };
}
const set = (id: string, chosen = password) =>
  shop.call("POST", `/email-confirmation/${id}`, { body: { password: chosen } });
const logIn = (email: string) =>
  shop.call("POST", "/login/access-token", { form: { username: email, password } });

test("a link sets a new administrator's password once and confirms the address", async () => {
  const { email, id } = await appointed();
  expect(id).toMatch(/^[\w-]{43}$/);
  expect((await logIn(email)).body.code).toBe("incorrect_credentials");
  expect((await set(id, "Trellis")).body.code).toBe("password_weak");
  expect((await set(id, "P@ssw0rd1!")).body.code).toBe("password_common");
  expect((await set(id)).status).toBe(204);
  expect((await set(id, `${password}?`)).body.code).toBe("already_confirmed");
  const { access_token: token } = (await logIn(email)).body;
  const { body: me } = await shop.call("GET", "/users/customers/me", { token });
  expect([me.role, me.email_confirmed]).toEqual(["administrator", true]);
});

test("of two concurrent requests only one sets the password", async () => {
  const { id } = await appointed();
  const answers = await Promise.all([set(id), set(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
});

test("a made-up, replaced or expired link sets nothing", async () => {
  const { email, id } = await appointed();
  await makeAdministrator(shop.services, email);
  const customer = await shop.customer();
  for (const other of [id, "made-up", customer.id, "x".repeat(100)])
    expect((await set(other)).body.code).toBe("token_invalid");
  const late = await appointed();
  days(7);
  expect((await set(late.id)).body.code).toBe("token_expired");
  days(31);
  await deleteExpired(shop.services);
  expect((await set(late.id)).body.code).toBe("token_invalid");
});

test("only the hash of a link is stored", async () => {
  const { id } = await appointed();
  const rows = await shop.services.database.queries.select().from(firstPasswords);
  expect(JSON.stringify(rows)).not.toContain(id);
});

test.each([
  ["confirmed", {}],
  ["never confirmed", { email_confirmed_at: null }],
  ["already an administrator’s", { role: "administrator" as const }],
])(
  "appointing an account that is %s removes its password and sessions until a link sets one",
  async (_, fields) => {
    const customer = await shop.customer({
      password_hash: await hashPassword(password, "test@example.com"),
      ...fields,
    });
    const { passwordLink } = await makeAdministrator(shop.services, customer.email.toUpperCase());
    const me = () => shop.call("GET", "/users/customers/me", { token: customer.token });
    expect((await me()).status).toBe(401);
    expect((await logIn(customer.email)).body.code).toBe("incorrect_credentials");
    const id = new URL(passwordLink).searchParams.get("account")!;
    expect((await set(id)).status).toBe(204);
    const { access_token: token } = (await logIn(customer.email)).body;
    const { body } = await shop.call("GET", "/users/customers/me", { token });
    expect([body.role, body.email_confirmed]).toEqual(["administrator", true]);
  },
);

test("a link becomes invalid with the next change of the account’s credentials", async () => {
  const { email, id } = await appointed();
  const now = shop.clock.now;
  const recovery = { id: newId(), email_key: email, asked_at: now };
  await shop.services.database.queries.insert(passwordRecoveries).values(recovery);
  const token = recoveryToken(shop.services, recovery.id);
  const body = { token, new_password: `${password}2` };
  expect((await shop.call("POST", "/reset-password", { body })).status).toBe(204);
  expect((await set(id)).body.code).toBe("already_confirmed");
  expect((await logIn(email)).body.code).toBe("incorrect_credentials");
});
