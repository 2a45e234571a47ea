import { expect, test } from "vitest";
import type { Wire } from "#src/api/client.ts";
import { acceptedText } from "./accepted-text.ts";

const day = "2026-11-30T10:00:00.000Z";

test.each([
  [{ packing_day: "today", packing_from: null }, "checkout.accepted.text"],
  [{ packing_day: "later", packing_from: day }, "checkout.accepted.text_later"],
  [{ packing_day: "unknown", packing_from: null }, "checkout.accepted.text_since"],
  [{ current_status: "shipped", packing_day: null, packing_from: null }, "checkout.accepted.text_since"],
])("a paid order with %j shows %s", (change, text) => {
  const order = { current_status: "paid", items: [], order_returns: [], shipments: [], ...change };
  expect(acceptedText(order as unknown as Wire["Order"])).toBe(text);
});
