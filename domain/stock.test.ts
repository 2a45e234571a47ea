import { expect, test } from "vitest";
import { sellableQuantity, shownStock } from "./stock.ts";

const stock = { tracked: true, policy: "deny", on_hand: 5, allocated: 2 } as const;

test.each([
  [stock, 3],
  [{ ...stock, allocated: 5 }, 0],
  [{ ...stock, allocated: 7 }, 0],
  [{ ...stock, policy: "backorder" as const }, null],
  [{ ...stock, tracked: false }, null],
])("of %j can be sold: %j", (row, left) => {
  expect(sellableQuantity(row)).toBe(left);
});

test("days are said on backorder only", () => {
  const shown = (availability: "backorder" | "few") => shownStock({ availability, backorder_days: 14 });
  expect(shown("backorder")).toEqual({ availability: "backorder", backorder_days: 14 });
  expect(shown("few")).toEqual({ availability: "few", backorder_days: null });
});
