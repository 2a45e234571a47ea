import { scaleLinear } from "@visx/scale";
import { expect, test } from "vitest";
import { amountTicks, monthTicks, textWidth } from "./axis.ts";

const euros = { currency: "EUR", currency_precision: 2 };
const yen = { currency: "JPY", currency_precision: 0 };

const labels = (most: number, currency: typeof euros) => {
  const scale = scaleLinear({ domain: [0, most], range: [0, 100], nice: 4 });
  const { amounts, digits } = amountTicks(scale.ticks(4), currency);
  return amounts.map((amount) => amount.toFixed(digits));
};

test("axis labels have as many digits as they need to differ", () => {
  expect(labels(1, euros)).toEqual(["0.00", "0.20", "0.40", "0.60", "0.80", "1.00"]);
  expect(labels(1.4, euros)).toEqual(["0.00", "0.50", "1.00", "1.50"]);
  expect(labels(6.64, euros)).toEqual(["0", "2", "4", "6", "8"]);
  expect(labels(1, yen)).toEqual(["0", "1"]);
  expect(labels(500, yen)).toEqual(["0", "100", "200", "300", "400", "500"]);
});

test("no label repeats, even for small amounts", () => {
  for (let cents = 100; cents <= 2_000; cents += 7) {
    for (const currency of [euros, yen]) {
      const shownLabels = labels(cents / 100, currency);
      expect(new Set(shownLabels).size, `${cents}`).toBe(shownLabels.length);
      expect(shownLabels.length, `${cents}`).toBeGreaterThan(1);
    }
  }
});

test("month names without room are left out, but never the last one", () => {
  const months = ["2026-08", "2026-09", "2026-10", "2026-11"];
  expect(monthTicks(months, 20, 24)).toEqual(months);
  expect(monthTicks(months, 30, 24)).toEqual(["2026-09", "2026-11"]);
  expect(monthTicks(months, 60, 24)).toEqual(["2026-08", "2026-11"]);
  expect(textWidth("10月")).toBeGreaterThan(textWidth("Oct"));
});
