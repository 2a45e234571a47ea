import { readdir } from "node:fs/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { count } from "drizzle-orm";
import { apiApp } from "#server/app.ts";
import { beginSession } from "#server/commerce/accounts/sessions.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import { documents } from "#server/platform/database/document-schema.ts";
import { products } from "#server/platform/database/schema.ts";
import { demoCustomerAddress } from "#server/operations/demo/demo.ts";
import { newId } from "#server/platform/ids.ts";
import { openServices } from "#server/open-services.ts";
import { startCluster } from "#scripts/postgresql.ts";
import { api } from "#tests/support/api.ts";
import { fillShop, jobPollSeconds } from "#tests/support/filled-shop.ts";
import { testSettings } from "#tests/support/settings.ts";

/**
 * `node bench/orders.ts [orders] [postgres]`: how many paid orders per minute get their invoice and mail after a
 * start, and how long the shop is blocked meanwhile.
 */
const [orders = "600", database] = process.argv.slice(2);
const wanted = Number(orders);
const cluster = database === "postgres" ? await startCluster() : null;
const environment: Record<string, string> = cluster ? { DATABASE_URL: `${cluster.address}/postgres` } : {};
const { dataFolder, remove } = await fillShop(environment);
const settings = testSettings(dataFolder, environment);
try {
  await placeOrders();
  const services = await openServices(settings);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  let said = 0;
  for (let done = 0; done < wanted;) {
    await pause(250);
    const [made] = await services.database.queries.select({ invoices: count() }).from(documents);
    const mails = await readdir(join(dataFolder, "outbox")).catch(() => []);
    done = Math.min(made!.invoices, mails.length);
    const seconds = (performance.now() - began) / 1_000;
    if (seconds - said >= 10) console.log(`${Math.round((said = seconds))} s: ${done} of ${wanted}`);
    if (seconds > 180) break;
  }
  const minutes = (performance.now() - began) / 60_000;
  const [made] = await services.database.queries.select({ invoices: count() }).from(documents);
  console.log(
    `${Math.round(made!.invoices / minutes)} orders a minute on ${database ?? "the embedded database"}`,
  );
  const milliseconds = (nanoseconds: number) => Math.round(nanoseconds / 1e6);
  console.log(
    `requests wait ${milliseconds(delay.percentile(50))} ms, 1 in 100 ${milliseconds(delay.percentile(99))} ms, the longest ${milliseconds(delay.max)} ms`,
  );
  await services.close();
} finally {
  remove();
  await cluster?.stop();
}
process.exit();

/** Paid with points by one customer; their jobs wait. */
async function placeOrders(): Promise<void> {
  const services = await openServices(settings, { jobPollSeconds });
  const app = await apiApp(services, { checkResponses: false });
  const { queries } = services.database;
  const now = services.clock();
  const id = newId();
  const email = `${id}@example.com`;
  await queries.insert(customers).values({
    id,
    email,
    email_key: email,
    role: "customer",
    active: true,
    points: 1_000_000_000,
    email_confirmed_at: now,
    created_at: now,
    updated_at: now,
  });
  const token = await beginSession(queries, id, now);
  const rows = await queries.select().from(products);
  const product_id = rows.find(({ url_fragment }) => url_fragment === "fern")!.id;
  const call = async (method: string, path: string, body: object) => {
    const answer = await api(app).call(method, path, { token, body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };
  for (let made = 0; made < wanted; made += 1) {
    await call("POST", "/cart/", { product_id, count: 2 });
    const items = [{ product_id, count: 2, price: 18.95 }];
    const place = { language_id: "en", market_id: "europe", delivery_address: demoCustomerAddress };
    const { id: order } = await call("POST", "/orders/", { ...place, items });
    const { points: points_balance } = (await api(app).call("GET", "/users/customers/me", { token })).body;
    const paying = { paid_with_points: true, points_balance };
    await call("POST", `/orders/${order}/submit`, {
      shipping_code: "standard",
      terms_version: "2026-11",
      ...paying,
    });
  }
  await app.close();
  await services.close();
}
