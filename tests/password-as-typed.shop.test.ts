import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let shop: Shop;
let customer: TestCustomer;
const old = "Trellis-Demo-2026!";
beforeAll(async () => {
  shop = await openShop();
  customer = await shop.customer({ password_hash: await hashPassword(old, "test@example.com") });
});
afterAll(() => shop.close());

const logIn = async (password: string) =>
  (await shop.call("POST", "/login/access-token", { form: { username: customer.email, password } })).status;

test("a password of a thousand arbitrary characters is accepted, and only the exact password logs in", async () => {
  const wanted = ` ${"Grün, 植物 und نبات sprießen; ".repeat(40)}`.slice(0, 999) + " ";
  const { status } = await shop.call("PUT", "/users/customers/me/password", {
    token: customer.token,
    body: { current_password: old, new_password: wanted },
  });
  expect(status).toBe(204);
  const near = [
    wanted.trim(),
    wanted.toLowerCase(),
    wanted.slice(0, 72),
    wanted.slice(0, -1),
    wanted.normalize("NFD"),
  ];
  for (const guess of near) expect(await logIn(guess)).toBe(400);
  expect(await logIn(wanted)).toBe(200);
});
