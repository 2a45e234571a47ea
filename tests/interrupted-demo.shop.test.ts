import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { createResponseCache } from "#server/http/response-cache.ts";
import { addToCart } from "#server/commerce/cart/cart.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { cartItems, customers, orders } from "#server/platform/database/customer-schema.ts";
import { fillDemo, readDemoFolder } from "#server/operations/demo/demo.ts";
import { folderFiles } from "#server/platform/files/folder-files.ts";
import { demoFolder } from "#server/open-services.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { emptyShopData } from "./support/new-demo.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { testStart, testSettings } from "./support/settings.ts";

test("an interrupted first start is completed once by the next start", async () => {
  const copy = await emptyShopData();
  const settings = testSettings(copy.dataFolder, copy.environment);
  const database = await openDatabase(settings);
  const services = {
    database,
    settings,
    clock: () => new Date(testStart),
    responseCache: createResponseCache(),
  };
  await fillDemo(services, () => readDemoFolder(demoFolder, folderFiles(copy.dataFolder)), true);
  expect(await database.queries.$count(orders)).toBe(0);
  await database.close();

  const afterStart = async (meanwhile: (shop: Shop) => Promise<unknown>) => {
    const shop = await openShop({ copy: { ...copy, remove: async () => {} } });
    const { queries } = shop.services.database;
    await meanwhile(shop);
    await shop.services.catchUp();
    const cart = await queries.select({ count: cartItems.count }).from(cartItems);
    const count = await queries.$count(orders);
    await shop.close();
    return { count, cart };
  };
  onTestFinished(copy.remove);
  // A shopper arrived before the demo history was written, and keeps their cart.
  const { count, cart } = await afterStart(async (shop) => {
    const [customer] = await shop.services.database.queries
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.email_key, "customer@example.com"));
    const product_id = await shop.productId("boston-fern");
    await addToCart(shop.services, customer!.id, { product_id, count: 7 }, undefined);
  });
  expect(count).toBeGreaterThan(10);
  expect(cart).toEqual([{ count: 7 }]);
  expect((await afterStart(async () => {})).count).toBe(count);
});

test("a demo without its customers starts without a history", async () => {
  const warned = vi.spyOn(log, "warn").mockImplementation(() => {});
  onTestFinished(() => warned.mockRestore());
  const copy = await emptyShopData();
  const shop = await openShop({ copy });
  onTestFinished(shop.close);
  const { queries } = shop.services.database;
  await queries
    .update(customers)
    .set({ email_key: "gone@example.com" })
    .where(eq(customers.email_key, "admin2@example.com"));
  for (let start = 0; start < 2; start += 1) await shop.services.catchUp();
  expect(warned).toHaveBeenCalledOnce();
  expect(await queries.$count(orders)).toBe(0);
});
