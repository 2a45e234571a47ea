import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteExpired } from "#server/commerce/accounts/clear-expired.ts";
import { writeAuditEntry, jobActor } from "#server/commerce/audit/audit.ts";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const query = (statement: ReturnType<typeof sql>) => shop.services.database.queries.execute(statement);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const origin = { network: "198.51.100.7", browser: "Firefox", system: "Linux" };

/** An owner with one entry per given age in days. */
async function planted(...ages: readonly number[]): Promise<string> {
  const ownerId = crypto.randomUUID();
  for (const age of ages)
    await writeAuditEntry(shop.services.database.queries, {
      at: daysAgo(age),
      action: "customer.logged_out",
      actor: jobActor,
      ownerId,
      origin,
    });
  return ownerId;
}

const entriesOf = async (ownerId: string) => {
  const { queries } = shop.services.database;
  const rows = await queries
    .select()
    .from(auditLog)
    .where(eq(auditLog.owner_id, ownerId))
    .orderBy(auditLog.at);
  return rows.map(({ at, network, browser, system }) => ({
    age: Math.round((Date.now() - at.getTime()) / 86_400_000),
    network,
    browser,
    system,
  }));
};

test.each([
  ["UPDATE", sql`update audit_log set action = 'order.paid'`],
  ["UPDATE", sql`update audit_log set network = null where at < now() - interval '100 days'`],
  ["UPDATE", sql`insert into audit_log select * from audit_log on conflict (id) do update set subject = 'x'`],
  ["DELETE", sql`delete from audit_log`],
  ["DELETE", sql`delete from audit_log where at < now() - interval '731 days'`],
  ["TRUNCATE", sql`truncate audit_log`],
])("a %s of existing log entries is refused: %o", async (operation, statement) => {
  const ownerId = await planted(0, 100, 800);
  const before = await entriesOf(ownerId);
  await expect(query(statement)).rejects.toMatchObject({
    cause: { message: `audit_log is append-only: ${operation} is refused`, code: "42501" },
  });
  expect(await entriesOf(ownerId)).toEqual(before);
});

test.each([
  ["a recent entry is deleted", sql`delete from audit_log where at > now() - interval '700 days'`],
  [
    "a recent entry loses its origin",
    sql`update audit_log set network = null where at > now() - interval '80 days'`,
  ],
  [
    "an entry gets another text",
    sql`update audit_log set action = 'order.paid' where at < now() - interval '90 days'`,
  ],
  [
    "an entry gets another origin",
    sql`update audit_log set network = '' where at < now() - interval '90 days'`,
  ],
  ["everything is deleted", sql`truncate audit_log`],
])("is still refused with the function's own setting: %s", async (_what, statement) => {
  await planted(0, 100, 800);
  const forging = shop.services.database.transaction(async (tx) => {
    await tx.execute(sql`set local trellis.audit_expiry = 'on'`);
    await tx.execute(statement);
  });
  await expect(forging).rejects.toMatchObject({ cause: { code: "42501" } });
});

test("the origin of entries is erased after 90 days, and entries are deleted after two years", async () => {
  const ownerId = await planted(731, 729, 91, 89, 0);
  await deleteExpired(shop.services);
  const nowhere = { network: null, browser: null, system: null };
  expect(await entriesOf(ownerId)).toEqual([
    { age: 729, ...nowhere },
    { age: 91, ...nowhere },
    { age: 89, ...origin },
    { age: 0, ...origin },
  ]);
});

test("a change in the same transaction as the function is still refused", async () => {
  const ownerId = await planted(731, 729);
  const changing = shop.services.database.transaction(async (tx) => {
    await tx.execute(sql`select expire_audit_log(90, 730)`);
    await tx.execute(sql`update audit_log set network = null`);
  });
  await expect(changing).rejects.toMatchObject({ cause: { code: "42501" } });
  expect(await entriesOf(ownerId)).toHaveLength(2);
});

test.each([
  [89, 730],
  [90, 729],
  [null, 730],
  [90, null],
])("the function refuses retention periods of %s and %s days", async (origins, entries) => {
  await expect(
    query(sql`select expire_audit_log(${origins}::integer, ${entries}::integer)`),
  ).rejects.toMatchObject({
    cause: { code: "22023" },
  });
});

test("entry ids are ordered by time", async () => {
  const { rows } = await query(sql`select distinct substr(id::text, 15, 1) as version from audit_log`);
  expect(rows).toEqual([{ version: "7" }]);
});
