import { afterAll, beforeAll, expect, test } from "vitest";
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

test("a line may be approved with fewer items than requested, never more", async () => {
  const { requested, order } = await paidWithMoney();
  const id = await requested(2);
  const [item] = order.items;
  const tooMany = await decide(id, { decision: "approve", items: [{ id: item!.id, count: 3 }] });
  expect([tooMany.status, tooMany.body.code]).toEqual([409, "counts_not_asked_for"]);
  const twice = [
    { id: item!.id, count: 1 },
    { id: item!.id, count: 1 },
  ];
  expect((await decide(id, { decision: "approve", items: twice })).status).toBe(409);
  const part = { decision: "approve", items: [{ id: item!.id, count: 1 }] };
  const withoutReason = await decide(id, part);
  expect([withoutReason.status, withoutReason.body.code]).toEqual([409, "reason_missing"]);
  expect((await decide(id, { ...part, note: " " })).status).toBe(400);
  const { body } = await decide(id, { ...part, note: "One was whole." });
  expect(body.refund).toMatchObject({ total_amount: 18.95, total_refunded_count: 1 });
});

test("the customer sees declined items and the reason; a full approval has neither", async () => {
  const { requested, refund, order } = await paidWithMoney();
  const [item] = order.items;
  const id = await requested(2);
  expect(await refund(id)).toMatchObject({ declined_items: [], decision_note: null });
  const note = "One was whole.";
  await decide(id, { decision: "approve", items: [{ id: item!.id, count: 1 }], note });
  expect(await refund(id)).toMatchObject({
    items: [{ id: item!.id, count: 1 }],
    declined_items: [{ id: item!.id, product_name: "Boston fern", price: 18.95, count: 1 }],
    decision_note: note,
  });
  const rest = await requested(1);
  await decide(rest, { decision: "approve", note });
  expect(await refund(rest)).toMatchObject({ declined_items: [], decision_note: null });
});
