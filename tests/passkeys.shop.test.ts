import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { passkeys } from "#server/platform/database/authenticator-schema.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import { passkeysPath as path, proofHelpers } from "./support/proof-helpers.ts";
import { testStart } from "./support/settings.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { SoftwareAuthenticator } from "./support/software-authenticator.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ environment: { SECOND_FACTOR: "required" } });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.now = new Date(testStart);
});

const { call, enrolPasskey, later, logInWith, need, prove } = proofHelpers(() => shop);
const list = async (token: string) =>
  (await call("GET", "/users/customers/me/authenticators", token)).body.passkeys;
const withPasskey = async (role: "administrator" | "customer" = "customer", counter = 0) => {
  const person = await shop.customer({ role });
  const { authenticator, added } = await enrolPasskey(person.token, new SoftwareAuthenticator(), counter);
  return { ...person, token: added.body.access_token as string, authenticator, added };
};

describe("a customer’s passkey", () => {
  test("logs in beside the password, repeatedly", async () => {
    const { authenticator, token, id, added } = await withPasskey();
    expect([added.status, added.body.recovery_codes]).toEqual([201, null]);
    for (const _ of [1, 2]) {
      const { status, body } = await logInWith(authenticator);
      expect([status, body.token_type]).toEqual([200, "bearer"]);
      expect((await call("GET", "/users/customers/me", body.access_token)).body.id).toBe(id);
    }
    expect(await list(token)).toEqual([
      {
        id: expect.any(String),
        name: "",
        is_synced: true,
        created_at: testStart,
        last_used_at: testStart,
      },
    ]);
  });

  test("no longer logs in once removed, and another customer can’t remove it", async () => {
    const { authenticator, token } = await withPasskey();
    const [{ id }] = await list(token);
    const another = await shop.customer();
    expect((await call("DELETE", `${path}/${id}`, another.token)).status).toBe(404);
    expect((await call("DELETE", `${path}/${id}`, token)).status).toBe(204);
    expect((await logInWith(authenticator)).body.code).toBe("passkey_not_accepted");
  });

  test("of a closed account does not log in", async () => {
    const { authenticator, id } = await withPasskey();
    const { queries } = shop.services.database;
    await queries.update(customers).set({ active: false }).where(eq(customers.id, id));
    expect((await logInWith(authenticator)).body.code).toBe("user_not_active");
  });

  test("belongs to the first account that registered it, and an account has at most twenty", async () => {
    const { authenticator } = await withPasskey();
    const another = await shop.customer();
    const again = await enrolPasskey(another.token, authenticator);
    expect(again.added.body.code).toBe("passkey_not_accepted");
    const made = await Promise.all(Array.from({ length: 21 }, () => enrolPasskey(another.token)));
    expect(made.filter(({ added }) => added.status === 201)).toHaveLength(20);
    expect(made.find(({ added }) => added.status !== 201)!.added.body.code).toBe("too_many_passkeys");
  });
});

test("an administrator’s passkey counts as both factors", async () => {
  const { authenticator, added, token } = await withPasskey("administrator");
  expect(added.body.recovery_codes).toHaveLength(10);
  const { body } = await logInWith(authenticator);
  expect(await need(body.access_token)).toMatchObject({
    need: "nothing",
    methods: ["passkey", "recovery_code"],
  });
  expect((await call("GET", "/admin/orders/", body.access_token)).status).toBe(200);
  later(301);
  expect((await call("GET", "/users/customers/me/export", token)).body.code).toBe("fresh_proof_required");
  const { body: options } = await call("POST", "/login/second-factor/passkey", token);
  expect(options.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([authenticator.id]);
  const proof = { method: "passkey", passkey: authenticator.answer(options) };
  expect((await prove(token, proof)).status).toBe(200);
  expect((await call("GET", "/users/customers/me/export", token)).status).toBe(200);
});

describe("a passkey response is refused", () => {
  test.each([
    ["from another origin", { origin: "https://trellis.example.org" }],
    ["from another port of the same host", { origin: "http://localhost:9090" }],
    ["for another relying party", { rpId: "example.org" }],
    ["from an authenticator without user verification", { isVerified: false }],
  ])("if it is %s", async (_, options) => {
    const { authenticator } = await withPasskey();
    expect((await logInWith(authenticator, options)).body.code).toBe("passkey_not_accepted");
    const person = await shop.customer();
    const { body } = await call("POST", `${path}/options`, person.token);
    const registration = new SoftwareAuthenticator().register(body, options);
    expect((await call("POST", path, person.token, registration)).body.code).toBe("passkey_not_accepted");
    expect(await list(person.token)).toEqual([]);
  });

  test("if its counter does not increase, unless it is always 0", async () => {
    const { authenticator } = await withPasskey("customer", 5);
    const answers = [];
    for (const counter of [6, 6, 5, 0, 7]) answers.push((await logInWith(authenticator, { counter })).status);
    expect(answers).toEqual([200, 400, 400, 400, 200]);
    const { queries } = shop.services.database;
    const [row] = await queries.select().from(passkeys).where(eq(passkeys.credential_id, authenticator.id));
    expect(row!.counter).toBe(7);
  });

  test("if its challenge was used before, even by three concurrent responses", async () => {
    const { authenticator } = await withPasskey();
    const { body } = await shop.call("POST", "/login/passkey/options");
    const answer = authenticator.answer(body);
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.call("POST", "/login/passkey", { body: answer })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await shop.call("POST", "/login/passkey", { body: answer })).status).toBe(400);
  });

  test("after five minutes", async () => {
    const { authenticator } = await withPasskey();
    const { body } = await shop.call("POST", "/login/passkey/options");
    later(300);
    const late = await shop.call("POST", "/login/passkey", { body: authenticator.answer(body) });
    expect(late.body.code).toBe("passkey_not_accepted");
  });

  test("if its challenge belongs to another session or purpose", async () => {
    const { authenticator, token } = await withPasskey("administrator");
    const other = await withPasskey("administrator");
    const { body: mine } = await call("POST", "/login/second-factor/passkey", token);
    const { body: theirs } = await call("POST", "/login/second-factor/passkey", other.token);
    const { body: logIn } = await shop.call("POST", "/login/passkey/options");
    const { body: adding } = await call("POST", `${path}/options`, token);
    for (const challenge of [theirs, logIn, adding, { challenge: "bm90aGluZw" }])
      expect(
        (await prove(token, { method: "passkey", passkey: authenticator.answer(challenge) })).body.code,
      ).toBe("passkey_not_accepted");
    const asLogIn = await shop.call("POST", "/login/passkey", { body: authenticator.answer(mine) });
    expect(asLogIn.body.code).toBe("passkey_not_accepted");
    const ofOther = { method: "passkey", passkey: other.authenticator.answer(mine) };
    expect((await prove(token, ofOther)).body.code).toBe("passkey_not_accepted");
    const own = { method: "passkey", passkey: authenticator.answer(mine) };
    expect((await prove(token, own)).status).toBe(200);
  });
});
