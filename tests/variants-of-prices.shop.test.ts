import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { priceHistory, productPrices } from "#server/platform/database/schema.ts";
import { newId } from "#server/platform/ids.ts";
import { applyFiles } from "./support/apply-files.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { editFile, shopFiles } from "./support/shop-folder.ts";

let shop: Shop;
let fern: string;
beforeAll(async () => {
  shop = await openShop();
  fern = await shop.productId("fern");
});
afterAll(() => shop.close());

const queries = () => shop.services.database.queries;
const ofFern = () => and(eq(priceHistory.product_id, fern), eq(priceHistory.market_id, "europe"));
const past = async () =>
  (await queries().select().from(priceHistory).where(ofFern()).orderBy(priceHistory.since)).map(
    ({ gross_minor, variant_id }) => [gross_minor, variant_id],
  );
const reduced = editFile("products/fern.yaml", (p) => (p.prices.europe.discounted = 15.5));

test("a folder's prices and their past are the default variants', after a server of the last release too", async () => {
  await queries().update(productPrices).set({ variant_id: null });
  await queries().update(priceHistory).set({ variant_id: null });
  await applyFiles(shop, { ...shopFiles, ...reduced });
  const others = sql`${productPrices.variant_id} is distinct from ${productPrices.product_id}`;
  expect(await queries().$count(productPrices)).toBeGreaterThan(0);
  expect(await queries().$count(productPrices, others)).toBe(0);
  expect(await past()).toEqual([
    [1_895n, null],
    [1_550n, fern],
  ]);
  const { body } = await shop.call("GET", "/products/en/europe/fern");
  expect([body.discounted_price, body.lowest_price_30_days]).toEqual([15.5, 18.95]);
});

test("another variant's past prices are neither shown with the product nor compared with its price", async () => {
  const other = { id: newId(), product_id: fern, position: 1, reference: "900203" };
  await queries().insert(productVariants).values(other);
  const since = (hours: number) => new Date(shop.clock.now.getTime() + hours * 3_600_000);
  const row = { product_id: fern, market_id: "europe", variant_id: other.id };
  await queries()
    .insert(priceHistory)
    .values([
      { ...row, gross_minor: 1_000n, since: since(-40 * 24) },
      { ...row, gross_minor: 1_100n, since: since(-0.5) },
      { ...row, gross_minor: 1_200n, since: since(0.5) },
    ]);
  await applyFiles(shop, { ...shopFiles, ...reduced });
  expect((await past()).filter(([, variant]) => variant !== other.id)).toEqual([
    [1_895n, null],
    [1_550n, fern],
  ]);
  shop.services.responseCache.clear();
  const { body } = await shop.call("GET", "/products/en/europe/fern");
  expect([body.discounted_price, body.lowest_price_30_days]).toEqual([15.5, 18.95]);
});
