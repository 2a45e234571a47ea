import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { beginSession } from "#server/commerce/accounts/sessions.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { operations, type Operation } from "./support/contract.ts";
import { testStart } from "./support/settings.ts";
import { proofHelpers } from "./support/proof-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { insertionOrder } from "./support/insertion-order.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ environment: { SECOND_FACTOR: "required" } });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.now = new Date(testStart);
});

const { administrator, call, codeOf, enrolApp, enrolPasskey, later, need, prove, tokenByPassword } =
  proofHelpers(() => shop);
const password = "Quiet-Meadow-2031!";
const withPassword = async (role: "administrator" | "customer") => {
  const person = await shop.customer({ role });
  const password_hash = await hashPassword(password, person.email);
  await shop.services.database.queries
    .update(customers)
    .set({ password_hash })
    .where(eq(customers.id, person.id));
  return { ...person, logsIn: () => tokenByPassword(person.email, password) };
};
/** Of a missing resource. */
const pathOf = ({ path }: Operation) => path.replaceAll(/\{\w+\}/g, "01a21d5b-0c66-7d11-b09f-8288306cfa97");
const codeOfRefusal = async (answer: ReturnType<typeof call>) => (await answer).body?.code;

describe("an administrator’s session that began with a password", () => {
  test("may only enrol before there is a second factor", async () => {
    const person = await withPassword("administrator");
    const { access_token: token, second_factor } = await person.logsIn();
    expect(second_factor).toBe("enrol");
    expect(await need(token)).toEqual({ need: "enrol", methods: [], proved_until: expect.any(String) });
    for (const operation of operations) {
      if (operation.limitedSession || !operation.isProtected) continue;
      const answer = call(operation.method, pathOf(operation), token);
      expect(await codeOfRefusal(answer), operation.id).toBe("second_factor_required");
    }
    expect((await prove(token, { method: "password", password })).body.code).toBe("method_not_enough");

    const { confirmed } = await enrolApp(token);
    expect(confirmed.status).toBe(200);
    const { access_token: next, recovery_codes } = confirmed.body;
    expect([recovery_codes.length, new Set(recovery_codes).size]).toEqual([10, 10]);
    expect((await call("GET", "/admin/orders/", next)).status).toBe(200);
    expect((await call("GET", "/login/second-factor", token)).status).toBe(401);
  });

  test("may only prove it afterwards, with what the account has", async () => {
    const { secret, codes, ...person } = await administrator();
    const password_hash = await hashPassword(password, person.email);
    await shop.services.database.queries
      .update(customers)
      .set({ password_hash })
      .where(eq(customers.id, person.id));
    const { access_token: token, second_factor } = await tokenByPassword(person.email, password);
    expect(second_factor).toBe("prove");
    expect(await need(token)).toEqual({
      need: "prove",
      methods: ["app", "recovery_code"],
      proved_until: null,
    });
    for (const path of ["/users/customers/me/passkeys/options", "/users/customers/me/authenticator-app"])
      expect(await codeOfRefusal(call("POST", path, token)), path).toBe("second_factor_required");
    expect((await prove(token, { method: "password", password })).body.code).toBe("method_not_enough");
    later(30);
    const proved = await prove(token, { method: "app", code: codeOf(secret) });
    expect((await call("GET", "/admin/orders/", proved.body.access_token)).status).toBe(200);
    expect((await call("GET", "/login/second-factor", token)).status).toBe(401);
    const { access_token: another } = await tokenByPassword(person.email, password);
    expect((await prove(another, { method: "recovery_code", code: codes[0] })).status).toBe(200);
  });

  test("is limited again when another session enrols the first second factor", async () => {
    const person = await shop.customer({ role: "administrator" });
    const other = await beginSession(shop.services.database.queries, person.id, shop.clock.now);
    await enrolApp(person.token);
    expect((await need(other)).need).toBe("prove");
    expect(await codeOfRefusal(call("GET", "/admin/refunds/", other))).toBe("second_factor_required");
  });
});

describe("a code of an app", () => {
  test("is accepted for the previous, current and next step only", async () => {
    const { token, secret } = await administrator();
    later(300);
    for (const [steps, status] of [
      [-2, 400],
      [-1, 200],
      [0, 200],
      [1, 200],
      [2, 400],
    ] as const)
      expect((await prove(token, { method: "app", code: codeOf(secret, steps) })).status, `${steps}`).toBe(
        status,
      );
  });

  test("may be typed in full-width digits; other characters are refused", async () => {
    const { token, secret } = await administrator();
    later(60);
    for (const code of ["abcdef", "猫猫猫猫猫猫", "12345", "1234567"])
      expect((await prove(token, { method: "app", code })).body.code, code).toBe("incorrect_code");
    const wide = codeOf(secret).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    expect((await prove(token, { method: "app", code: wide })).status).toBe(200);
  });

  test("works once, and earlier codes are refused after it", async () => {
    const { token, secret } = await administrator();
    expect((await prove(token, { method: "app", code: codeOf(secret) })).body.code).toBe("incorrect_code");
    later(60);
    const [now, before] = [codeOf(secret), codeOf(secret, -1)];
    const answers = await Promise.all([1, 2, 3].map(() => prove(token, { method: "app", code: now })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await prove(token, { method: "app", code: before })).body.code).toBe("incorrect_code");
  });

  test("can only be guessed ten times", async () => {
    const { token, secret } = await administrator();
    later(60);
    const guesses = [];
    for (let guess = 0; guess < 11; guess += 1)
      guesses.push((await prove(token, { method: "app", code: `00000${guess % 10}` })).status);
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect((await prove(token, { method: "app", code: codeOf(secret) })).status).toBe(429);
  });

  test("confirms an app only in the session and hour of its setup", async () => {
    const { token } = await shop.customer({ role: "administrator" });
    const elsewhere = await shop.customer({ role: "administrator" });
    const path = "/users/customers/me/authenticator-app";
    const { body } = await call("POST", path, token);
    const first = { setup_token: body.setup_token, code: codeOf(body.secret) };
    expect((await call("POST", `${path}/confirmation`, elsewhere.token, first)).body.code).toBe(
      "setup_expired",
    );
    later(3_601);
    const late = { setup_token: body.setup_token, code: codeOf(body.secret) };
    expect((await call("POST", `${path}/confirmation`, token, late)).body.code).toBe("setup_expired");
  });
});

describe("a recovery code", () => {
  test("works once in any spelling, and its use is mailed", async () => {
    const { token, codes, id } = await administrator();
    const typed = codes[0]!.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l");
    const answers = await Promise.all(
      [1, 2, 3].map(() => prove(token, { method: "recovery_code", code: typed })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const { body } = await call("GET", "/users/customers/me/authenticators", token);
    expect(body.recovery_codes_left).toBe(9);
    const rows = await shop.services.database.queries
      .select()
      .from(auditLog)
      .where(eq(auditLog.owner_id, id))
      .orderBy(insertionOrder);
    const done = rows.filter(({ action }) => action !== "customer.log_in_failed");
    expect(done.map(({ action, details }) => [action, details])).toEqual([
      ["authenticator_app.added", null],
      ["customer.proved", { by: "recovery_code" }],
    ]);
  });

  test("is replaced with all others by new ones", async () => {
    const { token, codes } = await administrator();
    const { body } = await call("POST", "/users/customers/me/recovery-codes", token);
    expect(body.recovery_codes).toHaveLength(10);
    expect((await prove(token, { method: "recovery_code", code: codes[0] })).status).toBe(400);
    expect((await prove(token, { method: "recovery_code", code: body.recovery_codes[0] })).status).toBe(200);
  });
});

describe("an operation that needs a fresh proof", () => {
  const freshly = operations.filter(({ freshProof }) => freshProof);

  test("is refused five minutes after the last proof, until there is another", async () => {
    const { token, secret } = await administrator();
    later(299);
    expect((await call("GET", "/users/customers/me/export", token)).status).toBe(200);
    later(1);
    expect(freshly.length).toBeGreaterThan(10);
    for (const operation of freshly) {
      const answer = call(operation.method, pathOf(operation), token);
      expect(await codeOfRefusal(answer), operation.id).toBe("fresh_proof_required");
    }
    expect((await call("GET", "/admin/refunds/", token)).status).toBe(200);
    const proved = await prove(token, { method: "app", code: codeOf(secret) });
    expect(proved.body.access_token).toBe(token);
    expect((await call("GET", "/users/customers/me/export", token)).status).toBe(200);
  });

  test("accepts a proof of its own session only", async () => {
    const one = await administrator();
    const long = new Date(shop.clock.now.getTime() - 600_000);
    const other = await beginSession(shop.services.database.queries, one.id, long);
    await prove(one.token, { method: "recovery_code", code: one.codes[0] });
    expect(await codeOfRefusal(call("GET", "/users/customers/me/export", other))).toBe(
      "fresh_proof_required",
    );
  });

  test("accepts a customer’s password or passkey, for changing how they log in", async () => {
    const person = await withPassword("customer");
    const { access_token: token, second_factor } = await person.logsIn();
    expect(second_factor).toBeUndefined();
    later(301);
    const path = "/users/customers/me/passkeys/options";
    expect(await codeOfRefusal(call("POST", path, token))).toBe("fresh_proof_required");
    expect((await call("GET", "/users/customers/me/export", token)).status).toBe(200);
    expect((await prove(token, { method: "password", password: "wrong" })).body.code).toBe(
      "incorrect_password",
    );
    expect((await prove(token, { method: "password", password })).body.access_token).toBe(token);
    expect((await enrolPasskey(token)).added.status).toBe(201);
  });
});

test("an administrator cannot remove the last second factor, but can remove any other", async () => {
  const { token } = await administrator();
  const path = "/users/customers/me/authenticator-app";
  expect((await call("DELETE", path, token)).body.code).toBe("last_second_factor");
  await enrolPasskey(token);
  expect((await call("DELETE", path, token)).status).toBe(204);
  expect((await call("DELETE", path, token)).status).toBe(404);
  const { body } = await call("GET", "/users/customers/me/authenticators", token);
  const [passkey] = body.passkeys;
  const removed = await call("DELETE", `/users/customers/me/passkeys/${passkey.id}`, token);
  expect(removed.body.code).toBe("last_second_factor");
});
