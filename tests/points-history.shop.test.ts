import { afterAll, beforeAll, expect, test } from "vitest";
import type { Schemas } from "#server/http/reply.ts";
import { convertDeposits } from "#server/commerce/points/points.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
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

const { decide, paidWithMoney } = refundReviewHelpers(() => ({ shop, provider }));
const day = 86_400_000;

/** A customer with 1,000 points, 400 after an order of two ferns; 31 more are in deposit. */
async function buyer() {
  const began = shop.clock.now;
  const bought = await paidWithMoney(600);
  const { token } = bought.customer;
  const list = async (query = ""): Promise<Schemas["PointTransaction"][]> => {
    const { status, body } = await shop.call("GET", `/users/customers/me/point_transactions${query}`, {
      token,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const count = async (query = "") =>
    (await shop.call("GET", `/users/customers/me/point_transactions/count${query}`, { token })).body.count;
  const kinds = async (query = "") => (await list(query)).map(({ transaction_type }) => transaction_type);
  const convertsAt = new Date(began.getTime() + 60 * day).toISOString();
  return { ...bought, list, count, kinds, convertsAt };
}

test("each entry has the balances after it, on every page and in every order", async () => {
  const { list, order, convertsAt } = await buyer();
  const at = ({ amount, of_deposit, balance_after, deposit_after }: Schemas["PointTransaction"]) => [
    amount,
    of_deposit,
    balance_after,
    deposit_after,
  ];
  const [earned, spent, granted] = await list();
  const points = earned!.amount;
  expect([earned, spent, granted].map((one) => at(one!))).toEqual([
    [points, true, 400, points],
    [-600, false, 400, 0],
    [1_000, false, 1_000, 0],
  ]);
  expect(earned).toMatchObject({
    order: { id: order.id, reference: order.reference },
    refund: null,
    deposit: { points, converts_at: convertsAt },
  });
  expect([spent!.deposit, granted!.order]).toEqual([null, null]);
  expect((await list("?skip=1&limit=1")).map(at)).toEqual([at(spent!)]);
  expect((await list("?sort=created_at&limit=1")).map(at)).toEqual([at(granted!)]);
});

test("the list and its count can be filtered by kind", async () => {
  const { kinds, count } = await buyer();
  expect(await kinds("?kind=spent")).toEqual(["spent"]);
  expect(await kinds("?kind=converted")).toEqual([]);
  expect([await count(), await count("?kind=spent"), await count("?in_deposit=false")]).toEqual([3, 1, 2]);
  expect(await kinds("?in_deposit=true")).toEqual(["earned"]);
});

test("a deposit shows when it becomes points, except during a refund or once converted", async () => {
  const began = shop.clock.now;
  const { list, kinds, requested, me, convertsAt } = await buyer();
  const deposit = async () => (await list("?kind=earned"))[0]!.deposit;
  const { points } = (await deposit())!;
  const refundId = await requested(1);
  expect(await deposit()).toEqual({ points, converts_at: null });
  shop.clock.now = new Date(began.getTime() + 61 * day);
  await convertDeposits(shop.services);
  shop.clock.now = new Date(began.getTime() + 60_000);
  expect(await me()).toMatchObject({ points: 400, points_in_deposit: points });
  await decide(refundId);
  const [reversed, refunded] = await list();
  expect([reversed!.transaction_type, reversed!.of_deposit, reversed!.refund]).toEqual([
    "reversed",
    true,
    { id: refundId },
  ]);
  expect([refunded!.transaction_type, refunded!.refund]).toEqual(["refunded", { id: refundId }]);
  const left = points + reversed!.amount;
  expect(await deposit()).toEqual({ points: left, converts_at: convertsAt });
  shop.clock.now = new Date(began.getTime() + 61 * day);
  await convertDeposits(shop.services);
  shop.clock.now = began;
  const [converted] = await list();
  expect(converted).toMatchObject({ transaction_type: "converted", amount: left, deposit_after: 0 });
  expect([await deposit(), await kinds("?in_deposit=true")]).toEqual([null, []]);
});

test("a refund takes points from the balance once they were converted", async () => {
  const began = shop.clock.now;
  const { list, requested, me } = await buyer();
  shop.clock.now = new Date(began.getTime() + 61 * day);
  await convertDeposits(shop.services);
  shop.clock.now = began;
  const { points, points_in_deposit } = await me();
  expect([points > 400, points_in_deposit]).toEqual([true, 0]);
  await decide(await requested(1));
  const changes = (await list()).filter(({ refund }) => refund !== null);
  expect(changes.map((entry) => [entry.transaction_type, entry.of_deposit]).toSorted()).toEqual([
    ["refunded", false],
    ["reversed", false],
  ]);
  const changed = changes.reduce((sum, { amount }) => sum + amount, 0);
  expect(await me()).toMatchObject({ points: points + changed, points_in_deposit: 0 });
});

test("a fully refunded order has nothing in deposit", async () => {
  const { list, kinds, requested } = await buyer();
  await decide(await requested(2));
  expect((await list("?kind=earned"))[0]!.deposit).toBeNull();
  expect(await kinds("?in_deposit=true")).toEqual([]);
});
