import { markets } from "#server/platform/database/schema.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkoutActors } from "#src/flows/shopping/checkout/checkout.actors.ts";
import { customerBuyer } from "#src/flows/shopping/checkout/checkout.customer.ts";
import { paymentActors } from "#src/flows/shopping/payment/payment.actors.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { toTypedAddress } from "#src/forms/address-wire.ts";
import { applyFiles } from "./support/apply-files.ts";
import { grantPoints } from "./support/grant-points.ts";
import { address, fern, orderHelpers, spade } from "./support/order-helpers.ts";
import { browserApi, callPort } from "./support/ports.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { stockHelpers } from "./support/stock-helpers.ts";
import { requirements } from "./support/requirements.ts";
import { filesWithVariants, pots } from "./support/variant-files.ts";

let provider: Provider;
let shop: Shop;
let origin: string;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const office = { ...address, first_name: "Eve", street: "Keizersgracht 5", phone: "+31205550202" };
const typed = {
  email: "",
  delivery: toTypedAddress(address),
  invoice: toTypedAddress(office),
  vatId: "",
  note: "Ring twice.",
  giftNote: null,
};
const nothing = async () => {};

async function shopper() {
  const customer = await shop.customer();
  const api = browserApi(origin, customer.token);
  const market = (await shop.call("GET", "/markets/europe")).body;
  const marketLocale = { languageId: "de", marketId: "europe" };
  const checkout = checkoutActors({
    api,
    marketLocale,
    market,
    readDraft: () => null,
    couponCodes: () => [],
    forgetCoupons: () => {},
    refreshCart: nothing,
    buyer: customerBuyer({ api, marketLocale, refreshCart: nothing, waitForCart: nothing }),
  });
  const payment = paymentActors({ api, paymentMethod: "paypal", onCancelled: nothing });
  const steps = orderHelpers(shop, customer);
  const save = (removed: string[] = [], change: object = {}, more: object = {}) =>
    callPort(checkout.saveDraft, {
      orderId: null,
      typed: { ...typed, ...change },
      prices: {},
      accepted: [],
      removed,
      quantities: [],
      ...more,
    }) as Promise<{ orderId: string; draftUpdatedAt: string }>;
  return { customer, checkout, payment, save, ...steps };
}

test("a VAT ID is sent for the countries where it counts, and its error comes back under its field", async () => {
  const { save, fillCart, order } = await shopper();
  await fillCart([fern]);
  const vatId = "BE0123456749";
  const here = await save([], { vatId });
  expect((await order(here.orderId)).vat_id).toBeNull();
  const delivery = {
    ...typed.delivery,
    company: "Jansen BV",
    country: "BE",
    zipCode: "1000",
    city: "Brussels",
  };
  const there = await save([], { vatId, delivery, invoice: null });
  expect(there).toMatchObject({ outcome: "saved", vatIdCheck: "confirmed" });
  expect(await order(there.orderId)).toMatchObject({
    vat_id: vatId,
    tax_exemption: "intra_community_supply",
  });
  expect(await save([], { vatId: "NL123456789B01", delivery, invoice: null })).toEqual({
    outcome: "invalid",
    fieldErrors: { vatId: "vat_id_of_seller_country" },
  });
});

test("a draft has the cart's lines, its market and language, both addresses and the note", async () => {
  requirements("calls.order-locale", "entities.address-kinds");
  const { save, fillCart, order } = await shopper();
  await fillCart([fern, spade]);
  const { orderId } = await save();
  const draft = await order(orderId);
  expect(draft).toMatchObject({
    market_id: "europe",
    language_id: "de",
    note: "Ring twice.",
    delivery_address: { first_name: address.first_name, street: address.street, phone: address.phone },
    invoice_address: { first_name: "Eve", street: "Keizersgracht 5", phone: "+31205550202" },
  });
  expect(draft.items.map(({ count, price }) => [count, price])).toEqual([
    [fern.count, fern.price],
    [spade.count, spade.price],
  ]);
  const without = await order((await save([], { invoice: null, note: "" })).orderId);
  expect([without.invoice_address, without.note]).toEqual([null, null]);
});

test("a gift is sent with its note, and its error comes back under its field", async () => {
  const { save, fillCart, order } = await shopper();
  await fillCart([fern]);
  const saved = async (giftNote: string | null) =>
    (await order((await save([], { giftNote })).orderId)).gift_note;
  expect([await saved("With love"), await saved(""), await saved(null)]).toEqual(["With love", "", null]);
  expect(await save([], { giftNote: "a\u0007b" })).toEqual({
    outcome: "invalid",
    fieldErrors: { giftNote: "unseen_marks" },
  });
  expect(await save([], { giftNote: "x".repeat(501) })).toEqual({
    outcome: "invalid",
    fieldErrors: { giftNote: "too_long" },
  });
});

test("a draft has the variants of the cart's lines, each with its price", async () => {
  await applyFiles(shop, filesWithVariants);
  const { save, customer, order, fillCart } = await shopper();
  const { queries } = shop.services.database;
  const isMiddle = eq(productVariants.reference, pots.middle);
  const [middle] = await queries.select().from(productVariants).where(isMiddle);
  const body = { product_id: middle!.product_id, variant_id: middle!.id, count: 1 };
  await shop.call("POST", "/cart/", { token: customer.token, body });
  await fillCart([spade]);
  const { items } = await order((await save()).orderId);
  expect(items.map(({ variant_id, price }) => [variant_id, price])).toEqual([
    [middle!.id, 22],
    [await shop.productId("spade"), spade.price],
  ]);
});

test("only the products that were declined leave the cart", async () => {
  const { save, fillCart, cart, order } = await shopper();
  await fillCart([fern, spade]);
  const { orderId } = await save([await shop.productId("fern")]);
  expect(await cart()).toEqual([{ product_id: await shop.productId("spade"), count: spade.count }]);
  expect((await order(orderId)).items).toHaveLength(1);
});

test("an order is submitted with its shipping, terms, amount and points", async () => {
  const { save, fillCart, order, checkout, customer } = await shopper();
  await grantPoints(shop.services, customer.id, 500);
  await shop.services.database.queries.update(markets).set({ delivery_wish_days: 28 });
  await fillCart([fern]);
  const { orderId, draftUpdatedAt } = await save();
  const amountDue = 36.9;
  const submit = (change: object = {}) =>
    callPort(checkout.submitOrder, {
      orderId,
      draftUpdatedAt,
      shippingCode: "collect",
      wishedOn: null,
      arrivalDays: null,
      termsVersion: "2026-11",
      amountDue,
      points: { kind: "some", points: 100 },
      pointsBalance: 500,
      ...change,
    });
  const changed = { outcome: "orderChanged" };
  expect(await submit({ pointsBalance: 400 })).toMatchObject(changed);
  const before = { arrivesFrom: "2026-11-02", arrivesTo: "2026-11-03" };
  const after = { arrivesFrom: expect.any(String), arrivesTo: expect.any(String) };
  expect(await submit({ arrivalDays: before })).toEqual({
    ...changed,
    refusals: [{ code: "delivery_date_changed", params: { isCollected: true, before, after } }],
  });
  expect(await submit({ amountDue: amountDue + 1 })).toMatchObject(changed);
  expect((await submit({ termsVersion: "2025-01" })).outcome).not.toBe("submitted");
  expect((await submit({ draftUpdatedAt: "2026-01-01T00:00:00.000Z" })).outcome).not.toBe("submitted");
  expect(await submit({ wishedOn: "2027-11-21" })).toEqual({ outcome: "notOffered" });
  expect(await submit({ wishedOn: "2026-12-05" })).toEqual({ outcome: "submitted" });
  expect(await order(orderId)).toMatchObject({
    shipping_code: "collect",
    wished_on: "2026-12-05",
    amount_due: amountDue,
    used_points: 100,
  });
});

test("each order is prepared, paid or cancelled by its own id", async () => {
  const { submitted, prepared, payment, order, checkout } = await shopper();
  const other = await submitted([spade]);
  const { id: orderId, approvalUrl } = await prepared([fern]);
  expect(await callPort(payment.preparePayment, { orderId })).toEqual({ outcome: "prepared", approvalUrl });
  await provider.approve(approvalUrl);
  const { reference } = await order(orderId);
  expect(await callPort(payment.processPayment, { orderId })).toEqual({
    outcome: "paid",
    orderId,
    reference,
  });
  expect(await callPort(checkout.loadCheckout, { orderId })).toMatchObject({
    outcome: "alreadyPaid",
    reference,
  });
  expect(await callPort(payment.cancelOrder, { orderId: other.id })).toEqual({ outcome: "cancelled" });
  expect([(await order(orderId)).current_status, (await order(other.id)).current_status]).toEqual([
    "paid",
    "cancelled",
  ]);
});

test("what is short is named, and the cart takes the quantities that were accepted", async () => {
  const { track, stock } = stockHelpers(shop);
  const { checkout, save, fillCart, cart } = await shopper();
  for (const [product, left] of [["fern", 1] as const, ["spade", 0] as const]) {
    await track(product);
    await track(product, { onHand: (await stock(product)).allocated + left });
  }
  await fillCart([fern, spade]);
  const [product_id, spades] = [await shop.productId("fern"), await shop.productId("spade")];
  const draft = await save();
  const refused = await callPort(checkout.submitOrder, {
    ...draft,
    shippingCode: "standard",
    wishedOn: null,
    arrivalDays: null,
    termsVersion: "2026-11",
    amountDue: 73.35,
    points: { kind: "none" },
    pointsBalance: 0,
  });
  const line = (id: string, name: string) => ({ productId: id, variantId: id, name });
  expect(refused).toEqual({
    outcome: "outOfStock",
    shortages: [
      { ...line(product_id, "Boston fern (de) · 12 cm"), wanted: 2, left: 1 },
      { ...line(spades, "Garden spade (de)"), wanted: 1, left: 0 },
    ],
  });
  const quantities = [
    { variantId: product_id, count: 1 },
    { variantId: spades, count: 0 },
  ];
  expect(await save([], {}, { quantities })).toMatchObject({ outcome: "saved", itemsTotal: 18.95 });
  expect(await cart()).toEqual([{ product_id, count: 1 }]);
  const none = [{ variantId: product_id, count: 0 }];
  expect(await save([], {}, { quantities: none })).toEqual({ outcome: "emptyCart" });
  await track("fern", { onHand: 1_000_000 });
  await track("spade", { onHand: 1_000_000 });
});
