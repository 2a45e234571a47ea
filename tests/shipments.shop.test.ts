import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clearOldTracking } from "#server/commerce/fulfilment/clear-tracking.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { jobHandlers } from "#server/job-handlers.ts";
import { newId } from "#server/platform/ids.ts";
import type { ShippedMail } from "#server/commerce/fulfilment/fulfilment-mails.ts";
import { administer, dhl, orderToShip, ups, type Items } from "./support/shipment-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { stockHelpers } from "./support/stock-helpers.ts";

const day = 86_400_000;
let shop: Shop;
let stock: ReturnType<typeof stockHelpers>;
beforeAll(async () => {
  shop = await openShop();
  stock = stockHelpers(shop);
});
afterAll(() => shop.close());

const paid = () => orderToShip(shop);

const later = (time: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + time);
};

/** The jobs of an order's mails, run in turn. */
async function mailsOf(orderId: string, to: string): Promise<string[]> {
  const { rows } = await shop.services.database.queries.execute<{ data: ShippedMail & { job: string } }>(
    sql`select data from jobs.job where data->>'orderId' = ${orderId} and data->>'job' like 'order-%ed-mail' order by created_on, id`,
  );
  const handlers = jobHandlers(shop.services);
  for (const { data } of rows) await handlers[data.job as "order-shipped-mail"](data, newId());
  const mails = await readOutbox(shop.services.files);
  return mails
    .filter((mail) => mail.to === to && /^order-(shipped|delivered)/.test(mail.id))
    .map(({ text }) => text);
}

test("an order in two shipments is shipped with the second, and delivered with the last to arrive", async () => {
  const { one, ship, deliver, seen, orderNow, ordersPage, ferns, spades } = await paid();
  const first = await ship(dhl, 0, one);
  expect([first.status, first.body.stage]).toEqual([200, "to_ship"]);
  const sentAt = shop.clock.now.toISOString();
  expect(await orderNow()).toMatchObject({
    current_status: "paid",
    shipped_at: null,
    shipment: dhl,
    shipments: [{ ...dhl, items: one, shipped_at: sentAt, delivered_at: null }],
  });
  expect(await seen()).toEqual(["to_ship", 1, 1]);
  later(day);
  const second = await ship(ups, 1);
  expect([second.status, second.body.stage]).toEqual([200, "shipped"]);
  const rest = [
    { id: ferns, count: 1 },
    { id: spades, count: 1 },
  ];
  const shipped = await orderNow();
  expect(shipped).toMatchObject({ shipped_at: shop.clock.now.toISOString(), shipment: ups });
  expect(shipped.shipments[1]!.items.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
    rest.toSorted((a, b) => a.id.localeCompare(b.id)),
  );
  expect(await seen()).toEqual(["shipped", 2, 1]);
  later(day);
  await deliver(shipped.shipments[1]!.id);
  expect(await orderNow()).toMatchObject({ current_status: "shipped", delivered_at: null });
  later(day);
  const last = await deliver(shipped.shipments[0]!.id);
  expect(last.body.stage).toBe("delivered");
  const delivered = await orderNow();
  const until = (days: number) => new Date(shop.clock.now.getTime() + days * day).toISOString();
  expect(delivered.delivered_at).toBe(shop.clock.now.toISOString());
  expect(delivered.refundable_until).toBe(until(delivered.refund_days));
  expect(await ordersPage()).toEqual(delivered);
});

test("each shipment is mailed with what it contains, and the delivery once", async () => {
  const { id, customer, one, ship, deliver, act, orderNow } = await paid();
  await ship(dhl, 0, one);
  const [part] = await mailsOf(id, customer.email);
  expect(part).toContain("The rest follows.");
  expect(part).toContain("Boston fern");
  expect(part).not.toContain("Garden spade");
  await ship(ups, 1);
  const corrected = { ...dhl, tracking_number: "00340435" };
  const [sent] = (await orderNow()).shipments;
  await act("ship", { shipment: corrected, replaces: dhl, shipment_id: sent!.id });
  await deliver();
  const mails = await mailsOf(id, customer.email);
  expect(mails).toHaveLength(4);
  const rest = mails.find((text) => text.includes("the rest of your order"))!;
  expect(rest).toContain("1Z999");
  expect(rest).toContain("Garden spade");
  const right = mails.find((text) => text.includes("00340435"))!;
  expect(right).not.toContain("Garden spade");
});

test("more than is left, and what is none of its lines, is refused, and nothing is sent", async () => {
  const { ferns, spades, one, ship, seen, orderNow } = await paid();
  const other = await paid();
  const codes = async (items: Items) => {
    const { status, body } = await ship(dhl, 0, items);
    return [status, body.code];
  };
  expect(await codes([{ id: ferns, count: 3 }])).toEqual([409, "more_than_left"]);
  expect(await codes([...one, { id: spades, count: 2 }])).toEqual([409, "more_than_left"]);
  expect(await codes([{ id: other.ferns, count: 1 }])).toEqual([409, "more_than_left"]);
  expect(await codes([...one, ...one])).toEqual([400, "invalid"]);
  expect(await codes([])).toEqual([400, "invalid"]);
  for (const count of [0, -1, 1.5]) expect(await codes([{ id: ferns, count }])).toEqual([400, "invalid"]);
  expect(await seen()).toEqual(["to_ship", 2, 1]);
  expect((await orderNow()).shipments).toEqual([]);
});

test("two administrators who ship the last piece at once send it once; a repeated request sends nothing more", async () => {
  const { ferns, spades, one, ship, orderNow } = await paid();
  await ship(dhl, 0, [...one, { id: spades, count: 1 }]);
  const answers = await Promise.all([dhl, ups, dhl, ups].map((shipment) => ship(shipment, 1, one)));
  const codes = answers.map(({ status, body }) => body.code ?? status).toSorted();
  expect(codes).toEqual([200, 200, "shipment_changed", "shipment_changed"]);
  const { shipments: sent, current_status } = await orderNow();
  const count = sent.flatMap(({ items }) => items).filter(({ id }) => id === ferns).length;
  expect([sent.length, count, current_status]).toEqual([2, 2, "shipped"]);
});

test("what is left is withdrawn or refunded: the order is shipped, and delivered when the last shipment arrived", async () => {
  const { id, customer, ferns, spades, one, ship, deliver, seen, withdraw, giveBack, orderNow } =
    await paid();
  await ship(dhl, 0, one);
  await deliver();
  const arrivedAt = shop.clock.now.toISOString();
  expect((await orderNow()).current_status).toBe("paid");
  const items = [
    { id: ferns, count: 1 },
    { id: spades, count: 1 },
  ];
  later(day);
  expect((await withdraw(id, { items: items.slice(1) })).status).toBe(200);
  expect(await seen()).toEqual(["to_ship", 1, 0]);
  // The piece that arrived, and the one that was not sent.
  await giveBack([{ id: ferns, count: 2 }]);
  expect(await seen()).toEqual(["delivered", 1, 0]);
  expect(await orderNow()).toMatchObject({ delivered_at: arrivedAt });
  expect(await mailsOf(id, customer.email)).toHaveLength(1);
  const other = await paid();
  await other.ship(dhl, 0, other.one);
  await other.withdraw(other.id, { items: [{ id: other.spades, count: 1 }] });
  expect(await other.seen()).toEqual(["to_ship", 1, 0]);
  expect((await other.ship(ups, 1, [{ id: other.spades, count: 1 }])).body.code).toBe("more_than_left");
});

test("a refund after a part has arrived is for what arrived; the rest is still sent, and the stock adds up", async () => {
  await stock.track("fern", { onHand: 20 });
  await stock.track("spade", { onHand: 20 });
  const { ferns, spades, one, giveBack, ship, deliver, seen, withdraw, id } = await paid();
  const before = await stock.stock("fern");
  const { allocated } = await stock.stock("spade");
  await ship(dhl, 0, one);
  const taken = { on_hand: 19, allocated: before.allocated - 1 };
  expect(await stock.stock("fern")).toMatchObject(taken);
  await deliver();
  await giveBack(one, { restock: true });
  expect(await seen()).toEqual(["to_ship", 1, 1]);
  expect(await stock.stock("fern")).toMatchObject({ ...taken, on_hand: 20 });
  await giveBack([{ id: spades, count: 1 }], { restock: true });
  expect(await seen()).toEqual(["to_ship", 1, 0]);
  expect(await stock.stock("spade")).toMatchObject({ on_hand: 20, allocated: allocated - 1 });
  expect(await stock.wrongBooks()).toEqual([]);
  await withdraw(id, { items: [{ id: ferns, count: 2 }] });
  expect(await seen()).toEqual(["delivered", 1, 0]);
  expect(await stock.stock("fern")).toMatchObject({ on_hand: 20, allocated: before.allocated - 2 });
  expect(await stock.wrongBooks()).toEqual([]);
});

test("withdrawn pieces that were never sent are free at once, and not put back in stock", async () => {
  await stock.track("fern", { onHand: 20 });
  const { id, one, ship, withdraw } = await paid();
  await ship(dhl, 0, one);
  const { on_hand, allocated } = await stock.stock("fern");
  const { body: refund } = await withdraw(id, { items: one });
  const released = { on_hand, allocated: allocated - 1 };
  expect(await stock.stock("fern")).toMatchObject(released);
  expect(await stock.wrongBooks()).toEqual([]);
  await stock.untrack("fern");
  await stock.track("fern");
  expect(await stock.stock("fern")).toMatchObject(released);
  const decision = { decision: "approve", restock: true };
  expect((await administer(shop, "POST", `refunds/${refund.id}/decision`, decision)).status).toBe(200);
  expect(await stock.stock("fern")).toMatchObject(released);
  expect(await stock.wrongBooks()).toEqual([]);
});

test("the rest is handed over in person while a shipment is in transit", async () => {
  const { one, ship, deliver, act, orderNow } = await paid();
  await ship(dhl, 0, one);
  expect((await act("deliver", { in_person: true })).body.stage).toBe("shipped");
  const { shipments: sent } = await orderNow();
  expect(sent[1]).toMatchObject({ carrier: null, shipped_at: null });
  expect((await act("deliver", { in_person: true })).body.code).toBe("order_shipped");
  expect((await deliver(crypto.randomUUID())).body.code).toBe("nothing_left");
  expect((await deliver(sent[0]!.id)).body.stage).toBe("delivered");
  expect((await deliver(sent[0]!.id)).status).toBe(200);
});

test("a correction names its shipment, and one that has arrived is not corrected", async () => {
  const { one, ship, deliver, act, orderNow } = await paid();
  await ship(dhl, 0, one);
  await ship(ups, 1);
  const [first, second] = (await orderNow()).shipments.map(({ id }) => id);
  const correct = (shipment_id: string | undefined, shipment: object, replaces: object) =>
    act("ship", { shipment, replaces, shipment_id });
  expect((await correct(first, { ...dhl, tracking_number: "1" }, ups)).body.code).toBe("shipment_changed");
  expect((await correct(crypto.randomUUID(), { ...ups, tracking_number: "1" }, ups)).body.code).toBe(
    "shipment_changed",
  );
  const corrected = await correct(first, { ...dhl, tracking_number: "1" }, dhl);
  expect(corrected.body.order.shipments).toMatchObject([{ tracking_number: "1" }, ups]);
  expect(corrected.body.order.shipment).toEqual(ups);
  await deliver(second);
  expect((await correct(second, dhl, ups)).body.code).toBe("order_delivered");
});

test("a shipment's tracking number is deleted 180 days after it arrived", async () => {
  const { one, ship, deliver, orderNow } = await paid();
  await ship(dhl, 0, one);
  await deliver();
  later(day);
  await ship(ups, 1);
  await deliver();
  later(179 * day);
  await clearOldTracking(shop.services);
  const numbers = (await orderNow()).shipments.map(({ tracking_number }) => tracking_number);
  expect(numbers).toEqual([null, "1Z999"]);
  later(day);
  await clearOldTracking(shop.services);
  expect((await orderNow()).shipments.map(({ tracking_number }) => tracking_number)).toEqual([null, null]);
});
