import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyOwnPassword } from "#server/commerce/accounts/customers.ts";
import { makeAdministrator } from "#server/commerce/administrators/make-administrator.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { recoveryToken } from "#server/commerce/accounts/recovery.ts";
import { customers, passwordRecoveries } from "#server/platform/database/customer-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { exportPayoutsFor } from "#server/commerce/payouts/export-verified.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

const old = "Trellis-Demo-2026!";
const strong = "Trellis-Demo-2027!";
const me = "/users/customers/me";
let shop: Shop;
let password_hash: string;
beforeAll(async () => {
  shop = await openShop();
  password_hash = await hashPassword(old, "test@example.com");
});
afterAll(() => shop.close());

const logIn = ({ email }: TestCustomer, password = old) =>
  shop.call("POST", "/login/access-token", { form: { username: email, password } });
const isIn = async (token: string) => (await shop.call("GET", me, { token })).status === 200;
const set = ({ id }: TestCustomer, fields: Partial<typeof customers.$inferInsert>) =>
  shop.services.database.queries.update(customers).set(fields).where(eq(customers.id, id));
async function recoveryLink({ email }: TestCustomer): Promise<string> {
  const id = newId();
  const asked_at = shop.clock.now;
  await shop.services.database.queries.insert(passwordRecoveries).values({ id, email_key: email, asked_at });
  return recoveryToken(shop.services, id);
}
const reset = (token: string, new_password = strong) =>
  shop.call("POST", "/reset-password", { body: { token, new_password } });
const change = ({ token }: Pick<TestCustomer, "token">) =>
  shop.call("PUT", `${me}/password`, { token, body: { current_password: old, new_password: strong } });
const remove = ({ token }: TestCustomer) =>
  shop.call("POST", `${me}/deletion`, { token, body: { password: old } });

describe("concurrent log-ins with the old password", () => {
  /** Six concurrent requests at a time, from before the change until after it. */
  async function logInDuring<Result>(customer: TestCustomer, happens: () => Promise<Result>) {
    let isOver = false;
    const answers: Awaited<ReturnType<typeof logIn>>[] = [];
    const logInAgain = async () => {
      while (!isOver) answers.push(await logIn(customer));
    };
    const loops = Array.from({ length: 6 }, logInAgain);
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    const result = await happens().finally(() => {
      isOver = true;
    });
    await Promise.all(loops);
    const tokens = answers.flatMap(({ status, body }) =>
      status === 200 ? [body.access_token as string] : [],
    );
    return { result, tokens, refused: answers.length - tokens.length };
  }

  test.each<[string, (customer: TestCustomer) => Promise<unknown>, unknown]>([
    ["a reset", async (customer) => (await reset(await recoveryLink(customer))).status, 204],
    ["a deletion of the account", async (customer) => (await remove(customer)).status, 204],
    ["an appointment", ({ email }) => makeAdministrator(shop.services, email), expect.anything()],
    ["a change of the address", (customer) => set(customer, { email_key: customer.id }), expect.anything()],
    ["a deactivation", (customer) => set(customer, { active: false }), expect.anything()],
  ])("end with %s, and stay ended when the account is active again", async (_, happens, expected) => {
    const customer = await shop.customer({ password_hash });
    const { result, tokens, refused } = await logInDuring(customer, () => happens(customer));
    expect(result).toEqual(expected);
    expect(refused).toBeGreaterThan(0);
    await set(customer, { active: true });
    expect(await Promise.all([customer.token, ...tokens].map(isIn))).not.toContain(true);
  });

  test("end with a password change, except for the session that made it", async () => {
    const customer = await shop.customer({ password_hash });
    const { result, tokens, refused } = await logInDuring(customer, () => change(customer));
    expect(result.status).toBe(204);
    expect(refused).toBeGreaterThan(0);
    expect(await Promise.all(tokens.map(isIn))).not.toContain(true);
    expect(await isIn(customer.token)).toBe(true);
  });
});

describe("a session", () => {
  test("that changes its own password stays valid, and all others end", async () => {
    const customer = await shop.customer({ password_hash });
    const other = (await logIn(customer)).body.access_token as string;
    expect((await change(customer)).status).toBe(204);
    expect([await isIn(customer.token), await isIn(other)]).toEqual([true, false]);
    const { body } = await shop.call("GET", `${me}/sessions`, { token: customer.token });
    expect(body.map(({ is_current }: { is_current: boolean }) => is_current)).toEqual([true]);
  });

  test("started by a server of the last release has the current credential version", async () => {
    const customer = await shop.customer({ password_hash });
    await set(customer, { role: "administrator" });
    const { queries } = shop.services.database;
    const token = (await logIn(customer)).body.access_token as string;
    await queries.execute(sql`
      insert into sessions (token_hash, id, customer_id, last_used_at, created_at, expires_at)
      select 'of the last release', gen_random_uuid(), customer_id, last_used_at, created_at, expires_at
      from sessions where customer_id = ${customer.id} order by created_at desc limit 1`);
    const { rows } = await queries.execute(sql`
      select credential_version from sessions where token_hash = 'of the last release'`);
    expect(rows).toEqual([{ credential_version: 2 }]);
    expect(await isIn(token)).toBe(true);
  });

  test.each<[string, Partial<typeof customers.$inferInsert>]>([
    ["password", { password_hash: "another" }],
    ["role", { role: "administrator" }],
    ["activity", { active: false }],
    ["address", { email: "b@example.com" }],
  ])("ends when a server of the last release changes the %s", async (_, fields) => {
    const customer = await shop.customer({ password_hash });
    await set(customer, fields);
    expect(await isIn(customer.token)).toBe(false);
  });

  test("survives changes to fields that are not credentials", async () => {
    const customer = await shop.customer({ password_hash });
    await set(customer, { first_name: "Ada", language_id: "de", tour_lead_active: true, points: 5 });
    expect(await isIn(customer.token)).toBe(true);
  });
});

describe("a recovery link", () => {
  test.each<[string, (customer: TestCustomer) => Promise<unknown>]>([
    ["the password is changed", change],
    ["the account becomes an administrator’s", ({ email }) => makeAdministrator(shop.services, email)],
    ["the account is deactivated", (customer) => set(customer, { active: false })],
  ])("becomes invalid when %s", async (_, happens) => {
    const customer = await shop.customer({ password_hash });
    const link = await recoveryLink(customer);
    await happens(customer);
    expect((await reset(link, `${strong}2`)).body.code).toBe("token_invalid");
  });

  test("of an unknown address sets no password of an account created later", async () => {
    const email = `${newId()}@example.com`;
    const link = await recoveryLink({ id: "", email, token: "" });
    await shop.customer({ email, email_key: email, password_hash });
    expect((await reset(link)).body.code).toBe("token_invalid");
  });

  test("requested again after a change works", async () => {
    const customer = await shop.customer({ password_hash });
    const { queries } = shop.services.database;
    await recoveryLink(customer);
    await change(customer);
    const id = newId();
    await queries
      .update(passwordRecoveries)
      .set({ id })
      .where(eq(passwordRecoveries.email_key, customer.email));
    expect((await reset(recoveryToken(shop.services, id), `${strong}2`)).status).toBe(204);
  });
});

test("a password verified before the credentials changed cannot export payouts", async () => {
  const administrator = await shop.customer({ role: "administrator", password_hash });
  const verified = (await verifyOwnPassword(shop.services.database.queries, administrator.id, old))!;
  const exported = () => exportPayoutsFor(shop.services, verified, { exportId: newId(), currency: "USD" });
  expect(await exported()).toEqual({ outcome: "nothing" });
  await set(administrator, { active: false });
  expect(await exported()).toEqual({ outcome: "credentialsChanged" });
});
