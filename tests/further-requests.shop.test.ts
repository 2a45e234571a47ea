import { afterAll, beforeAll, expect, test } from "vitest";
import { fern, spade } from "./support/order-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** An order of two ferns and a spade, and a request for one fern that waits. */
async function requested() {
  const customer = await shop.customer();
  const steps = refundHelpers(shop, customer);
  const order = await steps.paidOrder([fern, spade]);
  const [ferns, spades] = order.items;
  const draft = await steps.draft(order, { items: [{ id: ferns!.id, count: 1 }], note: "Broken." });
  await steps.addPhoto(draft.id);
  const open = await steps.request(draft.id);
  const orderNow = async () =>
    (await shop.call("GET", `/orders/${order.id}`, { token: customer.token })).body;
  return { ...steps, order, open, ferns: ferns!.id, spades: spades!.id, orderNow };
}

test("further items can be requested while a refund is open, and join it with their photos", async () => {
  const { order, open, ferns, spades, orderNow, draft, addPhoto, request, refund } = await requested();
  expect(await orderNow()).toMatchObject({ refundable: "possible", has_requested_return: true });
  const more = await draft(order, { items: [{ id: spades, count: 1 }], reason: "damaged", note: "Bent." });
  expect(more.id).not.toBe(open.id);
  await addPhoto(more.id);
  expect((await request(more.id)).id).toBe(open.id);
  const grown = await refund(open.id);
  expect(grown).toMatchObject({ current_status: "requested", reason: "damaged", note: "Broken.\n\nBent." });
  expect(grown.items.map(({ id, count }) => [id, count])).toEqual([
    [ferns, 1],
    [spades, 1],
  ]);
  expect(grown.images).toHaveLength(2);
  const now = await orderNow();
  expect(now.order_returns).toHaveLength(1);
  expect(now.items.map((item: { requested_count: number }) => item.requested_count)).toEqual([1, 1]);
});

test("an item cannot be requested twice; with all requested, no further refund is possible", async () => {
  const { order, ferns, spades, create, draft, request, orderNow } = await requested();
  const tooMany = await create(order.id, { items: [{ id: ferns, count: 2 }] });
  expect([tooMany.status, tooMany.body.errors[0].code]).toEqual([400, "count_above_left"]);
  const rest = await draft(order, {
    items: [
      { id: ferns, count: 1 },
      { id: spades, count: 1 },
    ],
  });
  await request(rest.id);
  expect((await orderNow()).refundable).toBe("refund_requested");
  const closed = await create(order.id, { items: [{ id: ferns, count: 1 }] });
  expect([closed.status, closed.body.code]).toEqual([409, "refund_requested"]);
});

test("two drafts requested concurrently become one refund with each item counted once", async () => {
  requirements("refunds.one-requested");
  const { order, spades, draft, setStatus, orderNow } = await requested();
  const more = await draft(order, { items: [{ id: spades, count: 1 }] });
  const answers = await Promise.all([1, 2, 3].map(() => setStatus(more.id, "requested")));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  const now = await orderNow();
  expect(now.items.map((item: { requested_count: number }) => item.requested_count)).toEqual([1, 1]);
});

/** An order of two withdrawn ferns and a spade. */
async function withdrawn() {
  const customer = await shop.customer();
  const steps = refundHelpers(shop, customer);
  const order = await steps.paidOrder([fern, spade]);
  const [ferns, spades] = order.items.map(({ id }: { id: string }) => id);
  const orderNow = async () =>
    (await shop.call("GET", `/orders/${order.id}`, { token: customer.token })).body;
  const { body: withdrawal } = await steps.withdraw(order.id, { items: [{ id: ferns!, count: 2 }] });
  return { ...steps, order, withdrawal, ferns: ferns!, spades: spades!, orderNow };
}

test("with an open withdrawal, the rest can be withdrawn too", async () => {
  const { order, withdrawal, ferns, spades, withdraw, refund, orderNow } = await withdrawn();
  expect(await orderNow()).toMatchObject({ withdrawable: "possible", refundable: "possible" });
  const second = await withdraw(order.id, {
    items: [
      { id: ferns, count: 2 },
      { id: spades, count: 1 },
    ],
  });
  expect(second.body.id).toBe(withdrawal.id);
  expect((await refund(withdrawal.id)).total_refunded_count).toBe(3);
  expect(await orderNow()).toMatchObject({ withdrawable: "withdrawn", refundable: "refund_requested" });
});

test("with an open withdrawal, a refund of other items is a request of its own", async () => {
  const { order, withdrawal, ferns, spades, create, draft, request, refund, orderNow } = await withdrawn();
  const again = await create(order.id, { items: [{ id: ferns, count: 1 }] });
  expect([again.status, again.body.errors[0].code]).toEqual([400, "count_above_left"]);
  const { id } = await request((await draft(order, { items: [{ id: spades, count: 1 }] })).id);
  expect(id).not.toBe(withdrawal.id);
  const both = await Promise.all([refund(id), refund(withdrawal.id)]);
  expect(both.map((row) => [row.current_status, row.total_refunded_count])).toEqual([
    ["requested", 1],
    ["requested", 2],
  ]);
  expect(await orderNow()).toMatchObject({
    refundable: "refund_requested",
    order_returns: [{}, {}],
    items: [
      { requested_count: 2, withdrawn_count: 2 },
      { requested_count: 1, withdrawn_count: 0 },
    ],
  });
});

test("withdrawing everything absorbs a refund request beside the withdrawal", async () => {
  const { order, withdrawal, spades, draft, addPhoto, request, withdraw, refund, orderNow } =
    await withdrawn();
  const bent = await draft(order, { items: [{ id: spades, count: 1 }], note: "Bent." });
  await addPhoto(bent.id);
  await request(bent.id);
  const { status, body } = await withdraw(order.id);
  expect([status, body.id]).toEqual([200, withdrawal.id]);
  expect(await refund(withdrawal.id)).toMatchObject({
    total_refunded_count: 3,
    note: "Bent.",
    images: [{ holder_id: withdrawal.id }],
  });
  expect((await orderNow()).order_returns).toHaveLength(1);
  expect((await withdraw(order.id)).body.id).toBe(withdrawal.id);
});
