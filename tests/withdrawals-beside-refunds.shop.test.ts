import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Schemas } from "#server/http/reply.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { fern, spade } from "./support/order-helpers.ts";
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

const { decide, withoutProvider, paidWithMoney } = refundReviewHelpers(() => ({ shop, provider }));
const piecesOf = ({ items }: Schemas["Refund"]) => items.map(({ count }) => count);
const countsOf = ({ items }: Schemas["Order"]) =>
  items.map((item) => [item.refunded_count, item.approved_count, item.requested_count]);

describe("while another refund of the order is with the provider", () => {
  test("a withdrawal is recorded at once, and both pay back exactly what was paid", async () => {
    const { order, orderNow, requested, withdraw, refund, paidBack } = await paidWithMoney();
    const first = await requested(1);
    await withoutProvider(async () => {
      expect((await decide(first)).body.is_paying_back).toBe(true);
      expect(countsOf(await orderNow())).toEqual([[0, 1, 0]]);
      expect((await orderNow()).withdrawable).toBe("possible");
      const { status, body } = await withdraw(order.id);
      expect([status, body.current_status, piecesOf(body)]).toEqual([200, "requested", [1]]);
      expect(body.id).not.toBe(first);
      // Shipping is refunded with the last item.
      expect(body.total_amount).toBe(25.9);
      expect(countsOf(await orderNow())).toEqual([[0, 1, 1]]);
      expect((await withdraw(order.id)).body).toEqual(body);
      expect((await decide(body.id)).body.is_paying_back).toBe(true);
      expect(countsOf(await orderNow())).toEqual([[0, 2, 0]]);
      expect((await orderNow()).withdrawable).toBe("withdrawn");
    });
    const withdrawal = (await orderNow()).order_returns[1]!.id;
    // In reverse order of approval.
    await decide(withdrawal);
    await decide(first);
    expect(await refund(first)).toMatchObject({ current_status: "approved", total_amount: 18.95 });
    expect(await refund(withdrawal)).toMatchObject({ current_status: "approved", total_amount: 25.9 });
    expect(await paidBack()).toEqual({ times: 2, minor: 4_485n });
    expect(countsOf(await orderNow())).toEqual([[2, 2, 0]]);
  });

  test("other items can be requested", async () => {
    const { order, orderNow, requested, draft, request, refund, paidBack } = await paidWithMoney(0, [
      fern,
      spade,
    ]);
    const first = await requested(2);
    await withoutProvider(async () => {
      await decide(first);
      expect((await orderNow()).refundable).toBe("possible");
      const { id } = await request(
        (await draft(order, { items: [{ id: order.items[1]!.id, count: 1 }] })).id,
      );
      expect(id).not.toBe(first);
      expect((await decide(id)).body.is_paying_back).toBe(true);
    });
    for (const { id } of (await orderNow()).order_returns) await decide(id);
    expect((await refund(first)).current_status).toBe("approved");
    expect(await paidBack()).toEqual({ times: 2, minor: 7_335n });
  });

  test("no more is paid back than was announced, whatever is approved before", async () => {
    const { order, requested, withdraw, refund } = await paidWithMoney(0, [{ ...fern, count: 3 }]);
    const of = (count: number) => withdraw(order.id, { items: [{ id: order.items[0]!.id, count }] });
    const id = await requested(1);
    await withoutProvider(async () => {
      await decide(id);
      // Two in total, one of which is approved already.
      const { body } = await of(2);
      expect([body.id === id, piecesOf(body)]).toEqual([false, [1]]);
      expect((await of(2)).body).toEqual(body);
      expect((await of(3)).body).toMatchObject({ id: body.id, total_refunded_count: 2 });
    });
    await decide(id);
    expect((await refund(id)).total_refunded_count).toBe(1);
  });

  test("a withdrawal of nothing more, or of more than was bought, is refused", async () => {
    const { order, requested, withdraw } = await paidWithMoney();
    await decide(await requested(1));
    const codes = async (count: number) => {
      const { status, body } = await withdraw(order.id, { items: [{ id: order.items[0]!.id, count }] });
      return [status, body.errors.map(({ field, code }: { field: string; code: string }) => [field, code])];
    };
    expect(await codes(1)).toEqual([400, [["items", "nothing_more"]]]);
    expect(await codes(3)).toEqual([400, [["items.0.count", "count_above_left"]]]);
  });

  test("a withdrawal that is being paid back does not prevent another", async () => {
    const { order, withdraw, paidBack, refund } = await paidWithMoney(0, [fern, spade]);
    const of = (...counts: number[]) =>
      withdraw(order.id, {
        items: order.items.flatMap(({ id }, index) => (counts[index] ? [{ id, count: counts[index] }] : [])),
      });
    const { body: first } = await of(1);
    await withoutProvider(async () => {
      await decide(first.id);
      const { body: second } = await of(2, 1);
      expect(second.id).not.toBe(first.id);
      expect(piecesOf(second)).toEqual([1, 1]);
      await decide(second.id);
    });
    const { body: second } = await of(2, 1);
    await decide(first.id);
    await decide(second.id);
    expect((await refund(second.id)).current_status).toBe("approved");
    expect(await paidBack()).toEqual({ times: 2, minor: 7_335n });
  });
});

test("a withdrawal repeated after it was paid back withdraws nothing more", async () => {
  const { order, orderNow, withdraw } = await paidWithMoney();
  const items = [{ id: order.items[0]!.id, count: 1 }];
  const { body } = await withdraw(order.id, { items });
  await decide(body.id);
  const again = await withdraw(order.id, { items });
  expect([again.status, again.body.id, again.body.current_status]).toEqual([200, body.id, "approved"]);
  expect(await orderNow()).toMatchObject({ withdrawable: "possible", order_returns: [{ id: body.id }] });
  expect(countsOf(await orderNow())).toEqual([[1, 1, 0]]);
  const more = await withdraw(order.id, { items: [{ ...items[0]!, count: 2 }] });
  expect([more.body.id === body.id, piecesOf(more.body), more.body.total_amount]).toEqual([false, [1], 25.9]);
});

test("items being paid back or withdrawn are not packed", async () => {
  const { order, requested, withdraw } = await paidWithMoney(0, [{ ...fern, count: 3 }]);
  const { token } = await shop.customer({ role: "administrator" });
  const toSend = async () => {
    const { body } = await shop.call("GET", `/admin/orders/${order.id}`, { token });
    return [body.stage, body.to_send[0].count];
  };
  const id = await requested(1);
  expect(await toSend()).toEqual(["to_ship", 3]);
  await withoutProvider(async () => {
    await decide(id);
    expect(await toSend()).toEqual(["to_ship", 2]);
    const { body } = await withdraw(order.id);
    expect((await toSend())[1]).toBe(0);
    await decide(body.id);
    expect((await toSend())[1]).toBe(0);
    const ship = await shop.call("POST", `/admin/orders/${order.id}/ship`, {
      token,
      body: { carrier: "Post", tracking_number: null, tracking_url: null, shipment: 0 },
    });
    expect(ship.status).not.toBe(200);
  });
});
