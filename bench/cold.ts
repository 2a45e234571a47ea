import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { demoFolder, openServices } from "#server/open-services.ts";
import { storefrontApp } from "#server/storefront-app.ts";
import { startCluster } from "#scripts/postgresql.ts";
import { jobPollSeconds } from "#tests/support/filled-shop.ts";
import { testSettings } from "#tests/support/settings.ts";
import { addProducts, names, pick } from "./many-products.ts";
import { familyOf, processesWith, processorTime } from "./processor-time.ts";

/**
 * `node scripts/runtime.mjs bench/cold.ts [products] [requests]`: what public requests cost that the cache does not have,
 * on PostgreSQL, after a build: statements of each, and milliseconds of CPU time in the shop and in PostgreSQL. Every
 * request has another address; eight run at once.
 */
const [products = 1_000, requests = 400] = process.argv.slice(2).map(Number);
const atOnce = 8;

const cluster = await startCluster(console.log, { shared_preload_libraries: "pg_stat_statements" });
const dataFolder = mkdtempSync(join(tmpdir(), "trellis-cold-"));
try {
  const settings = testSettings(dataFolder, {
    DATABASE_URL: `${cluster.address}/postgres`,
    SHOP_GATE: "open",
  });
  const services = await openServices(settings, { shopFolder: demoFolder, jobPollSeconds });
  await services.catchUp();
  await addProducts(services, 0, products, 3);
  const { queries } = services.database;
  await queries.execute(sql`create extension pg_stat_statements`);
  await queries.execute(sql`vacuum analyze`);
  const app = await storefrontApp(services, { checkResponses: false, isDemo: true });
  const addresses: Record<string, (at: number) => string> = {
    "a product": (at) => `/api/v1/products/en/europe/p-${at % products}`,
    "a list": (at) =>
      `/api/v1/products/search/en/europe?limit=20&skip=${(at * 20) % products}&price_to=${1_000 + at}`,
    "a search": (at) =>
      `/api/v1/products/search/en/europe?limit=20&term=${encodeURIComponent(`${pick(names)} ${at}`)}`,
    "a product's page": (at) => `/en/product/p-${at % products}`,
  };
  const table: Record<string, object> = {};
  for (const [name, addressOf] of Object.entries(addresses)) {
    await ask(app, addressOf, requests, 50);
    services.responseCache.clear();
    table[name] = await measure(app, addressOf);
  }
  console.table(table);
  await app.close();
  await services.close();

  async function measure(asked: FastifyInstance, addressOf: (at: number) => string) {
    const postgres = `-p\0${new URL(cluster.address).port}`;
    const cpuOfPostgres = () => processorTime(processesWith(postgres).flatMap(familyOf));
    await queries.execute(sql`select pg_stat_statements_reset()`);
    const [ownBefore, postgresBefore, began] = [process.cpuUsage(), cpuOfPostgres(), performance.now()];
    await ask(asked, addressOf, 0, requests);
    const seconds = (performance.now() - began) / 1_000;
    const own = process.cpuUsage(ownBefore);
    const { rows } = await queries.execute<{ calls: number }>(
      sql`select sum(calls)::int as calls from pg_stat_statements where query not like '%pg_stat_statements%'`,
    );
    const perRequest = (value: number) => Number((value / requests).toFixed(1));
    return {
      statements: perRequest(rows[0]!.calls),
      "shop ms": perRequest((own.user + own.system) / 1_000),
      "PostgreSQL ms": perRequest((cpuOfPostgres() - postgresBefore) / 1_000),
      "per second": Math.round(requests / seconds),
    };
  }
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
  await cluster.stop();
}
process.exit();

async function ask(app: FastifyInstance, addressOf: (at: number) => string, from: number, count: number) {
  let next = from;
  const worker = async () => {
    while (next < from + count) {
      const url = addressOf(next++);
      const { statusCode, body } = await app.inject({
        url,
        headers: { "accept-encoding": "br, gzip", cookie: "trellis_place=europe.en" },
      });
      if (statusCode !== 200) throw new Error(`${url} answers ${statusCode}: ${body.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
