import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmationToken } from "#server/commerce/accounts/confirmation.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { testStart } from "./support/settings.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

const password = "a long enough Passphrase 1";
let shop: Shop;
let password_hash: string;
beforeAll(async () => {
  shop = await openShop();
  password_hash = await hashPassword(password, "test@example.com");
});
afterAll(() => shop.close());

const day = 86_400_000;
const wait = (days: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + days * day);
};
const logIn = (username: string, given = password) =>
  shop.call("POST", "/login/access-token", { form: { username, password: given } });
const status = async (token: string) => (await shop.call("GET", "/users/customers/me", { token })).status;
const refusal = (detail: string, code: string) => ({
  type: "about:blank",
  title: "Bad Request",
  status: 400,
  detail,
  code,
});

describe("logging in", () => {
  test("returns a token that is valid until logging out", async () => {
    const { email } = await shop.customer({ password_hash });
    const { body, headers } = await logIn(email.toUpperCase());
    expect(body).toEqual({ access_token: expect.stringMatching(/^[\w-]{43}$/), token_type: "bearer" });
    const cookie = /^(trellis_\w+)=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/;
    const cookies = headers["set-cookie"] as string[];
    expect(cookies.map((one) => cookie.exec(one)?.[1])).toEqual(["trellis_gate", "trellis_known"]);
    expect(await status(body.access_token)).toBe(200);
    await shop.call("POST", "/logout", { token: body.access_token });
    expect(await status(body.access_token)).toBe(401);
  });

  test("ends the oldest of more than twenty sessions", async () => {
    const customer = await shop.customer({ password_hash });
    const began = shop.clock.now;
    const tokens = [customer.token];
    for (let number = 1; number <= 21; number += 1) {
      shop.clock.now = new Date(began.getTime() + number * 1_000);
      tokens.push((await logIn(customer.email)).body.access_token);
    }
    const statuses = await Promise.all(tokens.map(status));
    shop.clock.now = began;
    expect(statuses).toEqual([401, 401, ...Array.from({ length: 20 }, () => 200)]);
  });

  test("concurrently leaves twenty sessions", async () => {
    const customer = await shop.customer({ password_hash });
    await Promise.all(Array.from({ length: 8 }, () => logIn(customer.email)));
    for (let more = 0; more < 2; more += 1)
      await Promise.all(Array.from({ length: 8 }, () => logIn(customer.email)));
    const { queries } = shop.services.database;
    const { sessions } = customerSchema;
    expect(await queries.$count(sessions, eq(sessions.customer_id, customer.id))).toBe(20);
  });

  test("returns the same for a wrong password and an unknown address", async () => {
    const { email } = await shop.customer({ password_hash });
    const answers = [await logIn(email, "wrong"), await logIn("nobody@example.com")];
    const wrong = refusal("Incorrect email or password", "incorrect_credentials");
    expect(answers.map(({ body }) => body)).toEqual([wrong, wrong]);
  });

  test("needs a confirmed address and an active account", async () => {
    requirements("session.inactive", "session.unconfirmed");
    const unconfirmed = await shop.customer({ password_hash, email_confirmed_at: null });
    const inactive = await shop.customer({ password_hash, active: false });
    const answers = [await logIn(unconfirmed.email), await logIn(inactive.email)];
    expect(answers.map(({ body }) => body)).toEqual([
      refusal("Email not confirmed", "email_not_confirmed"),
      refusal("User not active", "user_not_active"),
    ]);
  });
});

describe("a session", () => {
  test("ends after thirty days without use", async () => {
    const { token } = await shop.customer();
    wait(30);
    expect(await status(token)).toBe(401);
  });

  test("ends thirty days after its last use", async () => {
    const { token } = await shop.customer();
    wait(10);
    expect(await status(token)).toBe(200);
    wait(31);
    expect(await status(token)).toBe(401);
  });

  test("ends alone when its browser logs out", async () => {
    const { email, token } = await shop.customer({ password_hash });
    const { access_token: other } = (await logIn(email)).body;
    await shop.call("POST", "/logout", { token });
    expect([await status(token), await status(other)]).toEqual([401, 200]);
  });

  test("ends for an account that is no longer active", async () => {
    const { id, token } = await shop.customer();
    expect(await status(token)).toBe(200);
    const { customers } = customerSchema;
    const { queries } = shop.services.database;
    await queries.update(customers).set({ active: false }).where(eq(customers.id, id));
    expect(await status(token)).toBe(401);
  });

  test("is extended by use, to ninety days at most", async () => {
    const { token } = await shop.customer();
    for (const _ of [29, 58, 87]) {
      wait(29);
      expect(await status(token)).toBe(200);
    }
    wait(3);
    expect(await status(token)).toBe(401);
  });

  test("stores only the hash of its token", async () => {
    const { id, token } = await shop.customer();
    const [session] = await shop.services.database.queries
      .select()
      .from(customerSchema.sessions)
      .where(eq(customerSchema.sessions.customer_id, id));
    expect(JSON.stringify(session)).not.toContain(token);
  });
});

describe("confirming an address", () => {
  const confirm = (token: string, more = {}) =>
    shop.call("POST", "/confirm-email", { body: { token, ...more } });
  const tokenOf = (id: string) => confirmationToken(shop.services, { id, credential_version: 1 });
  const invalid = refusal("This link is not valid.", "token_invalid");

  test("lets the customer log in, and is refused when repeated", async () => {
    const { id, email } = await shop.customer({ password_hash, email_confirmed_at: null });
    const token = tokenOf(id);
    expect((await confirm(token, { password })).status).toBe(204);
    expect((await confirm(token)).body).toEqual(
      refusal("The address is confirmed already.", "already_confirmed"),
    );
    expect((await logIn(email)).status).toBe(200);
  });

  test("refuses an expired, changed or foreign token", async () => {
    const { id } = await shop.customer({ email_confirmed_at: null });
    const token = tokenOf(id);
    const [content, signature] = token.split(".") as [string, string];
    const other = tokenOf((await shop.customer()).id).split(".")[1];
    const bodies = [];
    for (const bad of [content, `${content}.`, `${content}.${signature}x`, `${content}.${other}`, ".", "é"]) {
      bodies.push((await confirm(bad)).body);
    }
    expect(bodies).toEqual(Array(6).fill(invalid));
    wait(3);
    expect((await confirm(token)).body).toEqual(refusal("This link is too old.", "token_expired"));
    shop.clock.now = new Date(testStart);
  });
});
