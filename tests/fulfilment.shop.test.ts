import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import { clearOldTracking } from "#server/commerce/fulfilment/clear-tracking.ts";
import { fern, orderHelpers } from "./support/order-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";
import { insertionOrder } from "./support/insertion-order.ts";

let shop: Shop;
let first: TestCustomer;
let second: TestCustomer;
beforeAll(async () => {
  shop = await openShop();
  first = await shop.customer({ role: "administrator" });
  second = await shop.customer({ role: "administrator" });
});
afterAll(() => shop.close());

const dhl = { carrier: "DHL", tracking_number: "00340434", tracking_url: null };
const bicycle = { carrier: "Bicycle", tracking_number: null, tracking_url: "https://bicycle.example/7" };
const act = (path: string, body: object, { token } = first) =>
  shop.call("POST", `/admin/orders/${path}`, { token, body });
const ship = (id: string, shipment: object, replaces: object | null = null, person = first) =>
  act(`${id}/ship`, { shipment, replaces }, person);
const deliver = (id: string, in_person = false, person = first) =>
  act(`${id}/deliver`, { in_person }, person);
const read = (path: string) => shop.call("GET", `/admin/orders/${path}`, { token: first.token });
const auditEntriesOf = async (id: string) =>
  (
    await shop.services.database.queries
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `order ${id}`), eq(auditLog.actor_kind, "administrator")))
      .orderBy(insertionOrder)
  ).map(({ action, details }) => (details ? [action, details] : action));

async function paid() {
  const customer = await shop.customer();
  const steps = refundHelpers(shop, customer);
  const order = await steps.paidOrder([fern]);
  const giveBack = async (count: number) => {
    const { id } = await steps.draft(order, { items: [{ id: order.items[0]!.id, count }] });
    await steps.request(id);
    const decided = await shop.call("POST", `/admin/refunds/${id}/decision`, {
      token: first.token,
      body: { decision: "approve" },
    });
    expect(decided.status).toBe(200);
  };
  return { id: order.id, customer, giveBack, orderNow: () => steps.order(order.id) };
}

test("shipping and delivering a paid order mails the customer and is logged", async () => {
  const { id, orderNow } = await paid();
  const { status, body } = await ship(id, dhl);
  expect([status, body.stage]).toEqual([200, "shipped"]);
  const at = shop.clock.now.toISOString();
  expect(body.order).toMatchObject({ current_status: "shipped", shipped_at: at, shipment: dhl });
  const delivered = await deliver(id);
  expect([delivered.status, delivered.body.stage]).toEqual([200, "delivered"]);
  expect(await orderNow()).toEqual(delivered.body.order);
  expect(await orderNow()).toMatchObject({ current_status: "delivered", delivered_at: at, shipment: dhl });
  expect(await auditEntriesOf(id)).toEqual(["order.shipped", "order.delivered"]);
});

test.each([
  { carrier: "DHL", tracking_number: "1\r\nBcc: x@y.z", tracking_url: null },
  { carrier: "DHL\nBcc: x@y.z", tracking_number: null, tracking_url: null },
  { carrier: " ", tracking_number: null, tracking_url: null },
])("%j is refused as a shipment", async (shipment) => {
  const { id } = await paid();
  expect((await ship(id, shipment)).status).toBe(400);
});

test("repeating changes nothing; a correction is logged once with its changed fields", async () => {
  const { id } = await paid();
  await ship(id, dhl);
  expect((await ship(id, dhl)).status).toBe(200);
  expect((await ship(id, dhl, null, second)).status).toBe(200);
  const corrected = await ship(id, { ...dhl, tracking_number: " 00340435 " }, dhl);
  expect(corrected.body.order.shipment).toEqual({ ...dhl, tracking_number: "00340435" });
  await ship(id, { ...dhl, tracking_number: "00340435" }, dhl);
  await deliver(id);
  expect((await deliver(id, true, second)).status).toBe(200);
  expect(await auditEntriesOf(id)).toEqual([
    "order.shipped",
    ["order.shipment_corrected", { fields: ["tracking_number"] }],
    "order.delivered",
  ]);
});

test("of two concurrent administrators the second is refused", async () => {
  const { id } = await paid();
  const answers = await Promise.all([ship(id, dhl), ship(id, bicycle, null, second)]);
  expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([
    200,
    "shipment_changed",
  ]);
  const { shipment } = (await read(id)).body.order;
  const corrections = [
    ship(id, { ...dhl, tracking_number: "1" }, shipment),
    ship(id, { ...dhl, tracking_number: "2" }, shipment, second),
  ];
  const codes = (await Promise.all(corrections)).map(({ status, body }) => body.code ?? status);
  expect(codes.toSorted()).toEqual([200, "shipment_changed"]);
  expect((await deliver(id, true, second)).body.code).toBe("order_shipped");
});

test("an order handed over in person has no shipment", async () => {
  const { id, orderNow } = await paid();
  expect((await deliver(id)).body.code).toBe("order_not_shipped");
  expect((await deliver(id, true)).body.stage).toBe("delivered");
  expect(await orderNow()).toMatchObject({ shipped_at: null, shipment: null });
  expect((await ship(id, dhl)).body.code).toBe("order_delivered");
});

test("refunded items are not sent; a fully refunded order has nothing to ship", async () => {
  const { id, giveBack } = await paid();
  await giveBack(1);
  expect((await read(id)).body.stage).toBe("to_ship");
  await giveBack(1);
  expect((await read(id)).body.stage).toBe("refunded");
  expect([(await ship(id, dhl)).body.code, (await deliver(id, true)).body.code]).toEqual([
    "nothing_left",
    "nothing_left",
  ]);
  const sent = await paid();
  await ship(sent.id, dhl);
  await sent.giveBack(2);
  expect((await deliver(sent.id)).status).toBe(200);
});

describe("shipping is refused", () => {
  test("for a draft and for an unknown order", async () => {
    const { id } = await orderHelpers(shop, await shop.customer()).draft([fern]);
    for (const missing of [id, crypto.randomUUID()]) {
      const answers = [await read(missing), await ship(missing, dhl), await deliver(missing)];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
  });

  test("for an unpaid or cancelled order", async () => {
    const steps = orderHelpers(shop, await shop.customer());
    const { id } = await steps.submitted([fern]);
    expect((await read(id)).body.stage).toBe("unpaid");
    expect([(await ship(id, dhl)).body.code, (await deliver(id, true)).body.code]).toEqual([
      "order_not_paid",
      "order_not_paid",
    ]);
    await steps.cancel(id);
    expect((await read(id)).body.stage).toBe("cancelled");
    expect([(await ship(id, dhl)).body.code, (await deliver(id, true)).body.code]).toEqual([
      "order_cancelled",
      "order_cancelled",
    ]);
  });

  test.each([
    ["no carrier", { ...dhl, carrier: " " }],
    ["a tracking number of spaces", { ...dhl, tracking_number: "  " }],
    ["an http link", { ...dhl, tracking_url: "http://bicycle.example/7" }],
    ["a javascript link", { ...dhl, tracking_url: "javascript:alert(1)" }],
    ["a link with a password", { ...dhl, tracking_url: "https://a:b@bicycle.example/7" }],
  ])("with %s", async (_, shipment) => {
    const { id, orderNow } = await paid();
    const { status, body } = await ship(id, shipment);
    expect([status, body.code]).toEqual([400, "invalid"]);
    expect((await orderNow()).current_status).toBe("paid");
  });
});

test("`/orders/` lists only one's own orders, for administrators too", async () => {
  const { id } = await paid();
  const { token } = first;
  expect((await shop.call("GET", `/orders/${id}`, { token })).status).toBe(404);
  expect((await shop.call("GET", "/orders/", { token })).body).toEqual([]);
});

test("a tracking number is deleted 180 days after delivery", async () => {
  const { id, orderNow } = await paid();
  await ship(id, { ...bicycle, tracking_number: "7" });
  await deliver(id);
  const now = shop.clock.now;
  const shipmentAfter = async (days: number) => {
    shop.clock.now = new Date(now.getTime() + days * 86_400_000);
    await clearOldTracking(shop.services);
    shop.clock.now = now;
    return (await orderNow()).shipment;
  };
  expect(await shipmentAfter(179)).toEqual({ ...bicycle, tracking_number: "7" });
  expect(await shipmentAfter(180)).toEqual({ carrier: "Bicycle", tracking_number: null, tracking_url: null });
});

test("the queue lists orders to ship first, oldest first, and is searchable by number and email", async () => {
  const { id, customer, orderNow } = await paid();
  const began = shop.clock.now;
  shop.clock.now = new Date(began.getTime() + 60_000);
  const later = await paid();
  shop.clock.now = began;
  const { reference } = await orderNow();
  const ids = async (query: string): Promise<string[]> =>
    (await read(`?limit=100&${query}`)).body.map(({ order }: { order: { id: string } }) => order.id);
  const count = async (query: string) => (await read(`count?${query}`)).body.count;
  const waiting = await ids("stage=to_ship");
  expect(waiting.indexOf(id)).toBeLessThan(waiting.indexOf(later.id));
  expect(waiting).toEqual((await ids("stage=to_ship&sort=-submitted_at")).toReversed());
  expect(await count("stage=to_ship")).toBe(waiting.length);
  const fullWidth = (text: string) =>
    text.replaceAll(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
  const terms = [
    reference.toLowerCase().replace("-", " "),
    reference.replace("-", "\u2011"),
    reference.replace("-", "\u00a0"),
    fullWidth(reference),
    customer.email.slice(3).toUpperCase(),
    `\u00a0${fullWidth(customer.email)}\u200b`,
  ];
  for (const term of terms) {
    expect(await ids(`term=${encodeURIComponent(term)}`)).toEqual([id]);
    expect(await count(`term=${encodeURIComponent(term)}&stage=shipped`)).toBe(0);
  }
  // Letters without meaning in addresses and references; each matches only itself.
  for (const term of ["%", "_", "\\", `${customer.email}%`])
    expect(await ids(`term=${encodeURIComponent(term)}`)).toEqual([]);
  expect(await ids(`term=${encodeURIComponent(reference)}&stage=withdrawn`)).toEqual([]);
  expect(await ids(`term=${customer.email}&skip=1`)).toEqual([]);
  await ship(id, dhl);
  expect(await ids(`term=${customer.email}&stage=shipped`)).toEqual([id]);
  const { queries } = shop.services.database;
  const [drafted] = await queries.select().from(orders).where(eq(orders.status, "draft")).limit(1);
  expect(await ids("")).not.toContain(drafted?.id);
});
