import { join } from "node:path";
import { expect, test } from "vitest";
import { fromWire, minorUnits, money, vatBasisPoints, withoutVat } from "#domain/money.ts";
import { lineTotal, shownPrice, sumAmounts, unitPrice } from "#domain/price.ts";
import { readShopFolder } from "#server/operations/shop-data/read.ts";
import { root } from "#scripts/tools.ts";

const shop = await readShopFolder(join(root, "shop-data"));
const rates = [...new Set([...shop.markets.map(({ vat_rate }) => vat_rate), 0.055, 0.077, 0.21, 0.25])];
const counts = [...Array.from({ length: 20 }, (_, index) => index + 1), 49, 50, 99, 100];

/** The exact amount in minor units, calculated differently: from the price's digits, by integer division, half up. */
function expectedUnit(price: number, isNet: boolean, rate: number, precision: number): bigint {
  const [whole = "0", decimals = ""] = String(price).split(".");
  const minor = BigInt(whole + decimals.padEnd(precision, "0"));
  if (!isNet) return minor;
  const basisPoints = 10_000n + BigInt(Math.round(rate * 10_000));
  return (minor * basisPoints * 2n + 10_000n) / 20_000n;
}

/** Differences as text: calling `expect` for four million amounts takes longer than calculating them. */
function differences() {
  const found: string[] = [];
  return {
    found,
    compare: (what: () => string, amount: bigint, expected: bigint) => {
      if (amount !== expected) found.push(`${what()}: ${amount}, not ${expected}`);
    },
  };
}

test.each(shop.markets)(
  "prices of $id: unit price, lines and totals are exact to the minor unit",
  (market) => {
    const prices = new Set(
      [...shop.products.values()].flatMap(({ prices: of }) => of[market.id]?.price ?? []),
    );
    const { found, compare } = differences();
    let compared = 0;
    for (const price of prices) {
      for (const rate of rates) {
        for (const isNet of [true, false]) {
          const place = { ...market, vat_rate: rate };
          const wire = {
            price,
            price_includes_vat: !isNet,
            discounted_price: null,
            discounted_price_includes_vat: true,
          };
          const named = (what: string) => () => `${what} of ${price}, ${rate}, ${isNet ? "net" : "gross"}`;
          const unit = shownPrice(wire, place).price;
          const expected = expectedUnit(price, isNet, rate, market.currency_precision);
          compare(named("shown"), minorUnits(fromWire(unit, place)), expected);
          const stored = {
            full: money(minorUnits(fromWire(price, place)), place),
            fullIncludesVat: !isNet,
            discounted: null,
            discountedIncludesVat: true,
          };
          compare(named("stored"), minorUnits(unitPrice(stored, vatBasisPoints(rate)).now), expected);
          for (const count of counts) {
            const line = lineTotal(unit, count, place);
            compare(named(`${count} pieces`), minorUnits(fromWire(line, place)), expected * BigInt(count));
            const total = fromWire(sumAmounts([line, unit, line], place), place);
            compare(named(`total of ${count}`), minorUnits(total), expected * BigInt(2 * count + 1));
            const net = minorUnits(withoutVat(total, vatBasisPoints(rate)));
            const basisPoints = 10_000n + BigInt(Math.round(rate * 10_000));
            const expectedNet = (minorUnits(total) * 20_000n + basisPoints) / (2n * basisPoints);
            compare(named(`net of ${count}`), net, expectedNet);
            compared += 1;
          }
        }
      }
    }
    expect(found).toEqual([]);
    expect(compared).toBeGreaterThan(10_000);
  },
);
