import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cartItems, customers, orders } from "#server/platform/database/customer-schema.ts";
import { guestTokens } from "#server/platform/database/guest-schema.ts";
import { customerOfOrder, guestWithDraft, orderAsGuest } from "./support/guest-helpers.ts";
import { address, fern, orderHelpers, spade } from "./support/order-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop } from "./support/shop.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const counts = async () => {
  const { queries } = shop.services.database;
  return Promise.all([customers, orders, cartItems, guestTokens].map((table) => queries.$count(table)));
};

describe("a guest", () => {
  test("orders and pays without an account", async () => {
    const guest = await guestWithDraft(shop);
    expect(guest.drafted).toMatchObject({ current_status: "draft", total_price_incl_vat: 37.9 });
    const { id } = guest.drafted;
    const changed = await guest.change({ email: "Ada@Example.com", lines: [fern, spade] });
    expect([changed.status, changed.body.id, changed.body.total_price_incl_vat]).toEqual([200, id, 66.4]);
    expect(await customerOfOrder(shop, id)).toMatchObject({
      email: "Ada@Example.com",
      email_key: `GUEST:${guest.customer.id}`,
      guest_email_key: "ada@example.com",
      password_hash: null,
      email_confirmed_at: null,
      language_id: "en",
    });
    expect((await guest.submit(id)).status).toBe(200);
    const { body } = await guest.prepare(id);
    await provider.approve(body.approval_url);
    const paid = await guest.process(id);
    expect([paid.status, paid.body.current_status]).toEqual([200, "paid"]);
    expect((await guest.order(id)).is_paid).toBe(true);
    expect((await guest.change({})).body.code).toBe("order_not_draft");
    // Nothing is kept for a next order.
    expect(await customerOfOrder(shop, id)).toMatchObject({ delivery_address: null, invoice_address: null });
  });

  test("calls off an order that is not paid", async () => {
    const guest = await guestWithDraft(shop);
    await guest.submit(guest.drafted.id);
    const cancelled = await guest.cancel(guest.drafted.id);
    expect([cancelled.status, cancelled.body.current_status]).toEqual([200, "cancelled"]);
  });

  test("has no points, whatever the draft says", async () => {
    const guest = await guestWithDraft(shop, { used_points: 5, paid_with_points: true });
    expect([guest.drafted.used_points, guest.drafted.paid_with_points]).toEqual([0, false]);
    const agreed = { shipping_code: "standard", terms_version: "2026-11", points_balance: 0 };
    const { status, body } = await guest.submit(guest.drafted.id, { ...agreed, used_points: 1 });
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ code: "too_many_points" })]]);
  });
});

describe("a refused draft", () => {
  const elsewhere = { ...address, country: "US" };
  test.each([
    ["another price", { lines: [{ ...fern, price: 1 }] }, 409, "price_changed"],
    ["an unknown market", { market_id: "mars" }, 404, "not_found"],
    ["an unknown language", { language_id: "xx" }, 404, "not_found"],
    ["a country that is not delivered to", { delivery_address: elsewhere }, 400, "invalid"],
    ["no address", { email: "nobody" }, 400, "invalid"],
  ])("with %s leaves nothing, also when it changes another", async (_, wish, status, code) => {
    const guest = await guestWithDraft(shop);
    const before = await counts();
    const refused = await orderAsGuest(shop, wish);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    const change = await guest.change({ email: "other@example.com", ...wish });
    expect(change.status).not.toBe(200);
    expect(await counts()).toEqual(before);
    expect((await customerOfOrder(shop, guest.drafted.id)).email).toBe(guest.customer.email);
    expect((await guest.order(guest.drafted.id)).total_price_incl_vat).toBe(37.9);
  });

  test("with a product that the shop does not know says that the cart is another", async () => {
    const guest = await guestWithDraft(shop);
    const unknown = { product_id: guest.customer.id, count: 1, price: 1 };
    const { status, body } = await orderAsGuest(shop, { items: [unknown] });
    expect([status, body.code]).toEqual([409, "cart_outdated"]);
  });
});

describe("a guest's token", () => {
  test("stops after two hours, however it is used, and the order stays", async () => {
    const guest = await guestWithDraft(shop);
    const { id } = guest.drafted;
    const began = shop.clock.now;
    try {
      shop.clock.now = new Date(began.getTime() + 7_199_000);
      expect((await guest.submit(id)).status).toBe(200);
      const { body } = await guest.prepare(id);
      await provider.approve(body.approval_url);
      shop.clock.now = new Date(began.getTime() + 7_200_000);
      const late = await guest.process(id);
      expect([late.status, late.body.code]).toEqual([403, "guest_token_expired"]);
    } finally {
      shop.clock.now = began;
    }
    expect((await guest.order(id)).current_status).toBe("payment_pending");
  });

  test("is stored as a hash only", async () => {
    const guest = await guestWithDraft(shop);
    const { queries } = shop.services.database;
    const stored = await queries.select().from(guestTokens).where(eq(guestTokens.order_id, guest.drafted.id));
    expect(guest.token).toMatch(/^guest_[\w-]{43}$/);
    expect(JSON.stringify(stored)).not.toContain(guest.token.slice(6));
  });

  test("is a visitor's at public operations", async () => {
    const { token } = await guestWithDraft(shop);
    const body = { items: [{ variant_id: await shop.productId("fern"), count: 1 }] };
    expect((await shop.call("POST", "/quotes/en/europe", { token, body })).status).toBe(200);
    expect((await shop.call("GET", "/markets/", { token })).status).toBe(200);
  });
});

describe("an address with an account", () => {
  test("an administrator's gets the same answer, and nothing becomes the account's", async () => {
    const administrator = await shop.customer({ role: "administrator" });
    const guest = await guestWithDraft(shop, { email: administrator.email.toUpperCase() });
    const stranger = await guestWithDraft(shop);
    expect(Object.keys(guest.drafted)).toEqual(Object.keys(stranger.drafted));
    expect((await guest.submit(guest.drafted.id)).status).toBe(200);
    const { token } = administrator;
    expect((await shop.call("GET", "/orders/count", { token })).body).toEqual({ count: 0 });
    expect((await shop.call("GET", `/orders/${guest.drafted.id}`, { token })).status).toBe(404);
    expect((await shop.call("GET", "/admin/orders/", { token: guest.token })).body.code).toBe(
      "guest_token_only_order",
    );
  });

  test("an account's cart and draft are not those of its owner's guest order", async () => {
    const customer = await shop.customer();
    const steps = orderHelpers(shop, customer);
    const own = await steps.draft([spade]);
    const guest = await guestWithDraft(shop, { email: customer.email });
    expect((await guest.submit(guest.drafted.id)).status).toBe(200);
    expect(await steps.cart()).toHaveLength(1);
    expect((await steps.submit(own.id)).status).toBe(200);
  });
});

test("a tour lead earns from guests, but not from orders with their own address", async () => {
  const lead = await shop.customer({ tour_lead_code: "GUEST-LEAD", tour_lead_active: true });
  const leadOf = async (email?: string) => {
    const guest = await guestWithDraft(shop, { ...(email && { email }), tour_lead_code: "guest-lead" });
    await guest.submit(guest.drafted.id);
    const [order] = await shop.services.database.queries
      .select()
      .from(orders)
      .where(eq(orders.id, guest.drafted.id));
    return order!.tour_lead_id;
  };
  expect(await leadOf()).toBe(lead.id);
  expect(await leadOf(` ${lead.email.toUpperCase()}`.trim())).toBeNull();
});
