import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { markets } from "#server/platform/database/schema.ts";
import { fern, orderHelpers } from "./support/order-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { announceChange } from "#server/platform/database/changes.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const { orders } = customerSchema;
const wreath = { product: "wreath", count: 1, price: 9.68 };
const paid = async (lines = [fern]) => {
  const customer = await shop.customer();
  const steps = refundHelpers(shop, customer);
  const order = await steps.paidOrder(lines);
  const orderNow = () => steps.order(order.id);
  return { ...steps, order, orderNow, all: () => steps.withdraw(order.id) };
};
const statusAndCode = ({ status, body }: { status: number; body: any }) => [status, body.code];
const change = (orderId: string, fields: Partial<typeof orders.$inferInsert>) =>
  shop.services.database.queries.update(orders).set(fields).where(eq(orders.id, orderId));
const piecesOf = ({ items }: { items: { count: number }[] }) => items.map(({ count }) => count);

describe("a withdrawal is refused", () => {
  test.each([
    ["of −1", -1, "items.0.count must be >= 1"],
    ["of zero", 0, "items.0.count must be >= 1"],
    ["of one half", 0.5, "items.0.count must be integer"],
    ["above what is left", 3, "items.0.count is above the 2 that were bought"],
  ])("for a quantity %s", async (_, count, detail) => {
    const { order, orderNow, withdraw } = await paid();
    const { status, body } = await withdraw(order.id, { items: [{ id: order.items[0]!.id, count }] });
    expect([status, body.code]).toEqual([400, "invalid"]);
    expect(body.detail).toContain(detail);
    expect((await orderNow()).order_returns).toEqual([]);
  });

  test("for unknown, repeated, exempt or no lines", async () => {
    const { order, withdraw } = await paid([fern, wreath]);
    const [ferns, wreaths] = order.items.map(({ id }) => id);
    const one = (id: string) => ({ id, count: 1 });
    const refused = async (items: object[]) => {
      const { status, body } = await withdraw(order.id, { items });
      return [status, body.errors[0].field, body.errors[0].code];
    };
    expect(await refused([one(crypto.randomUUID())])).toEqual([400, "items.0.id", "unknown_item"]);
    expect(await refused([one(ferns!), one(ferns!)])).toEqual([400, "items.1.id", "unknown_item"]);
    expect(await refused([one(ferns!), one(wreaths!)])).toEqual([400, "items.1.id", "exempt"]);
    expect((await refused([]))[0]).toBe(400);
    const { body } = await withdraw(order.id);
    // The wreath and the shipping are not refunded.
    expect([piecesOf(body), body.total_amount]).toEqual([[2], 37.9]);
  });

  test("for exempt items, as the product page shows where a right of withdrawal exists", async () => {
    const isShown = async (language: string) =>
      (await shop.call("GET", `/products/${language}/europe/wreath`)).body.withdrawal_exempt;
    expect(await isShown("en")).toBe(true);
    const right = async (withdrawal_days: number | null) => {
      const noticed = new Promise<void>((done) => shop.services.whenChanged(() => done()));
      await shop.services.database.transaction(async (tx) => {
        await tx.update(markets).set({ withdrawal_days }).where(eq(markets.id, "europe"));
        await announceChange(tx);
      });
      await noticed;
    };
    await right(null);
    expect([await isShown("en"), await isShown("de")]).toEqual([false, false]);
    await right(14);
  });

  test("for exempt items, as the draft shows", async () => {
    const { items } = await orderHelpers(shop, await shop.customer()).draft([fern, wreath]);
    expect(items.map((item) => item.withdrawal_exempt)).toEqual([false, true]);
  });

  test("for an order with exempt items only", async () => {
    const { order, all } = await paid([wreath]);
    expect([order.withdrawable, order.items[0]!.withdrawal_exempt]).toEqual(["all_exempt", true]);
    expect(statusAndCode(await all())).toEqual([409, "all_exempt"]);
  });

  test("for another customer's or an unknown order", async () => {
    const { order } = await paid();
    const other = refundHelpers(shop, await shop.customer());
    expect((await other.withdraw(order.id)).status).toBe(404);
    expect((await other.withdraw(crypto.randomUUID())).status).toBe(404);
  });

  test.each(["draft", "submitted", "payment_pending", "capturing", "cancelled"] as const)(
    "for an order that is %s",
    async (status) => {
      const { order, all } = await paid();
      await change(order.id, { status });
      expect(statusAndCode(await all())).toEqual([409, "order_not_paid"]);
    },
  );

  test("if nothing is left, or in a market without the right", async () => {
    const { order, all, draft, request } = await paid();
    const { id } = await draft(order, { items: [{ id: order.items[0]!.id, count: 2 }] });
    await request(id);
    const { token } = await shop.customer({ role: "administrator" });
    await shop.call("POST", `/admin/refunds/${id}/decision`, { token, body: { decision: "approve" } });
    expect(statusAndCode(await all())).toEqual([409, "nothing_left"]);
    await change(order.id, { withdrawal_days: null });
    expect(statusAndCode(await all())).toEqual([409, "no_withdrawal"]);
  });

  test("a second after the period ends, which starts with delivery", async () => {
    const { order, orderNow, all, withdraw } = await paid();
    await change(order.id, { status: "delivered", delivered_at: shop.clock.now });
    const delivered = shop.clock.now.getTime();
    const end = delivered + (15 * 24 + 1) * 3_600_000;
    expect((await orderNow()).withdrawable_until).toBe(new Date(end).toISOString());
    const before = shop.clock.now;
    try {
      shop.clock.now = new Date(end + 1_000);
      expect(statusAndCode(await all())).toEqual([409, "withdrawal_too_late"]);
      expect((await orderNow()).withdrawable).toBe("withdrawal_too_late");
      shop.clock.now = new Date(end);
      const items = [{ id: order.items[0]!.id, count: 1 }];
      const { body } = await withdraw(order.id, { items });
      shop.clock.now = new Date(end + 1_000);
      expect((await withdraw(order.id, { items })).body.id).toBe(body.id);
      expect(statusAndCode(await all())).toEqual([409, "withdrawal_too_late"]);
    } finally {
      shop.clock.now = before;
    }
  });
});
