import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { and, eq, sql } from "drizzle-orm";
import { demoFolder, openServices } from "#server/open-services.ts";
import { announcePrices } from "#server/commerce/catalogue/cache-tags.ts";
import { productPrices, products } from "#server/platform/database/schema.ts";
import { storefrontApp } from "#server/storefront-app.ts";
import { startCluster } from "#scripts/postgresql.ts";
import { jobPollSeconds } from "#tests/support/filled-shop.ts";
import { testSettings } from "#tests/support/settings.ts";

/**
 * `node scripts/runtime.mjs bench/price-changes.ts [seconds] [changes a second]`: how many public reads of one server come
 * from memory on PostgreSQL while prices of random products change. Parts of pages that are made count as reads not from
 * memory.
 */
const [seconds = "20", changes = "10"] = process.argv.slice(2);
const connections = 32;
const cluster = await startCluster();
const dataFolder = mkdtempSync(join(tmpdir(), "trellis-prices-"));
try {
  const services = await openServices(
    testSettings(dataFolder, { DATABASE_URL: `${cluster.address}/postgres`, SHOP_GATE: "open" }),
    { shopFolder: demoFolder, jobPollSeconds },
  );
  let made = 0;
  let waiting = 0;
  const { make, ...cache } = services.responseCache;
  services.responseCache = {
    ...cache,
    make: (key, draft, outdated) => {
      waiting += 1;
      return make(key, () => ((made += 1), draft()), outdated);
    },
  };
  const app = await storefrontApp(services, { checkResponses: false, isDemo: true });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const { queries } = services.database;
  const sold = await queries
    .select({ id: products.id, address: products.url_fragment })
    .from(products)
    .innerJoin(
      productPrices,
      and(eq(productPrices.product_id, products.id), eq(productPrices.market_id, "europe")),
    );
  const categories = [
    "houseplants",
    "garden",
    "herbs-and-flowers",
    "bulbs-and-seeds",
    "tools",
    "foliage-plants",
  ];
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;
  /** Popularity as it is in shops: the second product is visited half as often as the first, the third a third. */
  const shares = sold.map((_, rank) => 1 / (rank + 1));
  const popular = () => {
    let left = Math.random() * shares.reduce((sum, share) => sum + share, 0);
    return sold[shares.findIndex((share) => (left -= share) <= 0)]!;
  };
  /** Three of ten visits are lists, one the home page, the others products, as pages and as the API's answers. */
  const visit = (): string => {
    const kind = Math.random();
    if (kind < 0.1) return "/en/";
    if (kind < 0.25) return `/en/product-categories/${pick(categories)}`;
    if (kind < 0.4) return `/api/v1/products/search/en/europe?category=${pick(categories)}&limit=24`;
    const { address } = popular();
    return kind < 0.7 ? `/en/product/${address}` : `/api/v1/products/en/europe/${address}`;
  };
  const headers = { cookie: "trellis_place=europe.en" };
  const requests = Array.from({ length: 5_000 }, () => ({ path: visit(), headers }));
  let isOver = false;
  let changed = 0;
  const keepChanging = async () => {
    while (!isOver) {
      const { id } = pick(sold);
      const isPrice = and(eq(productPrices.product_id, id), eq(productPrices.market_id, "europe"));
      await services.database.transaction(async (tx) => {
        const raised = sql`${productPrices.price_minor} + 1`;
        const [row] = await tx
          .update(productPrices)
          .set({ price_minor: raised, gross_minor: raised })
          .where(isPrice)
          .returning();
        const isOffer = row!.discounted_minor !== null;
        const before = { gross: row!.gross_minor - 1n, isOffer };
        const after = { gross: row!.gross_minor, isOffer };
        await announcePrices(tx, [{ product_id: id, market_id: "europe", before, after }]);
      });
      changed += 1;
      await pause(1_000 / Number(changes));
    }
  };
  const load = (duration: number) => autocannon({ url, connections, duration, requests, workers: 1 });
  // Fills the cache first.
  await load(5);
  made = waiting = 0;
  const changing = keepChanging();
  const { requests: read, non2xx } = await load(Number(seconds));
  isOver = true;
  await changing;
  const share = (some: number) => ((100 * some) / read.total).toFixed(1);
  console.log(
    `${read.total} reads (${non2xx} refused) and ${changed} price changes in ${seconds} s: ` +
      `of 100 reads ${share(read.total - made)} were not made, and ${share(waiting - made)} waited for one that was being made`,
  );
  await app.close();
  await services.close();
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
  await cluster.stop();
}
