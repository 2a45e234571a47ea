import {
  minorUnits,
  money,
  sumMoney,
  multiplyMoney,
  withoutVat,
  type Currency,
  type Money,
} from "#domain/money.ts";

/** Frozen on submission; amounts in minor units, incl. VAT. */
export type OrderSnapshot = Currency & {
  vat_basis_points: number;
  shipping_minor: bigint;
  due_minor: bigint;
  used_points: number;
};
export type OrderLineSnapshot = { count: number; unit_minor: bigint };

export type Vat = { net: Money; amount: Money };
export type Payment = { by: "points"; points: number; amount: Money } | { by: "provider"; amount: Money };

export type OrderTotals = {
  lines: { unit: Money; total: Money }[];
  items: Money;
  shipping: Money;
  total: Money;
  vat: Vat | null;
  payments: Payment[];
};

/** Totals for an order's email and invoice. Points are a means of payment: they change neither the total nor its VAT. */
export function orderTotals(order: OrderSnapshot, items: readonly OrderLineSnapshot[]): OrderTotals {
  const lines = items.map(({ count, unit_minor }) => {
    const unit = money(unit_minor, order);
    return { unit, total: multiplyMoney(unit, count) };
  });
  const shipping = money(order.shipping_minor, order);
  const goods = sumMoney(
    lines.map((line) => line.total),
    order,
  );
  const total = sumMoney([goods, shipping], order);
  return {
    lines,
    items: goods,
    shipping,
    total,
    vat: vatOf(total, order),
    payments: paymentsOf(total, order),
  };
}

function vatOf(total: Money, order: OrderSnapshot): OrderTotals["vat"] {
  if (order.vat_basis_points === 0) return null;
  const net = withoutVat(total, BigInt(order.vat_basis_points));
  return { net, amount: money(minorUnits(total) - minorUnits(net), order) };
}

/** Points cover what was not due in money: the last point may be worth more than the rest. */
function paymentsOf(total: Money, order: OrderSnapshot): OrderTotals["payments"] {
  const byPoints = minorUnits(total) - order.due_minor;
  return [
    ...(byPoints > 0n
      ? [{ by: "points" as const, points: order.used_points, amount: money(byPoints, order) }]
      : []),
    ...(order.due_minor > 0n ? [{ by: "provider" as const, amount: money(order.due_minor, order) }] : []),
  ];
}
