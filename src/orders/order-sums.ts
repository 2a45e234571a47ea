import { fromWire, minorUnits, money, toWire, type Currency } from "#domain/money.ts";
import { lineTotal, sumAmounts } from "#domain/price.ts";
import type { Wire } from "#src/api/client.ts";
import type { Summary, SummaryLine } from "./order-summary.tsx";

export type ProductPicture = Pick<Wire["KnownProduct"], "id" | "primary_image">;

/** Placed orders have their own currency and VAT. */
export function orderToSummary(order: Wire["Order"], products: readonly ProductPicture[]): Summary {
  const { currency_precision, vat_rate, tax_kind } = order;
  const currency = { currency: order.currency, currency_precision, vat_rate, tax_kind };
  const lines = orderLines(order, products);
  const { shipping_name: name, shipping_cost_incl_vat: price, used_points: used, amount_due: due } = order;
  const shipping = name === null ? null : { name, price };
  const total = totalWith(lines, shipping, currency);
  const paidByPoints = minorUnits(fromWire(total, currency)) - minorUnits(fromWire(due, currency));
  const points = used > 0 ? { used, worth: toWire(money(paidByPoints, currency)) } : null;
  return { lines, shipping, points, total, due, currency };
}

export const orderLines = (order: Wire["Order"], products: readonly ProductPicture[]): SummaryLine[] =>
  order.items.map((item) => ({
    id: item.id,
    name: item.product_name_local,
    count: item.count,
    price: item.price,
    image: products.find(({ id }) => id === item.product_id)?.primary_image ?? null,
    isWithdrawalExempt: item.withdrawal_exempt && order.withdrawal_days !== null,
  }));

export const totalWith = (
  lines: readonly SummaryLine[],
  shipping: Summary["shipping"],
  currency: Currency,
): number =>
  sumAmounts(
    [...lines.map(({ price, count }) => lineTotal(price ?? 0, count, currency)), shipping?.price ?? 0],
    currency,
  );
