import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { markets, priceHistory, productPrices, productTexts } from "#server/platform/database/schema.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
let fern: string;
beforeAll(async () => {
  shop = await openShop();
  fern = await shop.productId("fern");
});
afterAll(() => shop.close());

const queries = () => shop.services.database.queries;
const day = 86_400_000;

/** What a product list of the market shows of the fern; changes are not cached here. */
async function listed(marketId: string, languageId = "en") {
  shop.services.responseCache.clear();
  const { status, body } = await shop.call("GET", `/products/search/${languageId}/${marketId}?ids=${fern}`);
  return { status, product: status === 200 ? body[0] : null };
}

test("a closed market sells nothing, an open one goes on", async () => {
  const quoted = async () =>
    (await shop.call("POST", "/quotes/en/asia", { body: { items: [], coupon_codes: [] } })).status;
  expect([(await listed("asia")).status, await quoted()]).toEqual([200, 200]);
  const ofAsia = eq(markets.id, "asia");
  await queries().update(markets).set({ closed_at: shop.clock.now }).where(ofAsia);
  expect([(await listed("asia")).status, (await listed("europe")).status]).toEqual([404, 200]);
  expect(await quoted()).toBe(404);
  await queries().update(markets).set({ closed_at: null }).where(ofAsia);
});

test("a text that is missing in the language is shown in the market's first language", async () => {
  const isGerman = and(eq(productTexts.product_id, fern), eq(productTexts.language_id, "de"));
  const [text] = await queries().select().from(productTexts).where(isGerman);
  expect((await listed("europe", "de")).product.name).toBe("Boston fern (de)");
  await queries().delete(productTexts).where(isGerman);
  expect((await listed("europe", "de")).product.name).toBe("Boston fern");
  await queries().insert(productTexts).values(text!);
});

test("the lowest price of thirty days is the market's own", async () => {
  const ofMarket = (id: string) => and(eq(productPrices.product_id, fern), eq(productPrices.market_id, id));
  const since = (days: number) => new Date(shop.clock.now.getTime() - days * day);
  const history = (market_id: string, gross_minor: bigint, days: number) => ({
    product_id: fern,
    market_id,
    gross_minor,
    since: since(days),
  });
  const before = await queries().select().from(priceHistory);
  await queries().delete(priceHistory);
  await queries()
    .insert(priceHistory)
    .values([history("europe", 1_850n, 20), history("europe", 1_500n, 1), history("japan", 900n, 10)]);
  const discount = { discounted_minor: 1_500n, discounted_includes_vat: true };
  await queries().update(productPrices).set(discount).where(ofMarket("europe"));
  const { product } = await listed("europe");
  await queries().update(productPrices).set({ discounted_minor: null }).where(ofMarket("europe"));
  await queries().delete(priceHistory);
  await queries().insert(priceHistory).values(before);
  expect([product.discounted_price, product.lowest_price_30_days]).toEqual([15, 18.5]);
});

test("invoices and credit notes are numbered in the order's market only", async () => {
  const numbers = async () => {
    const rows = await queries().select().from(markets);
    return Object.fromEntries(
      rows.map(({ id, last_invoice_number: invoice, last_credit_note_number: note }) => [
        id,
        [invoice, note],
      ]),
    );
  };
  const before = await numbers();
  const steps = refundHelpers(shop, await shop.customer());
  const order = await steps.paidOrder();
  const { id } = await steps.request((await steps.draft(order)).id);
  const { token } = await shop.customer({ role: "administrator" });
  const body = { decision: "approve" };
  expect((await shop.call("POST", `/admin/refunds/${id}/decision`, { token, body })).status).toBe(200);
  const [invoice, note] = before["europe"]!;
  expect(await numbers()).toEqual({ ...before, europe: [invoice! + 1, note! + 1] });
});
