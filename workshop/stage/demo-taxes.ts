import { fromWire, minorUnits, money, toWire, vatBasisPoints, type Currency } from "#domain/money.ts";
import { lineTotal } from "#domain/price.ts";
import { taxTable } from "#domain/tax.ts";
import type { Wire } from "#src/api/client.ts";

export function taxesOf(
  items: readonly { price: number; count: number; vat_rate: number }[],
  market: Currency,
): Wire["Order"]["taxes"] {
  const wire = (amount: bigint) => toWire(money(amount, market));
  const goods = items.map(({ price, count, vat_rate }) => ({
    rate: vatBasisPoints(vat_rate),
    gross: minorUnits(fromWire(lineTotal(price, count, market), market)),
  }));
  return taxTable(goods).map(({ rate, net, tax, gross }) => ({
    rate: Number(rate) / 10_000,
    net: wire(net),
    tax: wire(tax),
    gross: wire(gross),
  }));
}
