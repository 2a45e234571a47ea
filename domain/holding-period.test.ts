import { expect, test } from "vitest";
import { heldUntil } from "./holding-period.ts";

const paidAt = new Date("2026-11-01T10:00:00Z");
const deliveredAt = new Date("2026-11-05T10:00:00Z");
const order = {
  paidAt,
  shippedAt: null,
  deliveredAt,
  latestDeliveryDays: 20,
  refundDays: 30,
  withdrawalDays: 14,
};
const until = (more: Partial<Parameters<typeof heldUntil>[0]>) =>
  heldUntil({ ...order, ...more }).toISOString();

test("earnings are held until the later of the refund and withdrawal periods after delivery", () => {
  expect(until({})).toBe("2026-12-05T10:00:00.000Z");
  expect(until({ withdrawalDays: null })).toBe("2026-12-05T10:00:00.000Z");
  expect(until({ refundDays: 0, withdrawalDays: null })).toBe("2026-11-05T10:00:00.000Z");
  expect(until({ withdrawalDays: 29 })).toBe("2026-12-05T11:00:00.000Z");
  expect(until({ withdrawalDays: 40 })).toBe("2026-12-16T11:00:00.000Z");
});

test("without a recorded delivery, both periods count from the market's latest date", () => {
  expect(until({ deliveredAt: null })).toBe("2026-12-21T10:00:00.000Z");
  expect(until({ deliveredAt: null, withdrawalDays: 40 })).toBe("2027-01-01T11:00:00.000Z");
});

test("without a recorded delivery, what was sent after the latest date counts as delivered then", () => {
  const sent = (shippedAt: string) => until({ deliveredAt: null, shippedAt: new Date(shippedAt) });
  expect(sent("2026-11-30T10:00:00Z")).toBe("2026-12-30T10:00:00.000Z");
  expect(sent("2026-11-02T10:00:00Z")).toBe("2026-12-21T10:00:00.000Z");
});

test("a delivery recorded after the latest date counts", () => {
  expect(until({ deliveredAt: new Date("2026-11-25T10:00:00Z") })).toBe("2026-12-25T10:00:00.000Z");
});
