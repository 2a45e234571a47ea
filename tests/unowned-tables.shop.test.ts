import { spawnSync } from "node:child_process";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteExpired } from "#server/commerce/accounts/clear-expired.ts";
import { makeAdministrator } from "#server/commerce/administrators/make-administrator.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { readPostgresFacts } from "#server/operations/doctor/database-facts.ts";
import { migrationFiles, migrationsFolder } from "#server/platform/database/migrate.ts";
import { openServices } from "#server/open-services.ts";
import { root } from "#scripts/tools.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { fillShop } from "./support/filled-shop.ts";
import { orderHelpers } from "./support/order-helpers.ts";
import { testSettings } from "./support/settings.ts";
import { copyOfShop, openShop, type CopyOfShop, type Shop } from "./support/shop.ts";

const role = `shop_${crypto.randomUUID().replaceAll("-", "")}`;
let owners: CopyOfShop;
let roles: CopyOfShop;
let shop: Shop;

/** As the tables' owner, unless `as` is the shop's role. */
async function query(text: string, as: CopyOfShop = owners) {
  const client = new pg.Client(as.environment.DATABASE_URL);
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
}

function migrateAs({ environment, dataFolder }: CopyOfShop, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "scripts/shop.ts"), "migrate", ...args],
    { env: { ...process.env, DEMO: "on", DATA_DIR: dataFolder, ...environment }, encoding: "utf8" },
  );
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

beforeAll(async () => {
  owners = await copyOfShop();
  await query(`create role ${role} login`);
  const url = new URL(owners.environment.DATABASE_URL!);
  url.username = role;
  roles = { ...owners, environment: { DATABASE_URL: url.href } };
});
afterAll(async () => {
  await shop?.close();
});

test("the owner migrates an empty database, and the shop's role fills it", async () => {
  const owner = `owner_${role}`;
  await query(`create role ${owner} login`);
  await query(`create database ${owner} owner ${owner}`);
  const as = (user: string) => {
    const url = new URL(owners.environment.DATABASE_URL!);
    url.username = user;
    url.pathname = owner;
    return { DATABASE_URL: url.href };
  };
  expect(migrateAs({ ...owners, environment: as(owner) }, role)).toMatchObject({ status: 0, stderr: "" });
  const { remove } = await fillShop(as(role));
  remove();
});

test("the command refuses a missing role and one that owns the tables", () => {
  expect(migrateAs(owners, "no_such_role")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("PostgreSQL has no role no_such_role."),
  });
  expect(migrateAs(owners, "trellis")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("The role trellis owns the tables"),
  });
});

test("the shop's role does not run a missing migration, and reports how to", async () => {
  await query(`grant usage on schema public to ${role}`);
  await query(`grant select on migrations to ${role}`);
  const last = migrationFiles(migrationsFolder).at(-1)!;
  await query(`delete from migrations where name = '${last}'`);
  await expect(openServices(testSettings(roles.dataFolder, roles.environment))).rejects.toThrow(
    "As the role that owns them: npm run shop -- migrate",
  );
});

test("the owner can migrate repeatedly, and grants the role what the shop needs", async () => {
  const expected = `The database is as this version wants it, and ${role} may run the shop in it.`;
  for (const _ of [1, 2])
    expect(migrateAs(owners, role)).toEqual({ status: 0, stdout: expected, stderr: "" });
  const names = (await query("select name from migrations order by name")).map(({ name }) => name);
  expect(names).toEqual(migrationFiles(migrationsFolder));
});

test("the shop runs under the role: sign-up, orders, jobs, appointments and upkeep", async () => {
  shop = await openShop({ copy: roles });
  const customer = await shop.customer();
  const { id } = await orderHelpers(shop, customer).submitted();
  expect(id).toBeDefined();
  const body = { email: "new@example.com", password: "Planted-Secret-2026!", language: "en" };
  const signedUp = await shop.call("POST", `/users/customers?captcha=${await solveCaptcha(shop)}`, { body });
  expect(signedUp.status).toBe(201);
  await makeAdministrator(shop.services, "somebody@example.com");
  expect((await shop.call("GET", "/admin/orders/", { token: customer.token })).status).toBe(403);
  await shop.services.refusals.flush();
  await query("alter table audit_log disable trigger audit_log_append_only");
  await query("update audit_log set at = now() - interval '3 years' where action = 'access.refused'");
  await query("alter table audit_log enable trigger audit_log_append_only");
  await deleteExpired(shop.services);
  const actions = (await query("select distinct action from audit_log order by 1")).map(
    ({ action }) => action,
  );
  expect(actions).toEqual(["customer.made_administrator", "customer.signed_up", "order.submitted"]);
});

test("the doctor detects whether the role could change the log", async () => {
  const ownsTables = async ({ environment }: CopyOfShop) => {
    const database = await openDatabase({ databaseUrl: environment.DATABASE_URL!, dataFolder: "" });
    return (await readPostgresFacts(database.queries).finally(database.close)).ownsTables;
  };
  expect([await ownsTables(owners), await ownsTables(roles)]).toEqual([true, false]);
});

test.each([
  "update audit_log set action = 'order.paid'",
  "delete from audit_log",
  "truncate audit_log",
  "set trellis.audit_expiry = 'on'; delete from audit_log where at < now() - interval '3 years'",
  "alter table audit_log disable trigger all",
  "drop trigger audit_log_append_only on audit_log",
  "set session_replication_role = replica",
  "create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return old; end $$",
  "drop table audit_log",
  "alter table customers add column x text",
  "delete from migrations",
])("the role may not: %s", async (statement) => {
  await expect(query(statement, roles)).rejects.toMatchObject({ code: "42501" });
});
