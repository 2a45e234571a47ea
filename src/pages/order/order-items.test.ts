import { expect, test } from "vitest";
import { refundedAmountOf } from "./order-items.tsx";

const item = { refunded_count: 1, approved_count: 3, requested_count: 4, withdrawn_count: 0 };

test("each part of an item's quantity has its state", () => {
  expect(refundedAmountOf(item)).toEqual([
    { name: "orders.refunded", count: 1 },
    { name: "orders.item.paying_back", count: 2 },
    { name: "orders.item.requested", count: 4 },
  ]);
  expect(refundedAmountOf({ ...item, refunded_count: 3, withdrawn_count: 3 })).toEqual([
    { name: "orders.refunded", count: 3 },
    { name: "orders.item.withdrawn", count: 3 },
    { name: "orders.item.requested", count: 1 },
  ]);
  const untouched = { refunded_count: 0, approved_count: 0, requested_count: 0, withdrawn_count: 0 };
  expect(refundedAmountOf(untouched)).toEqual([]);
});
