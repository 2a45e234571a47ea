import fc from "fast-check";
import { expect, test } from "vitest";
import { allocate } from "./allocate.ts";
import { sumMinor } from "./money.ts";

test("units that are left go to the largest remainders", () => {
  expect(allocate(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
  // 10 × 6/9 = 6.67 and 10 × 3/9 = 3.33
  expect(allocate(10n, [6n, 3n])).toEqual([7n, 3n]);
  // 7 × 5/100 = 0.35, 7 × 48/100 = 3.36, 7 × 47/100 = 3.29
  expect(allocate(7n, [5n, 48n, 47n])).toEqual([0n, 4n, 3n]);
  expect(allocate(0n, [3n, 4n])).toEqual([0n, 0n]);
});

test("without weights the first part gets all", () => {
  expect(allocate(5n, [0n, 0n])).toEqual([5n, 0n]);
});

test("parts add up, and differ from their exact share by less than a unit", () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 18n),
      fc.array(fc.bigInt(0n, 10n ** 12n), { minLength: 1, maxLength: 50 }),
      (amount, weights) => {
        const parts = allocate(amount, weights);
        const sum = sumMinor(weights);
        expect(sumMinor(parts)).toBe(amount);
        if (sum === 0n) return;
        for (const [index, part] of parts.entries()) {
          const difference = part * sum - amount * weights[index]!;
          expect(difference < sum && -difference < sum).toBe(true);
        }
      },
    ),
    { seed: 21 },
  );
});
