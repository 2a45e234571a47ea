import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { confirmAuthenticatorApp } from "#server/commerce/authenticators/enrol.ts";
import { proveSecondFactor } from "#server/commerce/authenticators/prove.ts";
import { endSessions, hashToken } from "#server/commerce/accounts/sessions.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import { proofHelpers } from "./support/proof-helpers.ts";
import { testStart } from "./support/settings.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ environment: { SECOND_FACTOR: "required" } });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.now = new Date(testStart);
});

const { administrator, call, codeOf, enrolPasskey, later, prove, tokenByPassword } = proofHelpers(() => shop);
const password = "Quiet-Meadow-2031!";
/** An administrator with an app, and a session of an attacker who knows only the password. */
async function stolenPassword() {
  const owner = await administrator();
  const stolen = await tokenByPasswordOf(owner.id);
  const token = (await tokenByPassword(owner.email, password)).access_token;
  const proved = await prove(token, { method: "recovery_code", code: owner.codes[0] });
  return { ...owner, token: proved.body.access_token as string, stolen };
}
const guess = (token: string) => prove(token, { method: "app", code: "000000" });

describe("an attacker who knows only the password", () => {
  test("is not accepted with a recovery code of another account", async () => {
    const [owner, other] = [await administrator(), await administrator()];
    const answer = await prove(other.token, { method: "recovery_code", code: owner.codes[0] });
    expect([answer.status, answer.body.code]).toEqual([400, "incorrect_code"]);
    const own = await prove(owner.token, { method: "recovery_code", code: owner.codes[0] });
    expect(own.status).toBe(200);
  });

  test("gains no guesses from the owner's proofs in between", async () => {
    const { token, stolen, secret } = await stolenPassword();
    const answers: number[] = [];
    for (let round = 1; round <= 4; round += 1) {
      for (let one = 0; one < 4; one += 1) answers.push((await guess(stolen)).status);
      later(60);
      await prove(token, { method: "app", code: codeOf(secret) });
    }
    expect(answers.filter((status) => status === 400)).toHaveLength(10);
    expect(answers.at(-1)).toBe(429);
  });

  test("cannot keep the owner from proving it by a passkey or a recovery code", async () => {
    const { token, stolen, codes } = await stolenPassword();
    const { authenticator } = await enrolPasskey(token);
    for (let one = 0; one < 12; one += 1) await guess(stolen);
    expect((await guess(token)).status).toBe(429);
    expect((await prove(token, { method: "recovery_code", code: codes[1] })).status).toBe(200);
    const { body } = await call("POST", "/login/second-factor/passkey", token);
    const proof = { method: "passkey", passkey: authenticator.answer(body) };
    expect((await prove(token, proof)).status).toBe(200);
  });

  test("is in the security log when calling administrators’ operations", async () => {
    const { id, stolen } = await stolenPassword();
    for (let one = 0; one < 3; one += 1) await call("GET", "/admin/orders/", stolen);
    const knocks = async () => {
      const rows = await shop.services.database.queries
        .select()
        .from(auditLog)
        .where(eq(auditLog.owner_id, id));
      return rows.filter(({ action }) => action === "access.refused").map(({ details }) => details);
    };
    await expect
      .poll(knocks)
      .toContainEqual({ operation: "listOrdersToFulfil", code: "second_factor_required" });
  });
});

describe("a code cannot be reused", () => {
  test("when the app is set up again with the same key", async () => {
    const { token } = await shop.customer({ role: "administrator" });
    const path = "/users/customers/me/authenticator-app";
    const { body } = await call("POST", path, token);
    const first = { setup_token: body.setup_token, code: codeOf(body.secret) };
    const { body: enrolled } = await call("POST", `${path}/confirmation`, token, first);
    later(30);
    const next = { method: "app", code: codeOf(body.secret) };
    expect((await prove(enrolled.access_token, next)).status).toBe(200);
    const again = { setup_token: body.setup_token, code: codeOf(body.secret) };
    expect((await call("POST", `${path}/confirmation`, enrolled.access_token, again)).body.code).toBe(
      "setup_expired",
    );
    expect((await prove(enrolled.access_token, next)).body.code).toBe("incorrect_code");
  });

  test("but is not used up by a session that has ended", async () => {
    const { id, token, codes } = await administrator();
    const { transaction } = shop.services.database;
    await transaction((tx) => endSessions(tx, id));
    const session = {
      id,
      role: "administrator",
      tokenHash: hashToken(token),
      provedAt: null,
      secondFactor: "prove",
    } as const;
    const proof = { method: "recovery_code", code: codes[0]! } as const;
    expect(await proveSecondFactor(shop.services, session, token, proof)).toEqual({ outcome: "ended" });
    const person = await tokenByPasswordOf(id);
    expect((await prove(person, proof)).status).toBe(200);
  });
});

/** A new session of an administrator, by password. */
async function tokenByPasswordOf(id: string): Promise<string> {
  const { queries } = shop.services.database;
  const [row] = await queries.select().from(customers).where(eq(customers.id, id));
  const password_hash = await hashPassword(password, row!.email);
  await queries.update(customers).set({ password_hash }).where(eq(customers.id, id));
  return (await tokenByPassword(row!.email, password)).access_token;
}

test("of two sessions enrolling concurrently, the later must prove the earlier one's factor, or ends", async () => {
  const { id, token } = await administrator();
  const path = "/users/customers/me/authenticator-app";
  const { body } = await call("POST", path, token);
  const setup = { setup_token: body.setup_token, code: codeOf(body.secret) };
  const before = {
    id,
    role: "administrator",
    tokenHash: hashToken(token),
    provedAt: shop.clock.now,
    secondFactor: "offered",
  } as const;
  const late = await confirmAuthenticatorApp(shop.services, { customer: before, token }, setup);
  expect(late).toEqual({ outcome: "ended" });
});
