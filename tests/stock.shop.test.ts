import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { unpaidOrderLifetime } from "#domain/business-constants.ts";
import { cancelUnpaidOrders } from "#server/commerce/orders/cancel.ts";
import { fern, orderHelpers, spade } from "./support/order-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";
import { retryWhenBusy } from "./support/retry-when-busy.ts";
import type { Answer } from "./support/api.ts";
import { stockHelpers } from "./support/stock-helpers.ts";

let shop: Shop;
let helpers: ReturnType<typeof stockHelpers>;
let administrator: TestCustomer;
beforeAll(async () => {
  shop = await openShop();
  helpers = stockHelpers(shop);
});
beforeEach(async () => {
  administrator = await shop.customer({ role: "administrator" });
});
afterAll(() => shop.close());

const shopper = async () => orderHelpers(shop, await shop.customer());
const oneFern = { ...fern, count: 1 };
const wreath = { product: "wreath", count: 2, price: 9.68 };
const seeds = (count: number) => ({ product: "seed", count, price: 0.5 });
const act = (path: string, body: object) => shop.call("POST", path, { token: administrator.token, body });
const ship = (id: string) =>
  act(`/admin/orders/${id}/ship`, {
    shipment: { carrier: "DHL", tracking_number: "00340434", tracking_url: null },
    replaces: null,
  });

test("a product is sold without counting until its stock is tracked; then its open orders hold theirs", async () => {
  const { submitted } = await shopper();
  await submitted([{ ...spade, count: 400 }]);
  const untracked = { tracked: false, on_hand: 0, allocated: 0, availability: "in_stock" };
  expect(await helpers.stock("spade")).toMatchObject(untracked);
  await helpers.track("spade", { onHand: 402 });
  expect(await helpers.stock("spade")).toMatchObject({ on_hand: 402, allocated: 400 });
  const { draft, submit } = await shopper();
  const product_id = await shop.productId("spade");
  const { id } = await draft([{ ...spade, count: 3 }]);
  expect(await submit(id)).toMatchObject({
    status: 409,
    body: {
      code: "out_of_stock",
      items: [{ product_id, variant_id: product_id, name: "Garden spade", wanted: 3, left: 2 }],
    },
  });
  await (await shopper()).submitted([{ ...spade, count: 2 }]);
  expect(await submit(id)).toMatchObject({ status: 409, body: { items: [{ wanted: 3, left: 0 }] } });
  expect(await helpers.wrongBooks()).toEqual([]);
  await helpers.untrack("spade");
  expect(await helpers.stock("spade")).toMatchObject({ allocated: 0, availability: "in_stock" });
});

test("of 200 buyers at once, 50 get the 50 pieces", { timeout: 900_000 }, async () => {
  await helpers.track("fern", { onHand: 50 });
  const buyers = await Promise.all(Array.from({ length: 200 }, shopper));
  const drafts: { submit: () => Promise<Answer> }[] = [];
  for (const buyer of buyers) {
    const { id } = await buyer.draft([oneFern]);
    drafts.push({ submit: () => buyer.submit(id) });
  }
  const answers = await Promise.all(drafts.map(({ submit }) => retryWhenBusy(submit)));
  const codes = Map.groupBy(answers, ({ status, body }) => `${status} ${body.code ?? body.current_status}`);
  expect([...codes].map(([code, { length }]) => `${length} × ${code}`).toSorted()).toEqual([
    "150 × 409 out_of_stock",
    "50 × 200 submitted",
  ]);
  const sold = { on_hand: 50, allocated: 50, availability: "out_of_stock" };
  expect(await helpers.stock("fern")).toMatchObject(sold);
  expect(await helpers.wrongBooks()).toEqual([]);
});

test("what is sold out is refused before anything else, only to whose draft it is, and not to who has bought it", async () => {
  await helpers.track("fern", { onHand: 54 });
  const [buyer, late, other] = [await shopper(), await shopper(), await shopper()];
  const drafts = { buyer: await buyer.draft([{ ...fern, count: 4 }]), late: await late.draft([oneFern]) };
  const { status, body } = await buyer.submit(drafts.buyer.id);
  expect(status).toBe(200);
  expect(await buyer.submit(drafts.buyer.id)).toMatchObject({ status, body });
  expect(await other.submit(drafts.late.id)).toMatchObject({ status: 404 });
  const outdated = { shipping_code: "standard", terms_version: "2025-01" };
  const product_id = await shop.productId("fern");
  const item = { product_id, variant_id: product_id, name: "Boston fern", wanted: 1, left: 0 };
  expect(await late.submit(drafts.late.id, outdated)).toMatchObject({
    status: 409,
    body: { code: "out_of_stock", items: [item] },
  });
});

test("cancelling an order, and its expiry, release what it holds", async () => {
  await helpers.track("wreath", { onHand: 5 });
  const { submitted, cancel } = await shopper();
  const order = await submitted([wreath]);
  await (await shopper()).submitted([wreath]);
  expect(await helpers.stock("wreath")).toMatchObject({ allocated: 4 });
  await cancel(order.id);
  expect(await helpers.stock("wreath")).toMatchObject({ on_hand: 5, allocated: 2 });
  const { now } = shop.clock;
  shop.clock.now = new Date(now.getTime() + unpaidOrderLifetime + 1);
  await cancelUnpaidOrders(shop.services);
  shop.clock.now = now;
  expect(await helpers.stock("wreath")).toMatchObject({ on_hand: 5, allocated: 0 });
  expect(await helpers.wrongBooks()).toEqual([]);
});

test("what is refunded before it is sent is released, the rest is sold, and what comes back is put back if the decision says so", async () => {
  await helpers.track("seed", { onHand: 20, few: 5 });
  const steps = refundHelpers(shop, await shop.customer());
  const order = await steps.paidOrder([seeds(16)]);
  const [item] = order.items;
  const giveBack = async (count: number, restock?: boolean) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    const { id } = await steps.draft(order, { items: [{ id: item!.id, count }] });
    await steps.request(id);
    const decision = { decision: "approve", ...(restock !== undefined && { restock }) };
    expect((await act(`/admin/refunds/${id}/decision`, decision)).status).toBe(200);
  };
  const before = { on_hand: 20, allocated: 16, availability: "few" };
  expect(await helpers.stock("seed")).toMatchObject(before);
  await giveBack(6, true);
  const released = { on_hand: 20, allocated: 10, availability: "in_stock" };
  expect(await helpers.stock("seed")).toMatchObject(released);
  expect((await ship(order.id)).status).toBe(200);
  expect(await helpers.stock("seed")).toMatchObject({ on_hand: 10, allocated: 0 });
  await giveBack(3);
  expect(await helpers.stock("seed")).toMatchObject({ on_hand: 10 });
  await giveBack(2, true);
  expect(await helpers.stock("seed")).toMatchObject({ on_hand: 12 });
  expect(await helpers.movements("seed")).toEqual([
    { kind: "counted", quantity: 20, on_hand_after: 20 },
    { kind: "sold", quantity: -10, on_hand_after: 10 },
    { kind: "returned", quantity: 2, on_hand_after: 12 },
  ]);
  expect(await helpers.wrongBooks()).toEqual([]);
});

test("on backorder more is sold than is there", async () => {
  await helpers.track("wreath", { onHand: 1, policy: "backorder", backorder_days: 14 });
  const { fillCart, submitted } = await shopper();
  await submitted([wreath]);
  const shown = { availability: "backorder", backorder_days: 14 };
  expect(await helpers.stock("wreath")).toMatchObject({ on_hand: 1, allocated: 2, ...shown });
  const { body: product } = await shop.call("GET", "/products/en/europe/wreath");
  expect(product).toMatchObject({ ...shown, variants: [shown] });
  await fillCart([wreath]);
});

test("the cart says how many are left; public responses say no number", async () => {
  await helpers.track("seed", { onHand: 3, few: 5, policy: "deny" });
  const customer = await shop.customer();
  await orderHelpers(shop, customer).fillCart([seeds(7)]);
  const { body: cart } = await shop.call("GET", "/cart/en/europe", { token: customer.token });
  expect(cart).toMatchObject([{ count: 7, availability: "few", left: 3, backorder_days: null }]);
  const { body: product } = await shop.call("GET", "/products/en/europe/seed");
  expect(product).toMatchObject({ availability: "few", backorder_days: null });
  expect(product).not.toHaveProperty("left");
});

test("movements are only added", async () => {
  const { queries } = shop.services.database;
  const change = queries.execute("update stock_movements set quantity = 1");
  await expect(change).rejects.toMatchObject({
    cause: { message: "stock_movements is append-only: UPDATE is refused" },
  });
  await expect(queries.execute("delete from stock_movements")).rejects.toMatchObject({
    cause: { message: "stock_movements is append-only: DELETE is refused" },
  });
});
