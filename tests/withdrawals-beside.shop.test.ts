import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Schemas } from "../server/api/reply.ts";
import { deciding } from "./support/deciding.ts";
import { fern, spade } from "./support/ordering.ts";
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

const { decide, withoutProvider, paidWithMoney } = deciding(() => ({ shop, provider }));
const piecesOf = ({ items }: Schemas["Refund"]) => items.map(({ count }) => count);
const countsOf = ({ items }: Schemas["Order"]) =>
  items.map((item) => [item.refunded_count, item.approved_count, item.requested_count, item.withdrawn_count]);

describe("while another refund of the order is with the provider", () => {
  test("it is recorded at once, beside it; both are paid back, exactly what was paid", async () => {
    const { order, orderNow, requested, withdraw, refund, paidBack } = await paidWithMoney();
    const first = await requested(1);
    await withoutProvider(async () => {
      expect((await decide(first)).body.is_paying_back).toBe(true);
      expect(countsOf(await orderNow())).toEqual([[0, 1, 0, 0]]);
      expect((await orderNow()).withdrawable).toBe("possible");
      const { status, body } = await withdraw(order.id);
      expect([status, body.current_status, piecesOf(body)]).toEqual([200, "requested", [1]]);
      expect(body.id).not.toBe(first);
      // The shipping comes back with the last piece.
      expect(body.total_amount).toBe(25.9);
      expect(countsOf(await orderNow())).toEqual([[0, 1, 1, 0]]);
      expect((await withdraw(order.id)).body).toEqual(body);
      expect((await decide(body.id)).body.is_paying_back).toBe(true);
      expect(countsOf(await orderNow())).toEqual([[0, 2, 0, 1]]);
      expect((await orderNow()).withdrawable).toBe("withdrawn");
    });
    const withdrawal = (await orderNow()).order_returns[1]!.id;
    // In the other order than they were approved in.
    await decide(withdrawal);
    await decide(first);
    expect(await refund(first)).toMatchObject({ current_status: "approved", total_amount: 18.95 });
    expect(await refund(withdrawal)).toMatchObject({ current_status: "approved", total_amount: 25.9 });
    expect(await paidBack()).toEqual({ times: 2, minor: 4_485n });
    expect(countsOf(await orderNow())).toEqual([[2, 2, 0, 1]]);
  });

  test("the pieces that are on their way back can't be withdrawn too", async () => {
    const { order, requested, withdraw } = await paidWithMoney();
    const id = await requested(1);
    await withoutProvider(async () => {
      await decide(id);
      const { status, body } = await withdraw(order.id, { items: [{ id: order.items[0]!.id, count: 2 }] });
      expect([status, body.errors]).toEqual([
        400,
        [
          {
            field: "items.0.count",
            message: "is above the 1 that can be withdrawn",
            code: "count_above_left",
          },
        ],
      ]);
    });
  });

  test("a withdrawal that is being paid back is no reason against withdrawing more", async () => {
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

test("repeated after it was paid back, it withdraws nothing more", async () => {
  const { order, orderNow, withdraw } = await paidWithMoney();
  const items = [{ id: order.items[0]!.id, count: 1 }];
  const { body } = await withdraw(order.id, { items });
  await decide(body.id);
  const again = await withdraw(order.id, { items });
  expect([again.status, again.body.id, again.body.current_status]).toEqual([200, body.id, "approved"]);
  expect(await orderNow()).toMatchObject({ withdrawable: "possible", order_returns: [{ id: body.id }] });
  expect(countsOf(await orderNow())).toEqual([[1, 1, 0, 1]]);
  const more = await withdraw(order.id, { items: [{ ...items[0]!, count: 2 }] });
  expect([more.body.id === body.id, piecesOf(more.body), more.body.total_amount]).toEqual([false, [1], 25.9]);
});

test("what an ordinary refund brought back counts as no withdrawal", async () => {
  const { order, requested, withdraw, orderNow } = await paidWithMoney();
  await decide(await requested(1));
  const { body } = await withdraw(order.id, { items: [{ id: order.items[0]!.id, count: 1 }] });
  expect([piecesOf(body), body.total_amount]).toEqual([[1], 25.9]);
  expect((await orderNow()).withdrawable).toBe("withdrawn");
});
