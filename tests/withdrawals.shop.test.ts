import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { markets } from "#server/platform/database/schema.ts";
import { refundItems, refunds } from "#server/platform/database/refund-schema.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { fern, spade } from "./support/order-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { retryWhenBusy } from "./support/retry-when-busy.ts";

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

const { orders } = customerSchema;
const { decide, anAdministrator } = refundReviewHelpers(() => ({ shop, provider }));
const wreath = { product: "wreath", count: 1, price: 9.68 };
const paid = async (lines = [fern]) => {
  const customer = await shop.customer();
  const steps = refundHelpers(shop, customer);
  const order = await steps.paidOrder(lines);
  const orderNow = () => steps.order(order.id);
  return { ...steps, customer, order, orderNow, all: () => steps.withdraw(order.id) };
};
const statusAndCode = ({ status, body }: { status: number; body: any }) => [status, body.code];
const change = (orderId: string, fields: Partial<typeof orders.$inferInsert>) =>
  shop.services.database.queries.update(orders).set(fields).where(eq(orders.id, orderId));
const piecesOf = ({ items }: { items: { count: number }[] }) => items.map(({ count }) => count);
const actionsOf = async (id: string) =>
  (
    await shop.services.database.queries
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `refund ${id}`))
  ).map(({ action }) => action);

describe("withdrawing", () => {
  test("takes everything without a reason, is shown on the order, and refunds shipping", async () => {
    const { order, orderNow, all } = await paid([fern, spade]);
    expect(order).toMatchObject({
      withdrawable: "possible",
      withdrawable_until: null,
      withdrawal_days: 14,
      standard_shipping_incl_vat: 6.95,
    });
    const { status, body } = await all();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      current_status: "requested",
      withdrawn_at: shop.clock.now.toISOString(),
      requested_at: shop.clock.now.toISOString(),
      reason: null,
      note: null,
      total_amount: 73.35,
    });
    expect(piecesOf(body)).toEqual([2, 1]);
    expect(await orderNow()).toMatchObject({
      withdrawable: "withdrawn",
      has_requested_return: true,
      refundable: "refund_requested",
    });
    expect(await actionsOf(body.id)).toEqual(["refund.withdrawn"]);
  });

  test("again returns the existing withdrawal, even once it is paid back", async () => {
    const { order, all, withdraw } = await paid();
    const { body: first } = await all();
    const items = [{ id: order.items[0]!.id, count: 2 }];
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    expect((await all()).body).toEqual(first);
    expect((await withdraw(order.id, { items })).body).toEqual(first);
    await decide(first.id);
    for (const answer of [await all(), await withdraw(order.id, { items })]) {
      expect([answer.status, answer.body.id, answer.body.current_status]).toEqual([
        200,
        first.id,
        "approved",
      ]);
    }
    expect(await actionsOf(first.id)).toEqual(["refund.withdrawn", "refund.approved", "refund.paid_back"]);
  });

  test("ten times concurrently creates one withdrawal", async () => {
    const { order, all, withdraw, customer } = await paid();
    const items = [{ id: order.items[0]!.id, count: 2 }];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        retryWhenBusy(() => (index % 2 ? all() : withdraw(order.id, { items }))),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { body } = await shop.call("GET", "/refunds/count", { token: customer.token });
    expect(body).toEqual({ count: 1 });
    expect(await actionsOf(answers[0]!.body.id)).toEqual(["refund.withdrawn"]);
  });

  test("takes some items, and more of them later", async () => {
    const { order, orderNow, withdraw } = await paid();
    const of = (count: number) => withdraw(order.id, { items: [{ id: order.items[0]!.id, count }] });
    const { body: first } = await of(1);
    expect([piecesOf(first), first.total_amount]).toEqual([[1], 18.95]);
    expect((await orderNow()).withdrawable).toBe("possible");
    const { body: second } = await of(2);
    expect([second.id, piecesOf(second)]).toEqual([first.id, [2]]);
    expect((await of(1)).body).toEqual(second);
    expect(await actionsOf(first.id)).toEqual(["refund.withdrawn", "refund.withdrawn"]);
  });

  test("leaves a draft unchanged", async () => {
    const { order, draft, all, refund } = await paid();
    const drafted = await draft(order, { note: "Not yet." });
    const { body } = await all();
    expect(body.id).not.toBe(drafted.id);
    expect(await refund(drafted.id)).toMatchObject({
      current_status: "draft",
      note: "Not yet.",
      items: drafted.items,
    });
  });
});

describe("a requested refund becomes the withdrawal", () => {
  test("with its note and photo, and all items requested before and now", async () => {
    const { order, draft, addPhoto, request, withdraw } = await paid([fern, spade]);
    const [ferns, spades] = order.items.map(({ id }) => id);
    const requested = await draft(order, {
      items: [{ id: ferns!, count: 1 }],
      note: "A brown leaf.",
      reason: "damaged",
    });
    const photo = await addPhoto(requested.id);
    await request(requested.id);
    const { body } = await withdraw(order.id, { items: [{ id: spades!, count: 1 }] });
    expect(body).toMatchObject({
      id: requested.id,
      note: "A brown leaf.",
      reason: "damaged",
      images: [photo],
    });
    expect(body.withdrawn_at).not.toBeNull();
    expect(body.items.map(({ id, count }: { id: string; count: number }) => [id, count])).toEqual([
      [ferns, 1],
      [spades, 1],
    ]);
    expect(await actionsOf(requested.id)).toEqual(["refund.requested", "refund.withdrawn"]);
  });

  test("and its first approval no longer counts", async () => {
    const { queries } = shop.services.database;
    await queries.update(markets).set({ refund_second_approval_above_minor: 0n });
    try {
      const { order, draft, request, all, refund } = await paid();
      const requested = await draft(order);
      await request(requested.id);
      expect((await decide(requested.id)).body.first_approval).not.toBeNull();
      await all();
      const [row] = await queries.select().from(refunds).where(eq(refunds.id, requested.id));
      expect(row!.first_approved_by).toBeNull();
      await decide(requested.id);
      await decide(requested.id, { decision: "approve" }, await anAdministrator());
      expect(await refund(requested.id)).toMatchObject({
        current_status: "approved",
        total_refunded_count: 2,
      });
    } finally {
      await queries.update(markets).set({ refund_second_approval_above_minor: null });
    }
  });
});

describe("an administrator", () => {
  test("can neither reject a withdrawal nor approve less", async () => {
    const { order, all } = await paid();
    const { body } = await all();
    expect(statusAndCode(await decide(body.id, { decision: "reject", note: "No." }))).toEqual([
      409,
      "withdrawal",
    ]);
    const items = [{ id: order.items[0]!.id, count: 1 }];
    expect(statusAndCode(await decide(body.id, { decision: "approve", items }))).toEqual([409, "withdrawal"]);
    expect((await decide(body.id)).body.refund.current_status).toBe("approved");
  });

  test("may approve fewer exempt items that were requested before", async () => {
    const { order, draft, request, all, refund } = await paid([fern, wreath]);
    const [ferns, wreaths] = order.items.map(({ id }) => id);
    const { id } = await draft(order, { items: [{ id: wreaths!, count: 1 }] });
    await request(id);
    await all();
    const part = { decision: "approve", items: [{ id: ferns!, count: 2 }] };
    expect(statusAndCode(await decide(id, part))).toEqual([409, "reason_missing"]);
    await decide(id, { ...part, note: "Made for you." });
    expect(await refund(id)).toMatchObject({
      current_status: "approved",
      total_refunded_count: 2,
      declined_items: [{ id: wreaths, count: 1 }],
      decision_note: "Made for you.",
    });
    const left = await shop.services.database.queries
      .select()
      .from(refundItems)
      .where(eq(refundItems.refund_id, id));
    expect(left.map(({ order_item_id }) => order_item_id)).toEqual([ferns]);
  });
});

describe("the refunded shipping", () => {
  test("is at most the cheapest delivery's price, and nothing for collecting", async () => {
    const { order, all } = await paid();
    expect(order.standard_shipping_incl_vat).toBe(6.95);
    await change(order.id, { standard_shipping_minor: 200n });
    const { body } = await all();
    expect(body.total_amount).toBe(39.9);
    const { body: approved } = await decide(body.id);
    expect(approved.refund.total_amount).toBe(39.9);
  });

  test("of an older order is what was paid, and the market decides whether it can be withdrawn", async () => {
    const { order, all } = await paid();
    await change(order.id, { standard_shipping_minor: null, withdrawal_days: null });
    expect((await all()).body.total_amount).toBe(44.85);
  });
});

test("is paid back with the rest after a partial refund", async () => {
  const { draft, request, order, all } = await paid();
  const { id } = await draft(order);
  await request(id);
  await decide(id);
  const { body } = await all();
  expect(body.id).not.toBe(id);
  expect([piecesOf(body), body.total_amount]).toEqual([[1], 25.9]);
});
