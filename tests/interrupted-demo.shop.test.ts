import { expect, onTestFinished, test } from "vitest";
import { keepAnswers } from "../server/api/kept.ts";
import { openDatabase } from "../server/database/database.ts";
import { orders } from "../server/database/customer-schema.ts";
import { fillDemo, readGoods } from "../server/demo/demo.ts";
import { folderFiles } from "../server/files/folder-files.ts";
import { demoFolder } from "../server/open.ts";
import { nothing } from "./support/new-demo.ts";
import { openShop } from "./support/shop.ts";
import { beginning, testSettings } from "./support/settings.ts";

test("a first start that ended before its past is caught up on by the next, and only once", async () => {
  const copy = await nothing();
  const settings = testSettings(copy.dataFolder, copy.environment);
  const database = await openDatabase(settings);
  const services = {
    database,
    settings,
    clock: () => new Date(beginning),
    kept: keepAnswers(),
  };
  await fillDemo(services, () => readGoods(demoFolder, folderFiles(copy.dataFolder)), true);
  expect(await database.queries.$count(orders)).toBe(0);
  await database.close();

  const ordersAfterStart = async () => {
    const shop = await openShop({ copy: { ...copy, remove: async () => {} } });
    await shop.services.catchUp();
    const count = await shop.services.database.queries.$count(orders);
    await shop.close();
    return count;
  };
  onTestFinished(copy.remove);
  const count = await ordersAfterStart();
  expect(count).toBeGreaterThan(10);
  expect(await ordersAfterStart()).toBe(count);
});
