import { join } from "node:path";
import { expect, test } from "vitest";
import { fromWire, minorUnits, money, vatBasisPoints, withoutVat } from "../domain/money.ts";
import { lineTotal, shownPrice, totalOf, unitPrice } from "../domain/price.ts";
import { readShopFolder } from "../server/shop-data/read.ts";
import { root } from "../scripts/tools.ts";

const shop = readShopFolder(join(root, "shop-data"));
const rates = [...new Set([...shop.markets.map(({ vat_rate }) => vat_rate), 0.055, 0.077, 0.21, 0.25])];
const counts = Array.from({ length: 100 }, (_, index) => index + 1);

/** The exact amount in minor units, calculated differently: the price's digits, and integer division, half up. */
function expectedUnit(price: number, isNet: boolean, rate: number, precision: number): bigint {
  const [whole = "0", decimals = ""] = String(price).split(".");
  const minor = BigInt(whole + decimals.padEnd(precision, "0"));
  if (!isNet) return minor;
  const basisPoints = 10_000n + BigInt(Math.round(rate * 10_000));
  return (minor * basisPoints * 2n + 10_000n) / 20_000n;
}

test.each(shop.markets)("every price of $id: unit, lines and totals to the minor unit", (market) => {
  let compared = 0;
  for (const product of shop.products.values()) {
    const price = product.prices[market.id];
    if (!price) continue;
    for (const rate of rates) {
      for (const isNet of [true, false]) {
        const place = { ...market, vat_rate: rate };
        const wire = {
          price: price.price,
          price_includes_vat: !isNet,
          discounted_price: null,
          discounted_price_includes_vat: true,
        };
        const unit = shownPrice(wire, place).price;
        const expected = expectedUnit(price.price, isNet, rate, market.currency_precision);
        expect(minorUnits(fromWire(unit, place))).toBe(expected);
        const stored = {
          full: money(minorUnits(fromWire(price.price, place)), place),
          fullIncludesVat: !isNet,
          discounted: null,
          discountedIncludesVat: true,
        };
        expect(minorUnits(unitPrice(stored, vatBasisPoints(rate)).now)).toBe(expected);
        for (const count of counts) {
          const line = lineTotal(unit, count, place);
          expect(minorUnits(fromWire(line, place))).toBe(expected * BigInt(count));
          const total = fromWire(totalOf([line, unit, line], place), place);
          expect(minorUnits(total)).toBe(expected * BigInt(2 * count + 1));
          const net = minorUnits(withoutVat(total, vatBasisPoints(rate)));
          const basisPoints = 10_000n + BigInt(Math.round(rate * 10_000));
          expect(net).toBe((minorUnits(total) * 20_000n + basisPoints) / (2n * basisPoints));
          compared += 1;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(10_000);
});
