import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makeAdministrator } from "../server/accounts/make-administrator.ts";
import { hashPassword } from "../server/accounts/passwords.ts";
import { customers } from "../server/database/customer-schema.ts";
import { beginning } from "./support/settings.ts";
import { openShop, type Shop } from "./support/shop.ts";

const password = "Trellis-Demo-2026!";
const hour = 3_600_000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => {
  shop.clock.now = new Date(beginning);
});

const wait = (hours: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + hours * hour);
};
const status = async (token: string) => (await shop.call("GET", "/users/customers/me", { token })).status;
const listed = async (token: string) =>
  (await shop.call("GET", "/users/customers/me/sessions", { token })).body.length;
async function loggedIn(role: "customer" | "administrator") {
  const { id, email } = await shop.customer({ role, password_hash: await hashPassword(password) });
  const { body } = await shop.call("POST", "/login/access-token", { form: { username: email, password } });
  return { id, email, token: body.access_token as string };
}

test("an administrator who logs in is out after eight hours without doing anything", async () => {
  const { token } = await loggedIn("administrator");
  wait(7.9);
  expect(await status(token)).toBe(200);
  wait(8);
  expect(await status(token)).toBe(401);
});

test("use extends it, to twenty-four hours and no more", async () => {
  const { token } = await loggedIn("administrator");
  for (const _ of [7, 14, 21]) {
    wait(7);
    expect(await status(token)).toBe(200);
  }
  wait(3);
  expect(await status(token)).toBe(401);
});

test("a role that is given later shortens the sessions that are there, and ends old ones", async () => {
  const { email, token } = await loggedIn("customer");
  wait(20);
  const other = await shop.call("POST", "/login/access-token", { form: { username: email, password } });
  wait(5);
  await makeAdministrator(shop.services, email);
  expect(await status(token)).toBe(401);
  expect(await listed(other.body.access_token)).toBe(1);
  wait(8);
  expect(await status(other.body.access_token)).toBe(401);
});

test("a role that is given by hand counts from the next use", async () => {
  const make = (id: string) =>
    shop.services.database.queries
      .update(customers)
      .set({ role: "administrator" })
      .where(eq(customers.id, id));
  const { id, token } = await loggedIn("customer");
  await make(id);
  expect(await status(token)).toBe(200);
  wait(8);
  expect(await status(token)).toBe(401);
  const old = await loggedIn("customer");
  await make(old.id);
  wait(25);
  expect(await status(old.token)).toBe(401);
});
