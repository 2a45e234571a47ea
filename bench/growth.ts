import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { apiApp } from "#server/app.ts";
import { toCachedResponse } from "#server/http/cached-response.ts";
import type { ResponseCache } from "#server/http/response-cache.ts";
import { beginSession } from "#server/commerce/accounts/sessions.ts";
import { demoCustomerAddress } from "#server/operations/demo/demo.ts";
import { demoFolder, openServices } from "#server/open-services.ts";
import { jobHandlers } from "#server/job-handlers.ts";
import { startCluster } from "#scripts/postgresql.ts";
import { api } from "#tests/support/api.ts";
import { jobPollSeconds } from "#tests/support/filled-shop.ts";
import { testSettings } from "#tests/support/settings.ts";
import { addOrders } from "./many-orders.ts";
import { familyOf, processesWith, processorTime } from "./processor-time.ts";
import { addProducts, names, pick } from "./many-products.ts";

/**
 * `node scripts/runtime.mjs bench/growth.ts [stages] [variants] [languages]`: the cost of requests and jobs as the shop grows, on
 * PostgreSQL, with products in one variant or in 3, in 2 languages or in 5: the median of 31 requests in milliseconds, without cached responses, and the CPU
 * time of one in the shop and in PostgreSQL, which other programs disturb less. Above 20 ms it names the slowest statement.
 */
const stages = [
  { products: 1_000, orders: 1_000 },
  { products: 10_000, orders: 100_000 },
  { products: 100_000, orders: 1_000_000 },
].slice(0, Number(process.argv[2] ?? 3));
const variants = process.argv[3] === "1" ? 1 : 3;
const languages = process.argv[4] === "5" ? (["en", "de", "cs", "ja", "ar"] as const) : undefined;
const asked = 31;
const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

const cluster = await startCluster(console.log, { shared_preload_libraries: "pg_stat_statements" });
const dataFolder = mkdtempSync(join(tmpdir(), "trellis-growth-"));
try {
  const settings = testSettings(dataFolder, { DATABASE_URL: `${cluster.address}/postgres` });
  const services = await openServices(settings, { shopFolder: demoFolder, jobPollSeconds });
  await services.catchUp();
  // No response is cached; what they share until the shop changes is.
  const responseCache: ResponseCache = {
    ...services.responseCache,
    get: () => undefined,
    make: async (_, draft) => {
      const made = await draft();
      return made && toCachedResponse(made);
    },
  };
  const app = await apiApp({ ...services, responseCache }, { checkResponses: false });
  const { call } = api(app);
  const { queries } = services.database;
  // Enough points for every order, so none needs a provider.
  await queries.execute(
    sql`update customers set points = 1000000000 where email_key = 'customer@example.com'`,
  );
  const tokenOf = async (email: string): Promise<string> => {
    const { rows } = await queries.execute<{ id: string }>(
      sql`select id from customers where email_key = ${email}`,
    );
    return beginSession(queries, rows[0]!.id, services.clock());
  };
  const admin = await tokenOf("admin@example.com");
  const customer = await tokenOf("customer@example.com");
  const { terms_version } = (await call("GET", "/settings/")).body as { terms_version: string };
  const fernPrice = ((await call("GET", "/products/en/europe/boston-fern")).body as { price: number }).price;
  const workers = jobHandlers(services);
  const [fern] = (
    await queries.execute<{ id: string }>(sql`select id from products where url_fragment = 'boston-fern'`)
  ).rows;
  const get =
    (path: () => string, expected = 200, token?: string) =>
    async () => {
      const { status, body } = await call("GET", path(), token ? { token } : {});
      if (status !== expected) throw new Error(`${path()} answers ${status}: ${JSON.stringify(body)}`);
    };
  const getAs = (token: string, path: string) => get(() => path, 200, token);
  const post = async (path: string, body: object) => {
    const answer = await call("POST", path, { token: customer, body });
    if (answer.status !== 200)
      throw new Error(`${path} answers ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const emptyCart = () => queries.execute(sql`delete from cart_items`);
  const order = async () => {
    const items = [{ product_id: fern!.id, count: 1, price: fernPrice }];
    const place = { language_id: "en", market_id: "europe", delivery_address: demoCustomerAddress };
    const { id } = await post("/orders/", { ...place, items });
    const { points: points_balance } = (await call("GET", "/users/customers/me", { token: customer })).body;
    await post(`/orders/${id}/submit`, {
      shipping_code: "standard-benelux",
      terms_version,
      paid_with_points: true,
      points_balance,
    });
  };
  const works: Record<string, () => Promise<unknown>> = {
    "a list": get(() => "/products/search/en/europe?limit=24"),
    "a list's 40th page": get(() => "/products/search/en/europe?limit=24&skip=936"),
    "a list, filtered by price": get(() => "/products/search/en/europe?limit=24&price_from=10&price_to=30"),
    "a category": get(() => "/categories/en/europe/houseplants"),
    "an unknown category": get(() => "/categories/en/europe/tractors", 404),
    "a list's filters": get(() => "/products/search/en/europe/facets"),
    "a list's filters, in stock": get(() => "/products/search/en/europe/facets?in_stock=true"),
    "a category's filters": get(() => "/products/search/en/europe/facets?category=houseplants"),
    "the menu": get(() => "/menu/localized/en"),
    "a product": get(() => "/products/en/europe/boston-fern"),
    "a product of those added": get(() => "/products/en/europe/p-7"),
    "a search": get(() => `/products/search/en/europe?limit=24&term=${encodeURIComponent(pick(names))}`),
    suggestions: get(() => `/products/suggestions/en/europe?term=${encodeURIComponent(pick(names))}`),
    "adding to the cart": () => post("/cart/", { product_id: fern!.id, count: 1 }),
    "an order, drafted and paid with points": order,
    "the cart": getAs(customer, "/cart/en/europe"),
    "a customer's orders": getAs(customer, "/orders/?placed=true&limit=10"),
    "refunds to decide": getAs(admin, "/admin/refunds/?current_status=requested&limit=20"),
    "orders to send": getAs(admin, "/admin/orders/?stage=to_ship&limit=20"),
    "an order by its reference": getAs(admin, "/admin/orders/?term=0000012-34&limit=20"),
    "how many orders": getAs(admin, "/admin/orders/count"),
    "the job finish-payments": () => workers["finish-payments"]({}, "bench"),
    "the job cancel-unpaid": () => workers["cancel-unpaid"]({}, "bench"),
    "the job missing-invoices": () => workers["missing-invoices"]({}, "bench"),
    "the job clear-expired": () => workers["clear-expired"]({}, "bench"),
    "the job convert-deposits": () => workers["convert-deposits"]({}, "bench"),
  };
  await queries.execute(sql`create extension pg_stat_statements`);
  const slowest = async (): Promise<string> => {
    const { rows } = await queries.execute<{ query: string; mean: number; calls: number }>(sql`
      select query, mean_exec_time as mean, calls from pg_stat_statements order by total_exec_time desc limit 2`);
    return rows
      .map(
        ({ query, mean, calls }) =>
          `  ${calls} x ${mean.toFixed(1)} ms: ${query.replace(/\s+/g, " ").slice(0, 1_500)}`,
      )
      .join("\n");
  };
  const postgres = `-p\0${new URL(cluster.address).port}`;
  const cpuTime = () => processorTime([process.pid, ...processesWith(postgres).flatMap(familyOf)]);
  const table: Record<string, Record<string, number>> = {};
  let there = { products: 0, orders: 0 };
  for (const stage of stages) {
    await addProducts(services, there.products, stage.products, variants, languages);
    await addOrders(services, there.orders, stage.orders);
    await queries.execute(sql`vacuum analyze`);
    services.responseCache.clear();
    there = stage;
    for (const [name, work] of Object.entries(works)) {
      const times: number[] = [];
      const began = cpuTime();
      await queries.execute(sql`select pg_stat_statements_reset()`);
      for (let count = 0; count < (name.startsWith("the job") ? 5 : asked); count += 1) {
        await emptyCart();
        if (work === order) await post("/cart/", { product_id: fern!.id, count: 1 });
        const sent = performance.now();
        await work();
        times.push(performance.now() - sent);
      }
      if (median(times) > 20) console.error(`${name}: ${median(times).toFixed(1)} ms\n${await slowest()}`);
      const stageName = `${stage.products} products, ${stage.orders} orders`;
      const row = (table[name] ??= {});
      row[stageName] = Number(median(times).toFixed(1));
      row[`CPU, ${stage.products}`] = Number(((cpuTime() - began) / 1_000 / times.length).toFixed(1));
    }
    console.table(table);
  }
  await app.close();
  await services.close();
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
  await cluster.stop();
}
process.exit();
