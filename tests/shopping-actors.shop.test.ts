import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contactMessages } from "#server/platform/database/contact-schema.ts";
import { cartActors } from "#src/flows/shopping/cart/cart.actors.ts";
import { contactActors } from "#src/flows/shopping/contact/contact.actors.ts";
import { searchActors } from "#src/flows/shopping/search/search.actors.ts";
import { readStoredWishes } from "#src/flows/shopping/wish-list/wish-list.storage.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { wishListActors } from "#src/flows/shopping/wish-list/wish-list.actors.ts";
import { shopActors } from "#src/flows/shell/shop/shop.actors.ts";
import { marketActors } from "#src/flows/shell/market/market.actors.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { fern, orderHelpers, spade } from "./support/order-helpers.ts";
import { browserApi, callPort } from "./support/ports.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
let origin: string;
let fernId: string;
let spadeId: string;
beforeAll(async () => {
  shop = await openShop({ environment: { SHOP_GATE: "code:open sesame" } });
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
  [fernId, spadeId] = [await shop.productId("fern"), await shop.productId("spade")];
});
afterAll(() => shop.close());

const nothing = async () => {};

async function shopper() {
  const customer = await shop.customer();
  const api = browserApi(origin, customer.token);
  const ports = cartActors({ api, readLocalCart: () => ({ uuid: "", lines: [] }), refreshCart: nothing });
  return {
    customer,
    api,
    ports,
    ...orderHelpers(shop, customer),
  };
}

test("lines of a cart are added once per key, counted and removed one by one", async () => {
  const { ports, cart, customer } = await shopper();
  const add = (productId: string, count: number, key: string) =>
    callPort(ports.changeCart, { kind: "add", productId, variantId: productId, count, name: "", key });
  const key = crypto.randomUUID();
  expect(await add(fernId, 2, key)).toEqual({ outcome: "changed", total: 2 });
  expect(await add(fernId, 2, key)).toEqual({ outcome: "changed", total: 2 });
  expect(await add(spadeId, 3, crypto.randomUUID())).toEqual({ outcome: "changed", total: 3 });
  const { body } = await shop.call("GET", "/cart/en/europe", { token: customer.token });
  const lineId = (of: string) => body.find(({ product_id }: { product_id: string }) => product_id === of).id;
  const count = { kind: "setCount", lineId: lineId(spadeId), variantId: spadeId, count: 7 } as const;
  expect(await callPort(ports.changeCart, count)).toEqual({ outcome: "changed", total: 7 });
  expect(await cart()).toEqual([
    { product_id: fernId, count: 2 },
    { product_id: spadeId, count: 7 },
  ]);
  await callPort(ports.changeCart, { kind: "remove", lineId: lineId(fernId), variantId: fernId });
  expect(await cart()).toEqual([{ product_id: spadeId, count: 7 }]);
});

test("a visitor's cart is merged once by its id, another one in addition", async () => {
  const { ports, cart } = await shopper();
  const lines = [
    { productId: fernId, variantId: fernId, count: 2 },
    { productId: spadeId, variantId: spadeId, count: 5 },
  ];
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const uuid of [first, first, second])
    expect(await callPort(ports.mergeCart, { uuid, lines })).toEqual({ outcome: "merged", clamped: [] });
  expect(await cart()).toEqual([
    { product_id: fernId, count: 4 },
    { product_id: spadeId, count: 10 },
  ]);
});

test("a product is added to the wish list of the customer, or of the visitor's browser, and removed", async () => {
  const { api, customer } = await shopper();
  const stored = new Map<string, string>();
  const keeper = {
    read: (name: string) => stored.get(name) ?? null,
    write: (name: string, text: string | null) => void stored.set(name, text ?? ""),
  };
  const wish = (customerId: string | null, productId: string, isWished: boolean, variantId = productId) =>
    callPort(wishListActors({ api, keeper, customerId, wish: { productId, variantId } }).saveWish, {
      isWished,
    });
  const list = async () =>
    (await shop.call("GET", "/users/customers/me/wish_list", { token: customer.token })).body.map(
      ({ product_id }: { product_id: string }) => product_id,
    );
  await wish(customer.id, fernId, true);
  expect(await wish(customer.id, spadeId, true)).toEqual({ outcome: "saved" });
  expect((await list()).toSorted()).toEqual([fernId, spadeId].toSorted());
  await wish(customer.id, fernId, false);
  expect(await list()).toEqual([spadeId]);
  expect(await wish(null, fernId, true)).toEqual({ outcome: "saved" });
  expect(await list()).toEqual([spadeId]);
  expect([...stored.values()].join()).toContain(fernId);
  await wish(null, fernId, false);
  expect([...stored.values()].join()).not.toContain(fernId);
});

test("a wish is for the variant that is shown, of customers and of visitors", async () => {
  const tall = newId();
  const variant = { id: tall, product_id: fernId, position: 1, reference: "900203" };
  await shop.services.database.queries.insert(productVariants).values(variant);
  const { api, customer } = await shopper();
  let stored: string | null = null;
  const keeper = { read: () => stored, write: (_: string, text: string | null) => (stored = text) };
  const wish = (customerId: string | null, variantId: string, productId = fernId) =>
    callPort(wishListActors({ api, keeper, customerId, wish: { productId, variantId } }).saveWish, {
      isWished: true,
    });
  expect(await wish(customer.id, tall)).toEqual({ outcome: "saved" });
  expect(
    (await shop.call("GET", "/users/customers/me/wish_list", { token: customer.token })).body,
  ).toMatchObject([{ product_id: fernId, variant_id: tall }]);
  expect(await wish(customer.id, spadeId)).toEqual({ outcome: "notFound" });
  await wish(null, tall);
  await wish(null, spadeId, spadeId);
  expect(readStoredWishes(keeper)).toEqual([
    { productId: spadeId, variantId: spadeId },
    { productId: fernId, variantId: tall },
  ]);
  await wish(null, fernId);
  expect(readStoredWishes(keeper)[0]).toEqual({ productId: fernId, variantId: fernId });
});

test("a message is sent with its address, name, topic, order and language, and its own captcha", async () => {
  const { api, submitted, customer } = await shopper();
  const order = await submitted();
  const captcha = { prepare: () => {}, answer: (form: string) => solveCaptcha(shop, form) };
  const { prove, sendMessage } = contactActors({ api, captcha, languageId: "de" });
  const typed = {
    email: ` ${customer.email} `,
    name: " Ada Jansen ",
    topic: "returns" as const,
    orderId: order.id,
    message: "Where is my spade?",
  };
  const solved = (await callPort(prove, undefined)) as { captcha: string };
  expect(await callPort(sendMessage, { ...solved, typed })).toEqual({ outcome: "sent" });
  const { queries } = shop.services.database;
  const isTheirs = eq(contactMessages.email, customer.email);
  const [row] = await queries.select().from(contactMessages).where(isTheirs);
  expect(row).toMatchObject({
    name: "Ada Jansen",
    topic: "returns",
    order_reference: order.reference,
    message: "Where is my spade?",
    language_id: "de",
    is_own_address: true,
  });
});

test("suggestions are of the typed term, in the market's language and prices", async () => {
  const { api } = await shopper();
  const market = (await shop.call("GET", "/markets/japan")).body;
  const { suggest } = searchActors({ api, marketLocale: { languageId: "de", marketId: "japan" }, market });
  const found = await callPort(suggest, { term: "fern" });
  const { body } = await shop.call("GET", `/products/de/japan/${fernId}`);
  expect(found).toMatchObject({
    outcome: "found",
    suggestions: { count: 1, products: [{ name: body.name, price: body.price }] },
  });
  expect(body.name).toContain("(de)");
  expect(await callPort(suggest, { term: "spade" })).not.toMatchObject({ suggestions: { count: 1 } });
});

test("a visitor enters with the word of the gate only", async () => {
  const { enterShop } = shopActors({ api: browserApi(origin) });
  expect(await callPort(enterShop, { word: "open barley" })).toEqual({ outcome: "wrongWord" });
  expect(await callPort(enterShop, { word: null })).toEqual({ outcome: "wrongWord" });
  expect(await callPort(enterShop, { word: "open sesame" })).toEqual({ outcome: "entered" });
});

test("another market is compared with the current one, and remembered once the cart is reduced", async () => {
  const { api } = await shopper();
  const done: unknown[] = [];
  const { compareMarkets, remember } = marketActors({
    api,
    remember: (choice) => void done.push(choice),
    cartVariants: () => [fernId, spadeId],
    takeOut: async (ids) => void done.push(ids),
  });
  const compared = await callPort(compareMarkets, { from: "europe", to: "japan", languageId: "en" });
  const japan = (await shop.call("GET", "/markets/japan")).body;
  const europe = (await shop.call("GET", "/markets/europe")).body;
  expect(compared).toMatchObject({
    outcome: "compared",
    marketId: "japan",
    currencyBefore: { currency: "EUR", currency_precision: 2 },
    currencyAfter: { currency: "JPY", currency_precision: 0 },
    vatBefore: europe.vat_rate,
    vatAfter: japan.vat_rate,
  });
  if (compared.outcome !== "compared") throw new Error(compared.outcome);
  const line = (id: string) => compared.lines.find(({ variantId }) => variantId === id);
  expect(line(fernId)).toMatchObject({ before: fern.price, after: expect.any(Number) });
  expect(line(fernId)!.after).toBeGreaterThan(1_000);
  expect(line(spadeId)).toMatchObject({ before: spade.price, after: null });
  await callPort(remember, { marketId: "japan", languageId: "ja", leaving: [spadeId] });
  expect(done).toEqual([[spadeId], { marketId: "japan", languageId: "ja" }]);
});
