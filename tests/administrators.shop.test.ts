import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeAdministrator } from "#server/commerce/administrators/make-administrator.ts";
import {
  removeAdministrator,
  resetSecondFactor,
} from "#server/commerce/administrators/remove-administrator.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import { proofHelpers } from "./support/proof-helpers.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ environment: { SECOND_FACTOR: "required" } });
});
afterAll(() => shop.close());

const { administrator, call, enrolPasskey, logInWith, need, tokenByPassword } = proofHelpers(() => shop);
const password = "Quiet-Meadow-2031!";

async function two(): Promise<[TestCustomer, TestCustomer]> {
  const { queries } = shop.services.database;
  await queries.update(customers).set({ role: "customer" }).where(eq(customers.role, "administrator"));
  const one = async () => {
    const person = await shop.customer({ role: "administrator" });
    const password_hash = await hashPassword(password, person.email);
    await queries.update(customers).set({ password_hash }).where(eq(customers.id, person.id));
    return { ...person, token: (await tokenByPassword(person.email, password)).access_token };
  };
  return [await one(), await one()];
}
const left = ({ services }: Shop) =>
  services.database.queries.$count(
    customers,
    and(eq(customers.role, "administrator"), eq(customers.active, true)),
  );

describe("one administrator always remains", () => {
  test("when two remove each other at the same time", async () => {
    for (const _ of [1, 2, 3]) {
      const [first, second] = await two();
      const outcomes = await Promise.all(
        [first, second].map(({ email }) => removeAdministrator(shop.services, email)),
      );
      expect([...outcomes].sort()).toEqual(["last", "removed"]);
      expect(await left(shop)).toBe(1);
    }
  });

  test("when both delete their accounts at once, or one deletes and the other is removed", async () => {
    const deletes = ({ token }: TestCustomer) =>
      call("POST", "/users/customers/me/deletion", token, { password });
    const [first, second] = await two();
    for (const person of [first, second])
      person.token = (await enrolPasskey(person.token)).added.body.access_token;
    const answers = await Promise.all([first, second].map(deletes));
    expect(answers.map(({ status, body }) => body?.code ?? status).sort()).toEqual([
      204,
      "last_administrator",
    ]);
    expect(await left(shop)).toBe(1);
    const [third, fourth] = await two();
    third.token = (await enrolPasskey(third.token)).added.body.access_token;
    await Promise.all([deletes(third), removeAdministrator(shop.services, fourth.email)]);
    expect(await left(shop)).toBe(1);
  });
});

test("an appointed administrator who has never logged in cannot be the only one left", async () => {
  const [first, second] = await two();
  await makeAdministrator(shop.services, "misspelt@example.com");
  expect(await removeAdministrator(shop.services, first.email)).toBe("removed");
  expect(await removeAdministrator(shop.services, second.email)).toBe("last");
});

test("deleting the account ends the role; an appointment reactivates a paused account", async () => {
  const [first] = await two();
  first.token = (await enrolPasskey(first.token)).added.body.access_token;
  await call("POST", "/users/customers/me/deletion", first.token, { password });
  const { queries } = shop.services.database;
  const roleOf = async (id: string) => {
    const [row] = await queries.select().from(customers).where(eq(customers.id, id));
    return [row!.role, row!.active];
  };
  expect(await roleOf(first.id)).toEqual(["customer", false]);
  const paused = await shop.customer({ active: false });
  await makeAdministrator(shop.services, paused.email);
  expect(await roleOf(paused.id)).toEqual(["administrator", true]);
});

test("a removed administrator becomes a customer and loses all sessions", async () => {
  const [remaining, removed] = await two();
  expect(await removeAdministrator(shop.services, removed.email)).toBe("removed");
  expect((await call("GET", "/users/customers/me", removed.token)).status).toBe(401);
  const { access_token } = await tokenByPassword(removed.email, password);
  expect((await call("GET", "/admin/orders/", access_token)).body.code).toBe("administrators_only");
  expect(await removeAdministrator(shop.services, removed.email)).toBe("noAdministrator");
  expect(await removeAdministrator(shop.services, remaining.email)).toBe("last");
});

test("a reset second factor has to be set up again, is logged and is mailed", async () => {
  const person = await administrator();
  const { queries } = shop.services.database;
  const password_hash = await hashPassword(password, person.email);
  await queries.update(customers).set({ password_hash }).where(eq(customers.id, person.id));
  expect(await resetSecondFactor(shop.services, person.email.toUpperCase())).toBe("reset");
  expect((await call("GET", "/admin/orders/", person.token)).status).toBe(401);
  const { access_token, second_factor } = await tokenByPassword(person.email, password);
  expect(second_factor).toBe("enrol");
  expect((await need(access_token)).methods).toEqual([]);
  const rows = await queries
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.owner_id, person.id), inArray(auditLog.action, ["second_factor.reset"])));
  expect(rows.map(({ actor_kind }) => actor_kind)).toEqual(["operator"]);
  expect(await resetSecondFactor(shop.services, "nobody@example.com")).toBe("noAdministrator");
});

test("passkeys of a customer are dropped on appointment", async () => {
  const person = await shop.customer();
  const { authenticator } = await enrolPasskey(person.token);
  await makeAdministrator(shop.services, person.email);
  expect((await logInWith(authenticator)).body.code).toBe("passkey_not_accepted");
});
