import { and, eq, isNull, like, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import specification from "#generated/openapi.json" with { type: "json" };
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { openRefusalLog } from "#server/commerce/audit/refusal-log.ts";
import { DatabaseUnavailableError } from "#server/platform/database/unavailable.ts";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { orderHelpers } from "./support/order-helpers.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";
import { insertionOrder } from "./support/insertion-order.ts";

const password = "Trellis-Demo-2026!";
const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0";
let shop: Shop;
let password_hash: string;
beforeAll(async () => {
  shop = await openShop();
  password_hash = await hashPassword(password, "test@example.com");
});
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

let networks = 0;
/** A new visitor each time: attempts are counted by network. */
const from = () => `198.51.100.${(networks += 1)}`;
const logIn = (username: string, typed: string, remoteAddress = from()) =>
  shop.call("POST", "/login/access-token", {
    form: { username, password: typed },
    headers: { "user-agent": agent },
    remoteAddress,
  });

/** Refusals are recorded asynchronously. */
async function entries(action: string, owner: string | null) {
  await shop.services.refusals.flush();
  const { queries } = shop.services.database;
  const isOwners = owner === null ? isNull(auditLog.owner_id) : eq(auditLog.owner_id, owner);
  return queries
    .select()
    .from(auditLog)
    .where(and(like(auditLog.action, action), isOwners))
    .orderBy(insertionOrder);
}
const reasons = async (owner: string) =>
  (await entries("customer.log_in_failed", owner)).map(({ details }) => details!.reason);

test("a failed log-in stores reason, account, network and browser, but no input", async () => {
  const { id, email } = await shop.customer({ password_hash });
  const network = from();
  expect((await logIn(email, "a-secret-typed-wrong", network)).status).toBe(400);
  const found = await entries("customer.log_in_failed", id);
  expect(found.map(({ id: _id, at: _at, ...row }) => row)).toEqual([
    {
      action: "customer.log_in_failed",
      actor_kind: "visitor",
      actor_id: null,
      owner_id: id,
      subject: null,
      details: { reason: "wrong_password", operation: "logIn" },
      network,
      browser: "Firefox",
      system: "Linux",
      address_hash: null,
    },
  ]);
});

test("an unknown address is stored as a hash, equal for repeated attempts", async () => {
  const unknown = `${crypto.randomUUID()}@example.com`;
  for (const typed of [unknown, ` ${unknown.toUpperCase()}`]) await logIn(typed, "wrong");
  const found = (await entries("customer.log_in_failed", null)).filter(
    ({ details }) => details!.reason === "unknown_address",
  );
  expect(new Set(found.slice(-2).map(({ address_hash }) => address_hash)).size).toBe(1);
  expect(found.at(-1)!.address_hash).toMatch(/^[\w-]{22}$/);
  expect(JSON.stringify(found)).not.toContain(unknown);
});

test.each([
  ["not confirmed", { email_confirmed_at: null }, "not_confirmed"],
  ["paused", { active: false }, "paused"],
])("the reason shows that an account is %s", async (_what, fields, reason) => {
  const { id, email } = await shop.customer({ password_hash, ...fields });
  expect((await logIn(email, password)).status).toBe(400);
  expect(await reasons(id)).toEqual([reason]);
});

test("attempts refused by a rate limit are marked as throttled", async () => {
  const { email } = await shop.customer({ password_hash });
  const statuses: number[] = [];
  const address = from();
  for (let time = 0; time < 12; time += 1) statuses.push((await logIn(email, "wrong", address)).status);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  const throttled = (await entries("customer.log_in_failed", null)).filter(
    ({ details, network }) => details!.reason === "throttled" && network === address,
  );
  expect(throttled).toHaveLength(2);
});

test("a wrong password inside the account is logged too", async () => {
  const { id, token } = await shop.customer({ password_hash });
  const body = { current_password: "wrong", new_password: "Another-Long-Word-9" };
  await shop.call("PUT", "/users/customers/me/password", { token, body });
  await shop.call("POST", "/users/customers/me/deletion", { token, body: { password: "wrong" } });
  const found = await entries("customer.log_in_failed", id);
  expect(found.map(({ actor_id, details }) => [actor_id, details])).toEqual([
    [id, { reason: "wrong_password", operation: "changePassword" }],
    [id, { reason: "wrong_password", operation: "deleteMe" }],
  ]);
});

test("a refused request is logged with its user and operation", async () => {
  const { id, token } = await shop.customer();
  expect((await shop.call("GET", "/admin/orders/", { token })).status).toBe(403);
  expect((await entries("access.refused", id)).map(({ actor_id, details }) => [actor_id, details])).toEqual([
    [id, { operation: "listOrdersToFulfil", code: "administrators_only" }],
  ]);
});

test("many equal refusals take five rows and a count, but a log line each", async () => {
  const warned = vi.spyOn(log, "warn").mockImplementation(() => {});
  const { id, token } = await shop.customer();
  const requests = Array.from({ length: 40 }, () => shop.call("GET", "/admin/orders/", { token }));
  expect(new Set((await Promise.all(requests)).map(({ status }) => status))).toEqual(new Set([403]));
  const found = await entries("access.refused", id);
  expect(found.map(({ details }) => details!.count ?? 1)).toEqual([1, 1, 1, 1, 1, 35]);
  const lines = warned.mock.calls.filter(
    ([line]) => (line as unknown as { owner_id?: string }).owner_id === id,
  );
  expect(lines).toHaveLength(40);
});

test("refusals of many users are bounded in number and written together", async () => {
  vi.spyOn(log, "warn").mockImplementation(() => {});
  const clock = { now: shop.clock.now };
  const refusals = openRefusalLog({ database: shop.services.database, clock: () => clock.now });
  const before = await shop.services.database.queries.$count(auditLog);
  for (let attempt = 0; attempt < 20_000; attempt += 1)
    refusals.record({
      action: "customer.log_in_failed",
      actor: { kind: "visitor", id: null },
      ownerId: null,
      addressHash: `hash ${attempt}`,
      origin: { network: `10.0.${attempt >> 8}.${attempt % 256}`, browser: null, system: null },
      details: { reason: "unknown_address", operation: "logIn" },
    });
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  await refusals.flush();
  // A thousand sources are counted separately. The others share one: five rows, and one row that counts the rest.
  expect((await shop.services.database.queries.$count(auditLog)) - before).toBe(1_006);
  const { rows } = await shop.services.database.queries.execute(
    sql`select owner_id, network, address_hash, details from audit_log where details ->> 'count' = '18995'`,
  );
  expect(rows).toEqual([
    {
      owner_id: null,
      network: null,
      address_hash: null,
      details: { reason: "unknown_address", operation: "logIn", count: 18_995 },
    },
  ]);
});

test("refusals wait for an unavailable database, and none is lost", async () => {
  vi.spyOn(log, "warn").mockImplementation(() => {});
  const { database } = shop.services;
  let isUnavailable = true;
  const insert = (table: typeof auditLog) => {
    if (isUnavailable) throw new DatabaseUnavailableError("planted");
    return database.queries.insert(table);
  };
  const refusals = openRefusalLog({
    database: { queries: { insert } as never },
    clock: () => shop.clock.now,
  });
  const ownerId = crypto.randomUUID();
  const actor = { kind: "customer", id: ownerId } as const;
  const details = { operation: "listOrdersToFulfil", code: "administrators_only" };
  for (const _ of [1, 2, 3]) refusals.record({ action: "access.refused", actor, ownerId, details });
  await refusals.flush();
  expect(await entries("access.refused", ownerId)).toEqual([]);
  isUnavailable = false;
  await refusals.flush();
  expect(await entries("access.refused", ownerId)).toHaveLength(3);
});

test("an unknown address takes as many statements as a known one", async () => {
  const { email } = await shop.customer({ password_hash });
  const statements = async (username: string) => {
    const { queries } = shop.services.database;
    const before = await queries.$count(auditLog);
    await logIn(username, "wrong");
    await shop.services.refusals.flush();
    return (await queries.$count(auditLog)) - before;
  };
  expect([await statements(email), await statements("nobody@example.com")]).toEqual([1, 1]);
});

const administrator = () => shop.customer({ role: "administrator" });
const readBy = async ({ id }: TestCustomer) => {
  const { queries } = shop.services.database;
  const rows = await queries.select().from(auditLog).where(eq(auditLog.actor_id, id)).orderBy(insertionOrder);
  return rows.map(({ action, owner_id, subject, details }) => ({ action, owner_id, subject, details }));
};

test("an administrator's read access to personal data is logged per person or list", async () => {
  const customer = await shop.customer();
  const { id } = await orderHelpers(shop, customer).submitted();
  const reader = await administrator();
  const { token } = reader;
  const list = await shop.call("GET", "/admin/orders/?limit=3", { token });
  expect((await shop.call("GET", `/admin/orders/${id}`, { token })).status).toBe(200);
  expect((await shop.call("GET", "/admin/orders/count", { token })).status).toBe(200);
  expect((await shop.call("GET", `/admin/orders/${crypto.randomUUID()}`, { token })).status).toBe(404);
  const details = { operation: "listOrdersToFulfil", count: list.body.length };
  expect(await readBy(reader)).toEqual([
    { action: "personal_data.listed", owner_id: null, subject: null, details },
    {
      action: "personal_data.read",
      owner_id: customer.id,
      subject: `order ${id}`,
      details: { operation: "getOrderToFulfil" },
    },
  ]);
});

test("administrators' operations are marked in the contract, or have no personal data", () => {
  const operations = Object.values(specification.paths).flatMap((path) =>
    "get" in path ? [path.get as { operationId: string; "x-role"?: string; "x-personal-data"?: string }] : [],
  );
  const unmarked = operations.filter((one) => one["x-role"] && !one["x-personal-data"]);
  expect(unmarked.map(({ operationId }) => operationId).filter((id) => !id.startsWith("count"))).toEqual([
    "getWaitingPayouts",
    "listPayoutFiles",
    "listStock",
    "listStockMovements",
    "listPaymentIssues",
    "getPaymentComparison",
  ]);
});

test("a data export is logged", async () => {
  const customer = await shop.customer();
  expect((await shop.call("GET", "/users/customers/me/export", { token: customer.token })).status).toBe(200);
  expect((await readBy(customer)).map(({ action }) => action)).toEqual(["customer.data_exported"]);
});

test("the metric of administrators counts the table", async () => {
  const { queries } = shop.services.database;
  const before = await queries.$count(customers, eq(customers.role, "administrator"));
  await administrator();
  const { metricsSource } = await import("#server/operations/metrics-source.ts");
  expect(await metricsSource(shop.services).administrators()).toBe(before + 1);
});
