import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { eq, sql } from "drizzle-orm";
import { demoCustomerAddress } from "#server/operations/demo/demo.ts";
import { demoFolder, openServices } from "#server/open-services.ts";
import { variantStock } from "#server/platform/database/stock-schema.ts";
import { storefrontApp } from "#server/storefront-app.ts";
import { startCluster } from "#scripts/postgresql.ts";
import { jobPollSeconds } from "#tests/support/filled-shop.ts";
import { testSettings } from "#tests/support/settings.ts";
import { addCustomers, demoEnvironment } from "./built-shop.ts";

/**
 * `node scripts/runtime.mjs bench/stock-changes.ts [seconds] [orders a second] [seconds between changes] [reads a second]`: how many public reads of
 * one server come from memory on PostgreSQL while one product is ordered, and while another becomes few, sold out and available
 * again in turn (0: never). Parts of pages that are made count as reads not from memory.
 */
const [seconds = 15, perSecond = 60, between = 2, reads = 300] = process.argv.slice(2).map(Number);
const warmingUp = 10;
/** Orders; more than the machine can place only wait for each other. */
const atOnce = 6;
const cluster = await startCluster(() => {});
const dataFolder = mkdtempSync(join(tmpdir(), "trellis-stock-"));
try {
  const services = await openServices(
    testSettings(dataFolder, demoEnvironment(cluster.address, dataFolder)),
    {
      shopFolder: demoFolder,
      jobPollSeconds,
    },
  );
  const made = new Map<string, number>();
  const { make, ...cache } = services.responseCache;
  services.responseCache = {
    ...cache,
    make: (key, draft, outdated) =>
      make(key, () => (made.set(kindOf(key), (made.get(kindOf(key)) ?? 0) + 1), draft()), outdated),
  };
  const app = await storefrontApp(services, { checkResponses: false, isDemo: true });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const send = (method: string, path: string, token?: string, body?: object): Promise<Response> =>
    fetch(url + path, {
      method,
      headers: {
        cookie: "trellis_place=europe.en",
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const call = async (method: string, path: string, token?: string, body?: object): Promise<any> => {
    const answer = await send(method, `/api/v1${path}`, token, body);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { queries } = services.database;
  const idOf = async (address: string): Promise<string> =>
    (await call("GET", `/products/en/europe/${address}`)).id;
  const [ordered, changing] = [await idOf("boston-fern"), await idOf("snake-plant")];
  const setStock = (id: string, stock: Partial<typeof variantStock.$inferInsert>) =>
    queries.update(variantStock).set(stock).where(eq(variantStock.variant_id, id));
  await setStock(ordered, { tracked: true, on_hand: 1_000_000 });
  const { price } = await call("GET", "/products/en/europe/boston-fern");
  const { terms_version } = await call("GET", "/settings/");
  const drafts: { token: string; order: string }[] = [];
  for (const token of await addCustomers(services, seconds * perSecond)) {
    await call("POST", "/cart/", token, { product_id: ordered, count: 1 });
    const place = { language_id: "en", market_id: "europe", delivery_address: demoCustomerAddress };
    const items = [{ product_id: ordered, count: 1, price }];
    drafts.push({ token, order: (await call("POST", "/orders/", token, { ...place, items })).id });
  }

  const { rows: categories } = await queries.execute<{ path: string; address: string }>(sql`
    with recursive under as (
      select id, url_fragment as address, url_fragment as path from categories where parent_id is null
      union all
      select child.id, child.url_fragment, under.path || '/' || child.url_fragment from under join categories child on child.parent_id = under.id
    ) select path, address from under where exists (select from product_categories where category_id = under.id)`);
  const { rows: others } = await queries.execute<{ address: string }>(sql`
    select url_fragment as address from products join product_prices on product_id = products.id where market_id = 'europe'`);
  const { rows: feeds } = await queries.execute<{ path: string }>(sql`
    select '/feeds/' || id || '/' || jsonb_array_elements_text(to_jsonb(languages)) || '.xml' as path from markets`);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;
  const search = "/api/v1/products/search/en/europe";
  /** Half of the visits are to the product that is ordered and its category. */
  const visit = (): string => {
    const kind = Math.random();
    if (kind < 0.25) return "/en/product/boston-fern";
    if (kind < 0.35) return "/api/v1/products/en/europe/boston-fern";
    if (kind < 0.45) return "/en/product-categories/houseplants";
    if (kind < 0.5) return `${search}/facets?category=houseplants`;
    if (kind < 0.65) return `/en/product-categories/${pick(categories).path}`;
    if (kind < 0.72) return `${search}?category=${pick(categories).address}&limit=24`;
    if (kind < 0.8) return `${search}/facets?category=${pick(categories).address}`;
    if (kind < 0.83) return pick(feeds).path;
    return `/en/product/${pick(others).address}`;
  };
  const headers = { cookie: "trellis_place=europe.en" };
  const requests = Array.from({ length: 5_000 }, () => ({ path: visit(), headers }));
  // Fills the cache.
  for (const path of new Set(requests.map((request) => request.path))) await send("GET", path);
  const load = (duration: number) =>
    autocannon({ url, connections: 32, duration, overallRate: reads, requests, workers: 1 });
  // What is requested again is compressed better, which takes a while.
  await load(warmingUp);
  made.clear();

  const stops = new AbortController();
  const placed: number[] = [];
  const place = async ({ token, order }: { token: string; order: string }) => {
    const body = { shipping_code: "standard-benelux", terms_version };
    placed.push((await send("POST", `/api/v1/orders/${order}/submit`, token, body)).status);
  };
  const keepOrdering = async () => {
    const began = performance.now();
    const under = new Set<Promise<void>>();
    for (const [number, draft] of drafts.entries()) {
      while (under.size >= atOnce) await Promise.race(under);
      await pause(Math.max(1, began + (number * 1_000) / perSecond - performance.now()));
      if (stops.signal.aborted) break;
      const placing = place(draft).finally(() => under.delete(placing));
      under.add(placing);
    }
    await Promise.all(under);
    return (1_000 * placed.length) / (performance.now() - began);
  };
  const few = { tracked: true, on_hand: 3, few: 5 };
  const turns = [few, { ...few, on_hand: 0 }, { ...few, on_hand: 100 }];
  let changes = 0;
  const keepChanging = async () => {
    while (between > 0 && !stops.signal.aborted) {
      await setStock(changing, turns[changes % turns.length]!);
      changes += 1;
      await pause(between * 1_000);
    }
  };
  const ordering = Promise.all([keepOrdering(), keepChanging()]);
  const read = await load(seconds);
  stops.abort();
  const [rate] = await ordering;
  const { total } = read.requests;
  const makings = [...made.values()].reduce((sum, one) => sum + one, 0);
  console.log(
    `${total} reads (${read.non2xx} refused) in ${seconds} s, while ${rate.toFixed(0)} orders a second were placed (${placed.filter((status) => status !== 200).length} of ${placed.length} refused) and an availability changed ` +
      `${changes} times: of 100 reads ${((100 * (total - makings)) / total).toFixed(1)} were not made`,
  );
  console.table(Object.fromEntries([...made].toSorted()));
  await app.close();
  await services.close();
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
  await cluster.stop();
}
process.exit();

/** Of a key in the cache: an address, or a page's. */
function kindOf(key: string): string {
  if (key.startsWith("page "))
    return key.includes("/product-categories/") ? "page of a category" : "other page";
  return ["facets", "feeds", "/search"].find((part) => key.includes(part)) ?? "others";
}
