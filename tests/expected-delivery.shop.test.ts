import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { markets, products, shippingOptions } from "#server/platform/database/schema.ts";
import { newId } from "#server/platform/ids.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { stockHelpers } from "./support/stock-helpers.ts";

let shop: Shop;
let fern: string;
let spade: string;
beforeAll(async () => {
  shop = await openShop();
  [fern, spade] = [await shop.productId("fern"), await shop.productId("spade")];
});
afterAll(() => shop.close());

const workingDays = ["mon", "tue", "wed", "thu", "fri"] as const;
const queries = () => shop.services.database.queries;
const at = (time: string) => (shop.clock.now = new Date(time));
const ask = (variantIds: readonly string[], place = "en/europe") =>
  shop.call("GET", `/delivery-dates/${place}?variant_ids=${variantIds.join()}`);
const datesOf = async (...variantIds: string[]) => (await ask(variantIds)).body.dates;

beforeEach(async () => {
  // A Wednesday; the market's first parcel takes 2 to 4 days.
  at("2026-11-25T12:00:00Z");
  await queries()
    .update(markets)
    .set({ packing_days: [...workingDays], packed_until: "14:00" })
    .where(eq(markets.id, "europe"));
  await queries()
    .update(shippingOptions)
    .set({ carrier_days: [...workingDays] });
});
const before = { leaves_on: "2026-11-25", arrives_from: "2026-11-27", arrives_to: "2026-12-01" };
const after = { leaves_on: "2026-11-26", arrives_from: "2026-11-30", arrives_to: "2026-12-02" };

test("the days are those of the market's clock, from one second to the next", async () => {
  at("2026-11-25T12:59:59Z");
  expect(await datesOf(spade)).toEqual(before);
  at("2026-11-25T13:00:00Z");
  expect(await datesOf(spade)).toEqual(after);
});

test("no cache keeps them", async () => {
  const { headers } = await ask([spade]);
  expect(headers["cache-control"]).toBe("no-store");
});

test("what is ordered together waits for the product that is sent last, each once", async () => {
  const monday = { leaves_on: "2026-11-30", arrives_from: "2026-12-02", arrives_to: "2026-12-04" };
  await queries()
    .update(products)
    .set({ sent_on: ["mon"] })
    .where(eq(products.id, fern));
  expect(await datesOf(fern, spade, fern)).toEqual(monday);
  expect(await datesOf(spade)).toEqual(before);
  await queries().update(products).set({ sent_on: [] }).where(eq(products.id, fern));
});

test("nothing is said of what is sold out, on backorder, unknown or not for sale", async () => {
  const { track, stock, untrack } = stockHelpers(shop);
  await track("fern");
  await track("fern", { onHand: (await stock("fern")).allocated });
  expect([await datesOf(fern), await datesOf(fern, spade)]).toEqual([null, null]);
  await track("fern", { policy: "backorder" });
  expect(await datesOf(fern)).toBeNull();
  await untrack("fern");
  expect(await datesOf(fern)).toEqual(before);
  expect(await datesOf(spade, newId())).toBeNull();
  await queries().update(products).set({ allow_purchase: false }).where(eq(products.id, fern));
  expect(await datesOf(fern)).toBeNull();
  await queries().update(products).set({ allow_purchase: true }).where(eq(products.id, fern));
});

test("a market whose orders can only be collected says nothing", async () => {
  const europe = eq(shippingOptions.market_id, "europe");
  const options = await queries().select().from(shippingOptions).where(europe);
  await queries().update(shippingOptions).set({ collected: true }).where(europe);
  expect(await datesOf(spade)).toBeNull();
  await queries().delete(shippingOptions).where(europe);
  await queries().insert(shippingOptions).values(options);
});

test.each([
  ["no id", "", 400],
  ["what is no id", "fern", 400],
  ["101 ids", Array.from({ length: 101 }, newId).join(), 400],
  ["100 ids", Array.from({ length: 100 }, newId).join(), 200],
])("%s: %#", async (_, ids, status) => {
  expect((await shop.call("GET", `/delivery-dates/en/europe?variant_ids=${ids}`)).status).toBe(status);
});

test("there are no days for a market or language that does not exist", async () => {
  expect((await ask([spade], "en/mars")).status).toBe(404);
  expect((await ask([spade], "xx/europe")).status).toBe(404);
  expect((await shop.call("GET", "/delivery-dates/en/europe")).status).toBe(400);
});
