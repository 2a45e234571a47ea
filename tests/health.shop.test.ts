import { renameSync, rmSync, writeFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { log } from "#server/platform/telemetry/log.ts";
import { openRelay } from "./support/relay.ts";
import { copyOfShop, openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
let line: Awaited<ReturnType<typeof openRelay>> | null = null;
beforeAll(async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  const copy = await copyOfShop();
  if (inject("cluster")) {
    const address = new URL(copy.environment.DATABASE_URL!);
    line = await openRelay({ host: address.hostname, port: Number(address.port) });
    address.port = String(line.port);
    copy.environment = { DATABASE_URL: address.href };
  }
  // Health checks are not behind the gate.
  shop = await openShop({ copy, environment: { SHOP_GATE: "code:fern" } });
});
afterAll(async () => {
  await shop.close().catch(() => {});
  line?.close();
  vi.restoreAllMocks();
});

const ask = async (url: string) => {
  const { statusCode, headers, body } = await shop.app.inject({ url });
  expect(headers["cache-control"]).toBe("no-store");
  return { status: statusCode, retryAfter: headers["retry-after"], ...JSON.parse(body) };
};
const ready = async () => (await ask("/health/ready")).problems ?? [];
const live = { status: "live", retryAfter: undefined };

test("a working shop is live and ready", async () => {
  expect(await ask("/health/live")).toMatchObject(live);
  expect(await ask("/health/ready")).toEqual({ status: "ready", retryAfter: undefined });
});

test("a missing migration makes the shop not ready; one of a newer release does not", async () => {
  const { queries } = shop.services.database;
  await queries.execute(sql`insert into migrations (name) values ('9999_newer.sql')`);
  await queries.execute(sql`update migrations set name = '0002_moved' where name = '0002_points.sql'`);
  await expect.poll(ready).toEqual(["migrations"]);
  await queries.execute(sql`update migrations set name = '0002_points.sql' where name = '0002_moved'`);
  await expect.poll(ready).toEqual([]);
});

test("an unwritable data folder makes the shop not ready", async () => {
  const { dataFolder } = shop.services.settings;
  renameSync(dataFolder, `${dataFolder}-away`);
  writeFileSync(dataFolder, "");
  await expect.poll(ready).toEqual(["files"]);
  rmSync(dataFolder);
  renameSync(`${dataFolder}-away`, dataFolder);
  await expect.poll(ready).toEqual([]);
});

test("without the database the shop is live but not ready, and recovers by itself", async () => {
  if (line) line.cut();
  else await shop.services.database.close();
  await expect
    .poll(() => ask("/health/ready"))
    .toMatchObject({
      status: "not ready",
      retryAfter: "5",
      problems: ["database"],
    });
  expect(await ask("/health/live")).toMatchObject(live);
  // The embedded database returns with the process.
  if (!line) return;
  line.join();
  await expect.poll(ready).toEqual([]);
});

test("a shop that is shutting down is not ready", async () => {
  const ending = shop.app.drain();
  expect(await ask("/health/ready")).toMatchObject({ status: "not ready", problems: ["ending"] });
  await ending;
});
