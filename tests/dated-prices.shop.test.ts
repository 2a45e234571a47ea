import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { switchPromotions } from "#server/commerce/promotions/advance-promotions.ts";
import { readStoredShop } from "#server/operations/shop-data/stored-shop.ts";
import { storefrontApp } from "#server/storefront-app.ts";
import { applyFiles } from "./support/apply-files.ts";
import { fern } from "./support/order-helpers.ts";
import { promotion, promotionShopper } from "./support/promotion-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { editFile, shopFiles } from "./support/shop-folder.ts";

let shop: Shop;
let app: FastifyInstance;
/** The one after the year in which the tests' clock starts. */
let year: number;
beforeAll(async () => {
  shop = await openShop({ environment: { SHOP_GATE: "open" } });
  year = shop.clock.now.getUTCFullYear() + 1;
  app = await storefrontApp(shop.services, { checkResponses: true, isDemo: true });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

type Dated = Record<string, Record<string, number>>;
/** The test shop's files with prices by article number and market, for a time in Amsterdam. */
const filesWith = (dates: { from?: string; to?: string }, prices: Dated, files: object = {}) => ({
  ...shopFiles,
  ...files,
  "promotions/week.yaml": promotion({
    ...dates,
    name: { en: "Fern week", de: "Farnwoche" },
    markets: ["europe", "japan"],
    prices: Object.entries(prices).map(([reference, by]) => ({ reference, prices: by })),
  }),
});
const at = async (moment: string): Promise<void> => {
  shop.clock.now = new Date(moment);
  await switchPromotions(shop.services);
};
/** Waits until the server has noticed the change and dropped its cached answers. */
const noticed = async (change: Promise<void>): Promise<void> => {
  const isNoticed = new Promise<void>((done) => shop.services.whenChanged(() => done()));
  await change;
  await isNoticed;
};
const read = async (path: string): Promise<any> =>
  (await app.inject({ url: `/api/v1/products/${path}` })).json();
const priceOf = async (product: string, market = "europe") => {
  const { price, discounted_price, lowest_price_30_days } = await read(`en/${market}/${product}`);
  return [price, discounted_price, lowest_price_30_days];
};

test("a dated price starts and ends at its minute in the market's time zone, for what it names", async () => {
  const files = filesWith(
    { from: `${year}-01-10T08:00`, to: `${year}-01-12T00:00` },
    { "100203": { europe: 15, japan: 2500 } },
  );
  await noticed(applyFiles(shop, files));
  expect(await priceOf("fern")).toEqual([18.95, null, null]);
  await at(`${year}-01-10T06:59:00Z`);
  expect(await priceOf("fern")).toEqual([18.95, null, null]);
  const [from, to] = [`${year}-01-10T07:00:00Z`, `${year}-01-11T23:00:00.000Z`];
  await noticed(at(from));
  expect(await priceOf("fern")).toEqual([18.95, 15, 18.95]);
  expect(await priceOf("fern", "japan")).toEqual([3000, 2500, 3000]);
  expect(await priceOf("fern", "asia")).toEqual([21.5, null, null]);
  const { promotions } = await read("en/europe/fern");
  expect(promotions).toEqual([{ id: "week", name: "Fern week", ends_at: to }]);
  const offers = await read("search/en/europe?offers=true");
  expect(offers.map((product: { reference: string }) => product.reference).sort()).toEqual([
    "100203",
    "100302",
  ]);
  // What is exported is the price that the product's file has.
  const stored = await readStoredShop(shop.services.database.queries);
  expect(stored!.products.get("fern")!.prices["europe"]).not.toHaveProperty("discounted");
  await noticed(at(to));
  expect(await priceOf("fern")).toEqual([18.95, null, null]);
  expect((await read("en/europe/fern")).promotions).toEqual([]);
});

test("a product's own reduction is back afterwards, and the lowest price of thirty days remembers", async () => {
  const wreath = editFile("products/wreath.yaml", (p) => {
    p.prices.europe = { price: 12, discounted: 11 };
  });
  const files = filesWith(
    { from: `${year}-02-15T00:00`, to: `${year}-02-22T00:00` },
    { "100302": { europe: 10 }, "100203": { europe: 15 } },
    wreath,
  );
  await noticed(applyFiles(shop, files));
  await noticed(at(`${year}-02-15T12:00:00Z`));
  expect(await priceOf("wreath")).toEqual([12, 10, 11]);
  // Applied again, and with a lower price of its own.
  await applyFiles(shop, files);
  expect(await priceOf("wreath")).toEqual([12, 10, 11]);
  const lower = editFile("products/wreath.yaml", (p) => {
    p.prices.europe = { price: 12, discounted: 9.5 };
  });
  await noticed(applyFiles(shop, { ...files, ...lower }));
  expect(await priceOf("wreath")).toEqual([12, 9.5, 10]);
  await noticed(applyFiles(shop, files));
  await noticed(at(`${year}-02-22T12:00:00Z`));
  expect(await priceOf("wreath")).toEqual([12, 11, 9.5]);
  expect(await priceOf("fern")).toEqual([18.95, null, null]);
});

test("of two dated prices the lower one counts, and one that leaves the folder ends", async () => {
  const files = filesWith({}, { "100203": { europe: 15 } });
  const other = promotion({ prices: [{ reference: "100203", prices: { europe: 14 } }] });
  await noticed(applyFiles(shop, { ...files, "promotions/lower.yaml": other }));
  expect(await priceOf("fern")).toEqual([18.95, 14, 15]);
  await noticed(applyFiles(shop, files));
  expect(await priceOf("fern")).toEqual([18.95, 15, 14]);
  await noticed(applyFiles(shop, shopFiles));
  expect(await priceOf("fern")).toEqual([18.95, null, null]);
});

test("the listed price of a product with variants is that of its cheapest", async () => {
  const variants = editFile("products/fern.yaml", (p) => {
    p.options = [{ id: "pot", name: "Pot", values: ["12", "17"].map((id) => ({ id, name: `${id} cm` })) }];
    p.variants = [
      { reference: "100203", options: { pot: "12" }, prices: { europe: { price: 18.95 } } },
      { reference: "1002032", options: { pot: "17" }, prices: { europe: { price: 24.5 } } },
    ];
    delete p.prices;
    delete p.reference;
  });
  const dates = { from: `${year}-03-01T00:00`, to: `${year}-03-03T00:00` };
  await noticed(applyFiles(shop, filesWith(dates, { "1002032": { europe: 17 } }, variants)));
  const listed = async () => {
    const all = await read("search/en/europe?category=ferns&sort=price");
    return all.map((one: any) => [one.price, one.from_price]);
  };
  expect(await listed()).toEqual([[18.95, 18.95]]);
  await noticed(at(`${year}-03-01T12:00:00Z`));
  expect(await listed()).toEqual([[18.95, 17]]);
  const { variants: shown } = await read("en/europe/fern");
  expect(shown.map((one: any) => [one.price, one.discounted_price])).toEqual([
    [18.95, null],
    [24.5, 17],
  ]);
  await noticed(at(`${year}-03-03T12:00:00Z`));
  expect(await listed()).toEqual([[18.95, 18.95]]);
});

test("a price that ends while the customer decides is a change of the line", async () => {
  const end = `${year}-04-02T00:00`;
  await noticed(applyFiles(shop, filesWith({ to: end }, { "100203": { europe: 15 } })));
  await at(`${year}-04-01T21:59:00Z`);
  const shopper = await promotionShopper(shop);
  const draft = await shopper.draftWith([], [{ ...fern, price: 15 }]);
  expect(draft.total_price_incl_vat).toBe(30);
  await noticed(at(`${year}-04-01T22:00:00Z`));
  const { status, body } = await shopper.submit(draft.id);
  expect([status, body.code, body.changes]).toMatchObject([
    409,
    "price_changed",
    [{ code: "price_changed", old_price: 15, new_price: 18.95 }],
  ]);
});

test("a price and a code that end together are told together", async () => {
  const end = `${year}-04-05T00:00`;
  const files = filesWith({ to: end }, { "100203": { europe: 15 } });
  const code = promotion({ percentage: 10, code: "TEN", to: end, name: { en: "Ten", de: "Zehn" } });
  await noticed(applyFiles(shop, { ...files, "promotions/ten.yaml": code }));
  await at(`${year}-04-04T21:59:00Z`);
  const shopper = await promotionShopper(shop);
  const draft = await shopper.draftWith(["TEN"], [{ ...fern, price: 15 }]);
  expect(draft.total_price_incl_vat).toBe(27);
  await noticed(at(`${year}-04-04T22:00:00Z`));
  const { body } = await shopper.submit(draft.id);
  expect(body.changes).toMatchObject([
    { code: "price_changed", old_price: 15, new_price: 18.95 },
    { code: "coupon_ended", name: "Ten", old_price: 3, new_price: 0 },
  ]);
});

test("a switch drops only the cached answers that show the product", async () => {
  await noticed(applyFiles(shop, filesWith({ from: `${year}-05-01T00:00` }, { "100203": { europe: 15 } })));
  const addresses = ["/api/v1/products/en/europe/fern", "/api/v1/products/en/europe/olive"];
  const cached = () => addresses.map((url) => shop.services.responseCache.get(url) !== undefined);
  for (const url of addresses) await app.inject({ url });
  expect(cached()).toEqual([true, true]);
  await noticed(at(`${year}-05-01T12:00:00Z`));
  expect(cached()).toEqual([false, true]);
  expect((await priceOf("fern"))[1]).toBe(15);
  await at(`${year}-05-01T12:01:00Z`);
});
