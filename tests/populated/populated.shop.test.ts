import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { findWishList } from "#server/commerce/cart/wish-list.ts";
import { openDatabase, type Database } from "#server/platform/database/database.ts";
import { migrate, migrationsFolder } from "#server/platform/database/migrate.ts";
import { priceHistory, productPrices } from "#server/platform/database/schema.ts";
import { wishedProducts } from "#server/platform/database/wish-list-schema.ts";
import { variantColumn } from "#server/platform/database/variant-column.ts";
import { toWireOrders } from "#server/commerce/orders/wire-order.ts";
import { testSettings } from "#tests/support/settings.ts";
import { copyOfShop } from "#tests/support/shop.ts";
import { dump, load, type Populated } from "./populated.ts";

const all = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".json"));
/** Starting with the oldest version, so that every migration runs on the embedded database too. */
const versions = inject("cluster") ? all : [all[0]!, all.at(-1)!];
const latest = readdirSync(migrationsFolder).sort().at(-1)!;

const folders = mkdtempSync(join(tmpdir(), "trellis-migrations-"));
afterAll(() => rmSync(folders, { recursive: true, force: true }));

/** A folder with these migrations and some of the test's own. */
function folderOf(names: readonly string[], own: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(folders, "of-"));
  for (const name of names) copyFileSync(join(migrationsFolder, name), join(folder, name));
  for (const [name, text] of Object.entries(own)) writeFileSync(join(folder, name), text);
  return folder;
}

/** One database for all versions: opening it takes longer than filling it. */
let database: Database;
beforeAll(async () => {
  const copy = await copyOfShop();
  database = await openDatabase(testSettings(copy.dataFolder, copy.environment));
  return async () => {
    await database.close();
    await copy.remove();
  };
});

/** Fills it with the populated database of that version. */
async function populate(version: string): Promise<Populated> {
  const before = JSON.parse(readFileSync(join(import.meta.dirname, version), "utf8")) as Populated;
  await database.queries.execute(sql`drop schema public cascade`);
  await database.queries.execute(sql`create schema public`);
  await migrate(database, folderOf(before.migrations));
  await database.transaction((tx) => load(tx, before));
  return before;
}

const countsIn = ({ tables }: Populated) =>
  Object.fromEntries(tables.map(({ name, rows }) => [name, rows.length]));

test("a migration run statement by statement continues where it failed", async () => {
  const before = await populate(versions.at(-1)!);
  const oneByOne = (second: string) => ({
    "9998_indexes.sql": `-- one by one\ncreate index if not exists first_one on orders (note);\n${second}\n`,
  });
  const wrong = folderOf(
    before.migrations,
    oneByOne("create index if not exists second_one on orders (nothing);"),
  );
  await expect(migrate(database, wrong)).rejects.toThrow("second_one");
  const indexes = async () => {
    const { rows } = await database.queries.execute<{ name: string }>(
      sql`select indexname as name from pg_indexes where indexname in ('first_one', 'second_one') order by 1`,
    );
    return rows.map(({ name }) => name);
  };
  expect(await indexes()).toEqual(["first_one"]);
  expect(await dump(database.queries)).toEqual(before);
  await migrate(
    database,
    folderOf(before.migrations, oneByOne("create index if not exists second_one on orders (tax_kind);")),
  );
  expect(await indexes()).toEqual(["first_one", "second_one"]);
  await database.queries.execute(sql`drop index first_one, second_one`);
  await database.queries.execute(sql`delete from migrations where name = '9998_indexes.sql'`);
});

describe.each(versions)("a shop's database as of %s", (version) => {
  let before: Populated;
  beforeAll(async () => {
    before = await populate(version);
  });

  test("has rows of every kind", async () => {
    expect(await dump(database.queries)).toEqual(before);
    const rowsOf = (table: string) => before.tables.find(({ name }) => name === table)!.rows;
    const valuesOf = (table: string, column: string) =>
      [...new Set(rowsOf(table).map((row) => row[column]))].sort();
    expect(valuesOf("orders", "status")).toEqual([
      "cancelled",
      "capturing",
      "delivered",
      "draft",
      "paid",
      "payment_pending",
      "shipped",
      "submitted",
    ]);
    expect(valuesOf("payments", "status")).toEqual(["captured", "capturing", "closed", "created"]);
    expect(valuesOf("point_transactions", "kind")).toEqual([
      "converted",
      "earned",
      ...(version >= "0014" ? ["forfeited"] : []),
      "granted",
      ...(version >= "0017" ? ["refunded"] : []),
      "returned",
      ...(version >= "0017" ? ["reversed"] : []),
      "spent",
    ]);
    if (version >= "0021") {
      const kinds = ["earned", "paid_out", "payout_returned", "reversed"];
      expect(valuesOf("commission_transactions", "kind")).toEqual(kinds);
    }
    // A database stored in a file serves no shop.
    const served = before.tables.filter(({ name }) => name !== "servers");
    expect(served.filter(({ rows }) => rows.length === 0).map(({ name }) => name)).toEqual([]);
  });

  test("refuses a migration that violates its rows, and stays unchanged", async () => {
    const folder = folderOf(before.migrations, {
      "9998_gifts.sql": "create table gifts (id uuid primary key);",
      "9999_required.sql": "alter table orders add column gift text not null;",
    });
    await expect(migrate(database, folder)).rejects.toThrow("alter table orders add column gift");
    expect(await dump(database.queries)).toEqual(before);
  });

  test("is migrated to the current version without loss, and its orders can be read", async () => {
    await migrate(database);
    const after = await dump(database.queries);
    expect(after.migrations.at(-1)).toBe(latest);
    expect(countsIn(after)).toMatchObject(countsIn(before));
    if (version < "0040") {
      // Commission earned before pending commission existed stays payable.
      const matured = sql`select count(*)::int as pending from commission_transactions where matured_at is null`;
      expect(await database.queries.execute(matured)).toMatchObject({ rows: [{ pending: 0 }] });
    }
    const orders = await toWireOrders(
      { database, clock: () => new Date() },
      await database.queries.select().from(customerSchema.orders),
    );
    expect(orders).toHaveLength(countsIn(before).orders!);
    expect(orders.flatMap(({ documents }) => documents)).toHaveLength(countsIn(before).documents!);
    const { rows: valid } = await database.queries.execute(sql`
      select sessions.token_hash from sessions join customers on customers.id = sessions.customer_id
        and customers.credential_version = sessions.credential_version`);
    expect(valid).toHaveLength(countsIn(before).sessions!);
  });

  test("is migrated to wishes, prices and past prices of the default variants", async () => {
    const { queries } = database;
    await migrate(database);
    const wishing = await queries.selectDistinct({ id: wishedProducts.customer_id }).from(wishedProducts);
    const wishes = (await Promise.all(wishing.map(({ id }) => findWishList(queries, id)))).flat();
    expect(wishes).toHaveLength(countsIn(before).wished_products ?? 0);
    expect(wishes.filter(({ product_id, variant_id }) => variant_id !== product_id)).toEqual([]);
    // From 0059 on, other variants are sold too.
    const isOfDefaults = before.migrations.every((name) => name < "0059");
    for (const [table, name] of [
      [productPrices, "product_prices"],
      [priceHistory, "price_history"],
    ] as const)
      expect(
        await queries.$count(
          table,
          isOfDefaults ? eq(variantColumn(table), table.product_id) : isNotNull(variantColumn(table)),
        ),
      ).toBe(countsIn(before)[name]);
  });
});

test("the current version has a populated database, made by `npm run populate`", () => {
  expect(versions).toContain(latest.replace(/\.sql$/, ".json"));
});
