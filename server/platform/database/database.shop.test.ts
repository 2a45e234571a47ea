import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyOfShop, openShop, type Shop } from "#tests/support/shop.ts";
import { testSettings } from "#tests/support/settings.ts";
import { openServices } from "#server/open-services.ts";
import { SettingsError } from "#server/platform/settings.ts";
import { migrate } from "./migrate.ts";
import * as auditSchema from "./audit-schema.ts";
import * as authenticatorSchema from "./authenticator-schema.ts";
import * as commissionSchema from "./commission-schema.ts";
import * as contactSchema from "./contact-schema.ts";
import * as customerSchema from "./customer-schema.ts";
import * as documentSchema from "./document-schema.ts";
import * as goodsSchema from "./goods-schema.ts";
import * as guestSchema from "./guest-schema.ts";
import * as paymentSchema from "./payment-schema.ts";
import * as payoutSchema from "./payout-schema.ts";
import * as promotionSchema from "./promotion-schema.ts";
import * as refundSchema from "./refund-schema.ts";
import * as schema from "./schema.ts";
import * as serverSchema from "./server-schema.ts";
import * as shipmentSchema from "./shipment-schema.ts";
import * as stockSchema from "./stock-schema.ts";
import * as tourLeadSchema from "./tour-lead-schema.ts";
import * as vatIdSchema from "./vat-id-schema.ts";
import * as wishListSchema from "./wish-list-schema.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const tables = Object.values({
  ...goodsSchema,
  ...guestSchema,
  ...schema,
  ...serverSchema,
  ...tourLeadSchema,
  ...contactSchema,
  ...customerSchema,
  ...commissionSchema,
  ...documentSchema,
  ...auditSchema,
  ...authenticatorSchema,
  ...refundSchema,
  ...paymentSchema,
  ...promotionSchema,
  ...payoutSchema,
  ...vatIdSchema,
  ...wishListSchema,
  ...shipmentSchema,
  ...stockSchema,
}).filter((value) => is(value, PgTable));
const rowsOf = async (statement: ReturnType<typeof sql>) =>
  (await shop.services.database.queries.execute<Record<string, unknown>>(statement)).rows;

describe("the tables", () => {
  test.each(tables.map((table) => ({ name: getTableName(table), table })))(
    "$name matches its schema, column by column",
    async ({ name, table }) => {
      await shop.services.database.queries.select().from(table).limit(1);
      const columns = await rowsOf(
        sql`select column_name from information_schema.columns where table_schema = 'public' and table_name = ${name}`,
      );
      const declared = Object.values(getTableColumns(table)).map((column) => column.name);
      expect(columns.map(({ column_name }) => column_name).sort()).toEqual(declared.sort());
    },
  );

  test("are exactly those of the schemas and the list of migrations", async () => {
    const actual = await rowsOf(
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    );
    // `last_change` is written and read by the last release's servers only.
    const names = [...tables.map((table) => getTableName(table)), "migrations", "last_change"];
    expect(actual.map(({ table_name }) => table_name).sort()).toEqual(names.sort());
  });
});

describe("migrating", () => {
  const done = () => rowsOf(sql`select name, applied_at from migrations order by name`);

  test("twice is harmless", async () => {
    const before = await done();
    await migrate(shop.services.database);
    await Promise.all([migrate(shop.services.database), migrate(shop.services.database)]);
    expect(await done()).toEqual(before);
  });

  test("runs on a newer database, unless a column that it uses was removed", async () => {
    await rowsOf(sql`insert into migrations (name) values ('9998_expand.sql')`);
    await migrate(shop.services.database);
    await rowsOf(sql`insert into migrations (name, is_contract) values ('9999_contract.sql', true)`);
    await expect(migrate(shop.services.database)).rejects.toThrow(
      "This database is newer than this program, which can't run on it any more: it has seen 9999_contract.sql.",
    );
    await rowsOf(sql`delete from migrations where name like '999%'`);
  });
});

describe("a transaction", () => {
  const { shopFacts } = schema;
  const names = async () =>
    (await shop.services.database.queries.select().from(shopFacts)).map(({ name }) => name).sort();

  test("refuses the outer handle, and is rolled back", async () => {
    const { queries, transaction } = shop.services.database;
    const before = await names();
    const work = transaction(async (tx) => {
      await tx.insert(shopFacts).values({ name: "half", value: 1 });
      await queries.select().from(shopFacts);
    });
    const thrown = await work.catch((error: Error) => error);
    const reasons = [String(thrown), String((thrown as Error).cause)].join(" ");
    expect(reasons).toContain("The outer database handle was used inside a transaction; use `tx`.");
    expect(await names()).toEqual(before);
  });

  test("leaves the outer handle usable concurrently", async () => {
    const { transaction } = shop.services.database;
    const [, stored] = await Promise.all([
      transaction((tx) => tx.insert(shopFacts).values({ name: "whole", value: 1 })),
      names(),
    ]);
    expect(stored).toContain("shop");
    expect(await names()).toContain("whole");
  });
});

describe("a demo database", () => {
  const refusal =
    "This database holds the demo shop, with passwords that everybody knows. It refuses a public HOST or PUBLIC_URL and a real payment provider unless DEMO=on is set.";
  const real = {
    PAYPAL_BASE_URL: "https://pay.example",
    PAYPAL_CLIENT_ID: "id",
    PAYPAL_CLIENT_SECRET: "secret",
  };

  test.each([[{ HOST: "0.0.0.0" }], [{ PUBLIC_URL: "https://shop.example" }], [real]])(
    "refuses %j",
    async (environment) => {
      const copy = await copyOfShop();
      const settings = testSettings(copy.dataFolder, { ...copy.environment, ...environment, DEMO: "off" });
      await expect(openServices(settings)).rejects.toThrow(new SettingsError(refusal));
      await copy.remove();
    },
  );

  test("is opened on a public URL with DEMO=on", async () => {
    const open = await openShop({
      environment: { HOST: "0.0.0.0", PUBLIC_URL: "https://shop.example", DEMO: "on" },
    });
    expect((await open.call("GET", "/settings/")).body.shop_name).toBe("Trellis");
    await open.close();
  });
});
