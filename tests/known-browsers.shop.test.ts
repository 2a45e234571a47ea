import { afterAll, beforeAll, expect, test } from "vitest";
import { recoveryToken } from "#server/commerce/accounts/recovery.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { passwordRecoveries } from "#server/platform/database/customer-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

const password = "Trellis-Demo-2026!";
let shop: Shop;
let password_hash: string;
beforeAll(async () => {
  shop = await openShop();
  password_hash = await hashPassword(password, "test@example.com");
});
afterAll(() => shop.close());

type From = { from?: string; cookie?: string };
const logIn = (email: string, given = password, { from, cookie }: From = {}) =>
  shop.call("POST", "/login/access-token", {
    form: { username: email, password: given },
    ...(from && { remoteAddress: from }),
    headers: cookie ? { cookie } : {},
  });
const cookieOf = ({ headers }: Awaited<ReturnType<Shop["call"]>>): string =>
  [headers["set-cookie"] as string | string[]]
    .flat()
    .find((one) => one.startsWith("trellis_known="))!
    .split(";")[0]!;
async function guessed(email: string, times = 11, from?: string): Promise<void> {
  for (let i = 0; i < times; i += 1) await logIn(email, `guess-${i}`, from ? { from } : {});
}
const someone = () => shop.customer({ password_hash });

test("a password reset by mail lets the owner in, however many guesses were made", async () => {
  const { email } = await someone();
  await guessed(email);
  expect((await logIn(email)).status).toBe(429);
  const id = newId();
  const asked_at = shop.clock.now;
  await shop.services.database.queries.insert(passwordRecoveries).values({ id, email_key: email, asked_at });
  const reset = await shop.call("POST", "/reset-password", {
    body: { token: recoveryToken(shop.services, id), new_password: `${password}2` },
  });
  expect(reset.status).toBe(204);
  expect((await logIn(email, `${password}2`)).status).toBe(200);
  await guessed(email);
  expect((await logIn(email, `${password}2`, { cookie: cookieOf(reset) })).status).toBe(200);
});

test("a known browser or a session is not blocked by guesses from the same network", async () => {
  const from = "10.200.0.7";
  const owner = await someone();
  const cookie = cookieOf(await logIn(owner.email));
  for (let i = 0; i < 101; i += 1) await logIn(`nobody-${i}@example.com`, password, { from });
  expect((await logIn(owner.email, password, { from })).status).toBe(429);
  expect((await logIn(owner.email, password, { from, cookie })).status).toBe(200);
  const change = await shop.call("PUT", "/users/customers/me/password", {
    token: owner.token,
    body: { current_password: password, new_password: `${password}2` },
    remoteAddress: from,
  });
  expect(change.status).toBe(204);
});

test("a shared browser is known to each of its accounts", async () => {
  const household: TestCustomer[] = [];
  let cookie = "";
  for (let i = 0; i < 5; i += 1) {
    const one = await someone();
    household.push(one);
    cookie = cookieOf(await logIn(one.email, password, { cookie }));
  }
  for (const { email } of [household[0]!, household[4]!]) {
    await guessed(email);
    expect((await logIn(email)).status).toBe(429);
    expect((await logIn(email, password, { cookie })).status).toBe(200);
  }
});
