import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { announceChange, listenerName } from "#server/platform/database/changes.ts";
import { shopFacts } from "#server/platform/database/schema.ts";
import { readShopFacts } from "#server/commerce/markets/shop-settings.ts";
import { openServices } from "#server/open-services.ts";
import { api } from "./support/api.ts";
import { openRelay } from "./support/relay.ts";
import { copyOfShop, openShop, type CopyOfShop, type Shop } from "./support/shop.ts";
import { testSettings } from "./support/settings.ts";
import { apiApp } from "#server/app.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { scaledTimeLimit } from "#scripts/time-limits.ts";

const soon = { timeout: scaledTimeLimit(60_000) };

let copy: CopyOfShop;
let shop: Shop;
beforeAll(async () => {
  copy = await copyOfShop();
  shop = await openShop({ copy });
});
afterAll(() => shop.close());

const nameNow = async (call: Shop["call"] = shop.call): Promise<string> =>
  (await call("GET", "/settings/")).body.shop_name;
async function rename(name: string, services = shop.services): Promise<void> {
  await services.database.transaction(async (tx) => {
    const before = await readShopFacts(tx);
    await tx
      .update(shopFacts)
      .set({ value: { ...before, name } })
      .where(eq(shopFacts.name, "shop"));
    await announceChange(tx);
  });
}

test("a change by one process clears the caches of all processes on the database", async () => {
  const settings = testSettings(copy.dataFolder, copy.environment);
  const other = await openServices(settings, { clock: () => shop.clock.now, jobPollSeconds: 3_600 });
  const app = await apiApp(other, { checkResponses: true });
  const { call } = api(app);
  expect([await nameNow(), await nameNow(call)]).toEqual(["Trellis", "Trellis"]);
  await rename("Fern House", other);
  for (const ask of [shop.call, call]) await expect.poll(() => nameNow(ask)).toBe("Fern House");
  await app.close();
  await other.close();
});

test("without its listening connection a process caches nothing until it reconnects", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  await nameNow();
  await expect.poll(() => shop.services.responseCache.get("/api/v1/settings/")).toBeDefined();
  const { queries } = shop.services.database;
  await queries.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${listenerName} and datname = current_database()`,
  );
  await expect.poll(() => shop.services.responseCache.get("/api/v1/settings/")).toBeUndefined();
  await rename("Moss House");
  await expect.poll(() => nameNow()).toBe("Moss House");
  await expect
    .poll(async () => (await nameNow(), shop.services.responseCache.get("/api/v1/settings/")))
    .toBeDefined();
  vi.restoreAllMocks();
});

test("a request that began before a change gets the response that was made after it", async () => {
  const { database, whenChanged } = shop.services;
  const renameAndNotice = async (name: string) => {
    const noticed = new Promise<void>((done) => whenChanged(() => done()));
    await rename(name);
    await noticed;
  };
  const waiting = async (count: number) => {
    const { rows } = await database.queries.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows.length).toBe(count);
  };
  await renameAndNotice("Rose House");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const lock = database.transaction(async (tx) => {
    await tx.execute(sql`lock table pages`);
    locked.resolve();
    await released;
  });
  await locked.promise;
  // It has read the name and waits to read the terms.
  const earlier = nameNow();
  await vi.waitFor(() => waiting(1), soon);
  await renameAndNotice("Lily House");
  const later = nameNow();
  await vi.waitFor(() => waiting(2), soon);
  release();
  await lock;
  expect(await Promise.all([earlier, later])).toEqual(["Lily House", "Lily House"]);
});

test("a change made while the listening connection is cut shows once it is back", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const address = new URL(copy.environment.DATABASE_URL!);
  const relay = await openRelay({ host: address.hostname, port: Number(address.port) });
  address.port = String(relay.port);
  const environment = { ...copy.environment, DATABASE_DIRECT_URL: address.href };
  const listening = await openShop({ copy: { ...copy, environment } });
  onTestFinished(async () => {
    await listening.close();
    relay.close();
  });
  const cached = () => listening.services.responseCache.get("/api/v1/settings/");
  const isCached = async () => {
    await expect.poll(async () => (await nameNow(listening.call), cached())).toBeDefined();
  };
  await isCached();
  const before = await nameNow(listening.call);
  // The notification is sent to a connection through which nothing passes any more.
  relay.silence();
  await rename("Fern & Moss");
  expect(await nameNow(listening.call)).toBe(before);
  relay.cut();
  await expect.poll(cached).toBeUndefined();
  expect(await nameNow(listening.call)).toBe("Fern & Moss");
  relay.join();
  relay.speak();
  await isCached();
  expect(await nameNow(listening.call)).toBe("Fern & Moss");
});
