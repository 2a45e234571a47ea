import { expect, test } from "vitest";
import type { Wire } from "#src/api/client.ts";
import { refundedAmountOf } from "./order-items.tsx";

const refund = (fields: object) =>
  ({
    current_status: "requested",
    is_paying_back: false,
    withdrawn_at: null,
    ...fields,
  }) as Wire["RefundSummary"];
const item = { refunded_count: 1, approved_count: 3, requested_count: 4 };

test("each part of an item's quantity has its state", () => {
  expect(refundedAmountOf(item, { order_returns: [refund({})] })).toEqual([
    { name: "orders.refunded", count: 1 },
    { name: "orders.item.paying_back", count: 2 },
    { name: "orders.item.requested", count: 4 },
  ]);
  const withdrawn = refund({ withdrawn_at: "2026-11-27T10:00:00Z" });
  expect(refundedAmountOf({ ...item, refunded_count: 3 }, { order_returns: [withdrawn] })).toEqual([
    { name: "orders.refunded", count: 3 },
    { name: "orders.item.withdrawn", count: 4 },
  ]);
  expect(
    refundedAmountOf({ refunded_count: 0, approved_count: 0, requested_count: 0 }, { order_returns: [] }),
  ).toEqual([]);
});
