import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createActor, toPromise } from "xstate";
import type { Decision } from "#machines/administration/refund-review/refund-review.contract.ts";
import { orderItems } from "#server/platform/database/customer-schema.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { apiClient } from "#src/api/client.ts";
import { refundReviewActors } from "#src/flows/administration/refund-review/refund-review.actors.ts";
import { backFor } from "#src/flows/administration/refund-review/refund-review.wire.ts";
import { fern, spade } from "./support/order-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let shop: Shop;
let origin: string;
let administrator: TestCustomer;
beforeAll(async () => {
  shop = await openShop();
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
  administrator = await shop.customer({ role: "administrator" });
});
afterAll(() => shop.close());

/** The ports of a browser with this token, and how often its lists were refetched. */
function portsOf({ token } = administrator, address = origin) {
  const happened: string[] = [];
  const nothing = () => {};
  const api = apiClient({
    fetch,
    origin: address,
    language: "en",
    token: () => token,
    onRejected: nothing,
    onRefused: nothing,
  });
  const refreshRefunds = async () => void happened.push("read anew");
  const { decide, read } = refundReviewActors({ api, refreshRefunds });
  return {
    happened,
    decide: (refundId: string, decision: Decision) =>
      toPromise(createActor(decide, { input: { refundId, decision } }).start()),
    read: (refundId: string) => toPromise(createActor(read, { input: { refundId } }).start()),
  };
}

/** A refund of two ferns and a spade to be decided, paid with points. */
async function requested() {
  const customer = await shop.customer();
  const steps = refundHelpers(shop, customer);
  const order = await steps.paidOrder([fern, spade]);
  const items = order.items.map(({ id, count }) => ({ id, count }));
  const { id } = await steps.draft(order, { items });
  await steps.request(id);
  const [ferns, spades] = order.items;
  return { id, customer, ferns: ferns!.id, spades: spades!.id };
}
const note = "One fern was whole.";
const reject: Decision = { kind: "reject", note: "It was watered too much." };

test("a partial approval pays back the amount that the storefront calculated", async () => {
  const { id, ferns, spades } = await requested();
  const { read, decide, happened } = portsOf();
  const before = await read(id);
  if (before.outcome !== "read") throw new Error(before.outcome);
  expect(before.refund).toMatchObject({
    status: "requested",
    lines: [
      { id: ferns, asked: 2, left: 2, price: 18.95 },
      { id: spades, asked: 1, left: 1, price: 28.5 },
    ],
  });
  const counts = { [ferns]: 1, [spades]: 0 };
  const decided = await decide(id, { kind: "approve", restock: false, counts, note: "One fern was whole." });
  if (decided.outcome !== "decided") throw new Error(decided.outcome);
  const { withShipping, ...back } = backFor(before.refund.order, counts);
  expect(withShipping).toBe(false);
  expect(decided.refund).toMatchObject({ status: "approved", back, lines: [{ id: ferns, asked: 1 }] });
  expect(decided.refund).toMatchObject({
    declined: [
      { id: ferns, name: "Boston fern · 100203", price: 18.95, count: 1 },
      { id: spades, count: 1 },
    ],
    decisionNote: "One fern was whole.",
  });
  expect(back).toEqual({ value: 18.95, money: 0, points: 1_895 });
  expect(happened).toEqual(["read anew"]);
});

test("approving less than is now requested needs a reason, and returns the current refund", async () => {
  const { id, ferns } = await requested();
  expect(
    await portsOf().decide(id, { kind: "approve", restock: false, counts: { [ferns]: 2 }, note: "" }),
  ).toMatchObject({
    outcome: "reasonMissing",
    refund: { status: "requested", lines: [{ asked: 2 }, { asked: 1 }] },
  });
});

test("a full approval includes the shipping", async () => {
  const { id, ferns, spades } = await requested();
  const { read, decide } = portsOf();
  const before = await read(id);
  if (before.outcome !== "read") throw new Error(before.outcome);
  const counts = { [ferns]: 2, [spades]: 1 };
  const { withShipping, ...back } = backFor(before.refund.order, counts);
  expect(withShipping).toBe(true);
  expect(await decide(id, { kind: "approve", restock: false, counts, note: "" })).toMatchObject({
    refund: { back },
  });
});

test("a reason reaches the customer", async () => {
  const { id, customer } = await requested();
  expect(await portsOf().decide(id, reject)).toMatchObject({
    outcome: "decided",
    refund: { status: "rejected", decisionNote: "It was watered too much." },
  });
  expect(await refundHelpers(shop, customer).refund(id)).toMatchObject({
    decision_note: "It was watered too much.",
  });
});

test("a second decision returns how the refund was decided", async () => {
  const { id, ferns } = await requested();
  const { decide } = portsOf();
  await decide(id, reject);
  const late = portsOf(await shop.customer({ role: "administrator" }));
  expect(
    await late.decide(id, { kind: "approve", restock: false, counts: { [ferns]: 1 }, note }),
  ).toMatchObject({
    outcome: "refundDecided",
    refund: { status: "rejected", decisionNote: "It was watered too much." },
  });
  expect(late.happened).toEqual(["read anew"]);
});

test("approving more than is left or requested is refused with the current refund", async () => {
  const { id, ferns, spades } = await requested();
  const { decide } = portsOf();
  expect(
    await decide(id, { kind: "approve", restock: false, counts: { [ferns]: 3 }, note: "" }),
  ).toMatchObject({
    outcome: "countsNotAskedFor",
    refund: { status: "requested", lines: [{ asked: 2 }, { asked: 1 }] },
  });
  await shop.services.database.queries
    .update(orderItems)
    .set({ approved_count: 1, refunded_count: 1 })
    .where(eq(orderItems.id, ferns));
  expect(
    await decide(id, { kind: "approve", restock: false, counts: { [ferns]: 2, [spades]: 1 }, note: "" }),
  ).toMatchObject({
    outcome: "countsChanged",
    refund: { status: "requested", lines: [{ left: 1 }, { left: 1 }] },
  });
});

test("a draft is gone, and input against the contract is unforeseen", async () => {
  const { id, ferns } = await requested();
  const { decide, read } = portsOf();
  await shop.services.database.queries.update(refunds).set({ status: "draft" }).where(eq(refunds.id, id));
  const approve: Decision = { kind: "approve", restock: false, counts: { [ferns]: 1 }, note };
  expect([await decide(id, approve), await read(id)]).toEqual([
    { outcome: "notFound" },
    { outcome: "notFound" },
  ]);
  expect(await decide(crypto.randomUUID(), approve)).toEqual({ outcome: "notFound" });
  expect(await decide(id, { kind: "approve", restock: false, counts: {}, note })).toEqual({
    outcome: "unforeseen",
  });
  expect(await decide(id, { kind: "reject", note: "x".repeat(2_001) })).toEqual({ outcome: "unforeseen" });
});

test("a former administrator gets an outcome; without a response both ports reject", async () => {
  const { id, customer } = await requested();
  const { decide, read } = portsOf(customer);
  expect([await decide(id, reject), await read(id)]).toEqual([
    { outcome: "administratorsOnly" },
    { outcome: "administratorsOnly" },
  ]);
  const unplugged = portsOf(administrator, "http://127.0.0.1:1");
  await expect(unplugged.decide(id, reject)).rejects.toThrow("no response");
  await expect(unplugged.read(id)).rejects.toThrow("no response");
});
