import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makeAdministrator } from "#server/commerce/administrators/make-administrator.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { customers, sessions } from "#server/platform/database/customer-schema.ts";
import { testStart } from "./support/settings.ts";
import { openShop, type Shop } from "./support/shop.ts";

const password = "Trellis-Demo-2026!";
const hour = 3_600_000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => {
  shop.clock.now = new Date(testStart);
});

const wait = (hours: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + hours * hour);
};
const status = async (token: string) => (await shop.call("GET", "/users/customers/me", { token })).status;
async function loggedIn(role: "customer" | "administrator") {
  const { id, email } = await shop.customer({
    role,
    password_hash: await hashPassword(password, "test@example.com"),
  });
  const { body } = await shop.call("POST", "/login/access-token", { form: { username: email, password } });
  return { id, email, token: body.access_token as string };
}

test("an administrator's session ends after eight hours of inactivity", async () => {
  const { token } = await loggedIn("administrator");
  wait(7.9);
  expect(await status(token)).toBe(200);
  wait(8);
  expect(await status(token)).toBe(401);
});

test("activity extends an administrator's session to 24 hours at most", async () => {
  const { token } = await loggedIn("administrator");
  for (const _ of [7, 14, 21]) {
    wait(7);
    expect(await status(token)).toBe(200);
  }
  wait(3);
  expect(await status(token)).toBe(401);
});

test.each([
  ["the operator’s command", (email: string) => makeAdministrator(shop.services, email)],
  [
    "a statement",
    (email: string) =>
      shop.services.database.queries
        .update(customers)
        .set({ role: "administrator" })
        .where(eq(customers.email_key, email)),
  ],
])("a role granted by %s ends existing sessions", async (_, appoint) => {
  const { email, token } = await loggedIn("customer");
  await appoint(email);
  expect(await status(token)).toBe(401);
});

test("an administrator's session older than 24 hours is invalid, even if the last release created it", async () => {
  const { id, token } = await loggedIn("administrator");
  const created_at = new Date(shop.clock.now.getTime() - 24 * hour);
  const { queries } = shop.services.database;
  await queries.update(sessions).set({ created_at }).where(eq(sessions.customer_id, id));
  expect(await status(token)).toBe(401);
});
