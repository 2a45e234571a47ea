import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { refunds, type RefundStatus } from "#server/platform/database/refund-schema.ts";
import { fern, spade } from "./support/order-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const { orders, orderItems } = customerSchema;
const shopper = async () => {
  const customer = await shop.customer();
  return { customer, ...refundHelpers(shop, customer) };
};
const paid = async (lines = [fern]) => {
  const steps = await shopper();
  return { ...steps, order: await steps.paidOrder(lines) };
};
const day = 86_400_000;

const daysAgo = (days: number) => new Date(shop.clock.now.getTime() - days * day);
const change = (orderId: string, fields: Partial<typeof orders.$inferInsert>) =>
  shop.services.database.queries.update(orders).set(fields).where(eq(orders.id, orderId));

let credited = 0;

/** An approval, as far as the order's items are concerned. */
async function decided(refundId: string, status: RefundStatus, pieces = 0): Promise<void> {
  const { queries } = shop.services.database;
  const [refund] = await queries
    .update(refunds)
    .set({
      status,
      decided_at: shop.clock.now,
      credit_note_number: status === "approved" ? (credited += 1) : null,
    })
    .where(eq(refunds.id, refundId))
    .returning();
  await cameBack(refund!.order_id, pieces);
}

const cameBack = (orderId: string, pieces: number) =>
  shop.services.database.queries
    .update(orderItems)
    .set({ approved_count: pieces, refunded_count: pieces })
    .where(eq(orderItems.order_id, orderId));

describe("a draft", () => {
  test("is created with the specification's body alone, and has the refund amount", async () => {
    requirements("calls.refund-body");
    const { order, create } = await paid();
    const [item] = order.items;
    const { status, body } = await create(order.id, {
      order_id: order.id,
      language_id: "en",
      market_id: "europe",
      items: [{ id: item!.id, count: 1 }],
      note: "The pot arrived broken.",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      order_id: order.id,
      current_status: "draft",
      note: "The pot arrived broken.",
      reason: null,
      images: [],
      items: [{ id: item!.id, product_name: "Boston fern", price: 18.95, count: 1 }],
      total_refunded_count: 1,
      total_amount: 18.95,
      money_amount: 0,
      points: 1_895,
      requested_at: null,
      decided_at: null,
    });
    expect(body.order).toMatchObject({
      reference: order.reference,
      has_requested_return: false,
      refundable: "possible",
      order_returns: [{ id: body.id, current_status: "draft", total_amount: 18.95, total_refunded_count: 1 }],
    });
  });

  test("exists once per order: creating it again replaces its lines and keeps its photos", async () => {
    const { order, draft, addPhoto } = await paid([fern, spade]);
    const first = await draft(order);
    const photo = await addPhoto(first.id);
    const items = order.items.map(({ id, count }) => ({ id, count }));
    const second = await draft(order, { items, reason: "damaged" });
    expect(second.id).toBe(first.id);
    expect([second.total_refunded_count, second.reason]).toEqual([3, "damaged"]);
    expect(second.images).toEqual([photo]);
    // Shipping is refunded with the last item.
    expect(second.total_amount).toBe(73.35);
  });

  test.each([
    [
      "of more items than are left",
      (id: string) => [{ id, count: 3 }],
      "items.0.count is above the 2 that are left",
    ],
    [
      "with a line twice",
      (id: string) => [
        { id, count: 1 },
        { id, count: 1 },
      ],
      "items.1.id is there twice",
    ],
    ["without lines", () => [], "items must NOT have fewer than 1 items"],
    ["of −1", (id: string) => [{ id, count: -1 }], "items.0.count must be >= 1"],
    ["of zero items", (id: string) => [{ id, count: 0 }], "items.0.count must be >= 1"],
    ["of a thousand million", (id: string) => [{ id, count: 1e9 }], "items.0.count must be <= 1000000"],
    ["of half an item", (id: string) => [{ id, count: 0.5 }], "items.0.count must be integer"],
    [
      "of another order's line",
      () => [{ id: crypto.randomUUID(), count: 1 }],
      "items.0.id is no item of this order",
    ],
  ])("%s is refused", async (_, items, message) => {
    requirements("validation.refund-items");
    const { order, create, customer } = await paid();
    const { status, body } = await create(order.id, { items: items(order.items[0]!.id) });
    expect([status, body.code]).toEqual([400, "invalid"]);
    expect(body.detail).toContain(message);
    const { body: count } = await shop.call("GET", "/refunds/count", { token: customer.token });
    expect(count).toEqual({ count: 0 });
  });

  test.each([
    ["order_id", crypto.randomUUID()],
    ["market_id", "japan"],
    ["language_id", "xx"],
    ["note", "unseen \u202E mark"],
  ])("with an invalid %s is refused with the field's name", async (field, value) => {
    const { order, create } = await paid();
    const items = [{ id: order.items[0]!.id, count: 1 }];
    const { status, body } = await create(order.id, { items, [field]: value });
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });
});

describe("a refund cannot be started", () => {
  test.each(["draft", "submitted", "payment_pending", "cancelled"] as const)(
    "for an order that is %s",
    async (status) => {
      const { submitted, create } = await shopper();
      const order = await submitted();
      await shop.services.database.queries.update(orders).set({ status }).where(eq(orders.id, order.id));
      const answer = await create(order.id, { items: [{ id: order.items[0]!.id, count: 1 }] });
      expect([answer.status, answer.body.code]).toEqual([409, "order_not_paid"]);
    },
  );

  test("30 days after delivery, or after the day that counts as it", async () => {
    requirements("validation.refund-age");
    const { order, create } = await paid();
    const body = { items: [{ id: order.items[0]!.id, count: 1 }] };
    await change(order.id, { paid_at: daysAgo(61) });
    const tooOld = await create(order.id, body);
    expect([tooOld.status, tooOld.body.code, tooOld.body.params]).toEqual([
      409,
      "refund_too_old",
      { days: 30 },
    ]);
    expect(tooOld.body.detail).toBe("Orders older than 30 days cannot be refunded.");
    await change(order.id, { status: "delivered", delivered_at: daysAgo(29) });
    expect((await create(order.id, body)).status).toBe(200);
  });

  test("while everything left is requested, or when nothing is left", async () => {
    requirements("entities.order-refundable");
    const { order, draft, request, create } = await paid();
    const body = { items: [{ id: order.items[0]!.id, count: 1 }] };
    const { id } = await draft(order, { items: [{ id: order.items[0]!.id, count: 2 }] });
    await request(id);
    const second = await create(order.id, body);
    expect([second.status, second.body.code]).toEqual([409, "refund_requested"]);
    await decided(id, "approved", 2);
    const third = await create(order.id, body);
    expect([third.status, third.body.code]).toEqual([409, "nothing_left"]);
  });
});

describe("requesting a decision", () => {
  test("is logged once, shown on the order, and may be repeated", async () => {
    const { customer, paidOrder, draft, request } = await shopper();
    const order = await paidOrder();
    const { id } = await draft(order);
    const requested = await request(id);
    expect(requested).toMatchObject({
      current_status: "requested",
      requested_at: shop.clock.now.toISOString(),
    });
    expect(await request(id)).toEqual(requested);
    const { body: shown } = await shop.call("GET", `/orders/${order.id}`, { token: customer.token });
    expect(shown).toMatchObject({
      has_requested_return: true,
      refundable: "possible",
      total_refund_incl_vat: 0,
    });
    const log = await shop.services.database.queries
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `refund ${id}`));
    expect(log.map(({ action }) => action)).toEqual(["refund.requested"]);
  });

  test("from two tabs concurrently creates one request", async () => {
    const { order, draft, setStatus } = await paid();
    const { id } = await draft(order);
    const answers = await Promise.all([setStatus(id, "requested"), setStatus(id, "requested")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test("is refused when less is left than the draft contains, or when it is too old", async () => {
    const { order, draft, setStatus } = await paid();
    const { id } = await draft(order, { items: [{ id: order.items[0]!.id, count: 2 }] });
    await change(order.id, { paid_at: daysAgo(61) });
    const late = await setStatus(id, "requested");
    expect([late.status, late.body.code]).toEqual([409, "refund_too_old"]);
    await change(order.id, { paid_at: daysAgo(1) });
    const afterRefunding = async (pieces: number) => {
      await cameBack(order.id, pieces);
      const { status, body } = await setStatus(id, "requested");
      return [status, body.code];
    };
    expect(await afterRefunding(1)).toEqual([409, "counts_changed"]);
    expect(await afterRefunding(2)).toEqual([409, "nothing_left"]);
  });

  const everyStatus: readonly RefundStatus[] = ["draft", "requested", "approved", "rejected"];
  /** The response to each status that a customer sets; an unchanged status returns the refund as it is. */
  const heard: Record<RefundStatus, Record<RefundStatus, string>> = {
    draft: { draft: "200", requested: "200", approved: "403", rejected: "403" },
    requested: { draft: "403", requested: "200", approved: "403", rejected: "403" },
    approved: { draft: "403", requested: "409", approved: "200", rejected: "403" },
    rejected: { draft: "403", requested: "409", approved: "403", rejected: "200" },
  };
  describe.each(everyStatus)("from %s", (from) => {
    test.each(everyStatus)("to %s", async (to) => {
      requirements("refunds.statuses", "refunds.new-status");
      const { order, draft, request, setStatus, remove, upload, refund } = await paid();
      const { id } = await draft(order);
      if (from !== "draft") await request(id);
      if (from === "approved" || from === "rejected") await decided(id, from);
      const { status } = await setStatus(id, to);
      expect(String(status)).toBe(heard[from][to]);
      const now = (await refund(id)).current_status;
      expect(now).toBe(status === 200 ? to : from);
      if (now === "draft") return;
      const photo = { file_name: "a.jpg", content_type: "image/jpeg", image_data: "AAAA" };
      const refused = [await remove(id), await upload(id, photo)];
      expect(refused.map(({ status: statusCode, body }) => [statusCode, body.code])).toEqual([
        [409, "refund_not_draft"],
        [409, "refund_not_draft"],
      ]);
    });
  });
});
