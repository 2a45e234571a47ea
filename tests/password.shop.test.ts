import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { beginSession } from "#server/commerce/accounts/sessions.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let shop: Shop;
let password_hash: string;
beforeAll(async () => {
  shop = await openShop();
  password_hash = await hashPassword(old, "test@example.com");
});
afterAll(() => shop.close());

const old = "Trellis-Demo-2026!";
const strong = "Trellis-Demo-2027!";
const change = ({ token }: Pick<TestCustomer, "token">, current_password: string, new_password: string) =>
  shop.call("PUT", "/users/customers/me/password", { token, body: { current_password, new_password } });
const logIn = async ({ email }: TestCustomer, password: string) =>
  (await shop.call("POST", "/login/access-token", { form: { username: email, password } })).status;
const isIn = async (token: string) =>
  (await shop.call("GET", "/users/customers/me", { token })).status === 200;
const onceMore = ({ id }: TestCustomer) => beginSession(shop.services.database.queries, id, shop.clock.now);

test("a new password replaces the old one and ends every other session", async () => {
  const customer = await shop.customer({ password_hash });
  const someoneElse = await shop.customer();
  const others = [await onceMore(customer), await onceMore(customer)];
  expect((await change(customer, old, strong)).status).toBe(204);
  expect(await Promise.all([customer.token, someoneElse.token, ...others].map(isIn))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([await logIn(customer, old), await logIn(customer, strong)]).toEqual([400, 200]);
});

test.each([
  ["a wrong current password", "Trellis-Demo-2025!", strong, "incorrect_password"],
  ["a weak new password", old, "Password1", "password_weak"],
  ["a common new password", old, "P@ssw0rd1!", "password_common"],
  ["a new password with one's own name", old, "Zw-77!-Hildegard", "password_personal"],
  ["an empty new password", old, "", "invalid"],
  ["a new password of 60 kB", old, "aB3!".repeat(15_000), "invalid"],
])("with %s nothing changes and no session ends", async (_, current, wanted, code) => {
  const customer = await shop.customer({ password_hash, first_name: "Hildegard" });
  const other = await onceMore(customer);
  const { status, body } = await change(customer, current, wanted);
  expect([status, body.code]).toEqual([400, code]);
  expect([await isIn(other), await logIn(customer, old)]).toEqual([true, 200]);
});

test("an account without a password cannot change it", async () => {
  const customer = await shop.customer();
  expect((await change(customer, old, strong)).body.code).toBe("incorrect_password");
});

test("of two concurrent changes one succeeds, and its session stays valid", async () => {
  const customer = await shop.customer({ password_hash });
  const tokens = [customer.token, await onceMore(customer)];
  const wanted = [strong, `${strong}2`];
  const answers = await Promise.all(tokens.map((token, index) => change({ token }, old, wanted[index]!)));
  const winner = answers.findIndex(({ status }) => status === 204);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(await logIn(customer, wanted[winner]!)).toBe(200);
  expect(await Promise.all(tokens.map(isIn))).toEqual(tokens.map((_, index) => index === winner));
});
