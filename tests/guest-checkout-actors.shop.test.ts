import { afterAll, beforeAll, expect, test } from "vitest";
import type { LocalLine } from "#machines/shopping/cart/cart.contract.ts";
import { checkoutActors } from "#src/flows/shopping/checkout/checkout.actors.ts";
import { guestBuyer } from "#src/flows/shopping/checkout/checkout.guest.ts";
import { paymentActors } from "#src/flows/shopping/payment/payment.actors.ts";
import { toTypedAddress } from "#src/forms/address-wire.ts";
import { guestApi } from "#src/guests/guest-api.ts";
import { guestOrders } from "#src/guests/guest-orders.ts";
import type { CheckoutDraft } from "#machines/shopping/checkout/checkout.contract.ts";
import { address, fern, spade } from "./support/order-helpers.ts";
import { browserApi, callPort } from "./support/ports.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop } from "./support/shop.ts";

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

const typed = {
  email: "gina@example.com",
  delivery: toTypedAddress(address),
  invoice: null,
  vatId: "",
  note: "",
  giftNote: null,
};
const choices = {
  shippingCode: "standard",
  wishedOn: null,
  termsVersion: "2026-11",
  points: { kind: "none" },
} as const;
const expiry = 7_200_000;

/** A guest in a browser: the cart, what is stored, and what the tab has saved of the draft. */
async function guest(...fragments: readonly string[]) {
  const texts = new Map<string, string>();
  const storage = {
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, text: string | null) =>
      void (text === null ? texts.delete(key) : texts.set(key, text)),
  };
  const orders = guestOrders(storage);
  const open = browserApi(origin, null);
  const api = guestApi(
    open,
    (id) => (id === null ? null : orders.tokenOf(id)),
    () => {},
  );
  const marketLocale = { languageId: "en", marketId: "europe" };
  const market = (await shop.call("GET", "/markets/europe")).body;
  const browser = { draft: null as CheckoutDraft | null, lines: [] as LocalLine[] };
  for (const fragment of fragments) {
    const id = await shop.productId(fragment);
    browser.lines.push({ productId: id, variantId: id, count: 1 });
  }
  const buyer = guestBuyer({
    api,
    marketLocale,
    market,
    orders,
    draftId: () => browser.draft?.orderId ?? null,
    tourLeadCode: () => null,
    cart: {
      read: async () => browser.lines,
      change: (quantities) => {
        browser.lines = browser.lines
          .map((line) => ({ ...line, ...quantities.find(({ variantId }) => variantId === line.variantId) }))
          .filter(({ count }) => count > 0);
      },
    },
    productsOf: async (ids) =>
      (await shop.call("GET", `/products/search/en/europe?limit=100&ids=${ids.join()}`)).body,
  });
  const checkout = checkoutActors({
    api,
    marketLocale,
    market,
    readDraft: () => browser.draft,
    couponCodes: () => [],
    forgetCoupons: () => {},
    refreshCart: async () => {},
    buyer,
  });
  const payment = paymentActors({ api, paymentMethod: "paypal", onCancelled: async () => {} });
  const load = (orderId: string | null = null) => callPort(checkout.loadCheckout, { orderId });
  const save = async (orderId: string | null = null, change: object = {}) => {
    const saved = (await callPort(checkout.saveDraft, {
      orderId,
      typed: { ...typed, ...change },
      prices: {},
      accepted: [],
      removed: [],
      quantities: [],
    })) as { outcome: string; orderId: string; draftUpdatedAt: string; itemsTotal: number };
    if (saved.outcome === "saved")
      browser.draft = { orderId: saved.orderId, typed, chosen: choices, prices: {}, itemsTotal: null };
    return saved;
  };
  const submit = ({ orderId, draftUpdatedAt, itemsTotal }: Awaited<ReturnType<typeof save>>) =>
    callPort(checkout.submitOrder, {
      orderId,
      draftUpdatedAt,
      shippingCode: "standard",
      wishedOn: null,
      arrivalDays: null,
      termsVersion: "2026-11",
      amountDue: Number((itemsTotal + 6.95).toFixed(2)),
      points: { kind: "none" },
      pointsBalance: 0,
    });
  return { browser, orders, payment, load, save, submit };
}

const later = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const began = shop.clock.now;
  shop.clock.now = new Date(began.getTime() + expiry);
  return work().finally(() => (shop.clock.now = began));
};

test("a wrong email address does not hide what else is wrong", async () => {
  const { save } = await guest(fern.product);
  const delivery = { ...typed.delivery, firstName: "", zipCode: "10" };
  expect(await save(null, { email: "ada@", delivery })).toEqual({
    outcome: "invalid",
    fieldErrors: {
      email: "email_format",
      "delivery.firstName": "required",
      "delivery.zipCode": "zip_format",
    },
  });
});

test("a guest saves a draft, changes it, and orders what is in the cart", async () => {
  const { browser, save, submit, load } = await guest(fern.product, spade.product);
  const first = await save();
  expect(first.outcome).toBe("saved");
  const second = await save(first.orderId, { note: "Ring twice." });
  expect(second).toMatchObject({ outcome: "saved", orderId: first.orderId });
  expect(await load()).toMatchObject({ outcome: "draft", orderId: first.orderId });
  expect(await submit(second)).toEqual({ outcome: "submitted" });
  expect(browser.lines).toEqual([]);
  expect(await load()).toEqual({ outcome: "orderOpen", orderId: first.orderId });
});

test("what a guest typed of a gift is read back from the draft in another tab", async () => {
  const { browser, save, load } = await guest(fern.product);
  const { orderId } = await save(null, { giftNote: "From Gina" });
  browser.draft = null;
  expect(await load(orderId)).toMatchObject({ outcome: "draft", typed: { giftNote: "From Gina" } });
});

test("an email address that is none is refused at its field", async () => {
  const { save } = await guest(fern.product);
  expect(await save(null, { email: "gina@" })).toEqual({
    outcome: "invalid",
    fieldErrors: { email: "email_format" },
  });
});

test("a draft whose token has expired is saved as another one", async () => {
  const { save, submit, load } = await guest(fern.product);
  const first = await save();
  await later(async () => {
    expect(await submit(first)).toEqual({ outcome: "guestTokenExpired" });
    expect(await load(first.orderId)).toMatchObject({ outcome: "draft", orderId: null });
    const second = await save(first.orderId);
    expect(second.outcome).toBe("saved");
    expect(second.orderId).not.toBe(first.orderId);
    expect(await submit(second)).toEqual({ outcome: "submitted" });
  });
});

test("a placed order whose token has expired is locked, and cannot be paid or cancelled", async () => {
  const { save, submit, load, payment } = await guest(fern.product);
  const { orderId, ...saved } = await save();
  await submit({ orderId, ...saved });
  await later(async () => {
    expect(await load(orderId)).toEqual({ outcome: "guestTokenExpired", orderId });
    for (const port of [payment.preparePayment, payment.processPayment, payment.cancelOrder])
      expect(await callPort(port, { orderId })).toEqual({ outcome: "guestTokenExpired" });
  });
});

test("an order whose response was lost is found, and its lines leave the cart once", async () => {
  const { browser, orders, save, load } = await guest(fern.product);
  const inCart = [...browser.lines];
  const { orderId } = await save();
  const { status } = await shop.call("POST", `/orders/${orderId}/submit`, {
    token: orders.tokenOf(orderId)!,
    body: { shipping_code: "standard", terms_version: "2026-11" },
  });
  expect(status).toBe(200);
  expect(await load()).toEqual({ outcome: "orderOpen", orderId });
  expect(browser.lines).toEqual([]);
  browser.lines = inCart;
  expect(await load()).toMatchObject({ outcome: "draft", orderId: null });
  expect(browser.lines).toEqual(inCart);
});

test("another tab does not show what was typed into a guest's draft", async () => {
  const { browser, save, load } = await guest(fern.product);
  await save();
  browser.draft = null;
  expect(await load()).toMatchObject({ outcome: "draft", orderId: null, typed: null });
});
