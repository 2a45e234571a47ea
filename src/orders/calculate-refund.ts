import { fromWire, minorUnits, money, toWire, type Currency } from "#domain/money.ts";
import { calculateRefund, type PaidOrder } from "#domain/refund.ts";

/** Amounts are decimals of the order's currency. */
type Order = Currency & {
  shipping: number;
  /** With a withdrawal, the most that is refunded of the shipping cost. */
  shippingAtMost?: number;
  amountDue: number;
  usedPoints: number;
  lines: readonly { id: string; paid: number; count: number; refundedCount: number }[];
};

/** The refund for these counts, by line, calculated as on the server. `money` and `points` include `shipping`. */
export function calculateRefundFor(
  order: Order,
  counts: Readonly<Record<string, number>>,
): { money: number; points: number; shipping: number } {
  const back = calculateRefund(
    paidOrder(order),
    new Map(Object.entries(counts)),
    minor(order.shippingAtMost ?? order.shipping, order),
  );
  return {
    money: toWire(money(back.money, order)),
    points: back.points,
    shipping: toWire(money(back.shipping, order)),
  };
}

const paidOrder = (order: Order): PaidOrder => ({
  moneyPaid: minor(order.amountDue, order),
  pointsPaid: order.usedPoints,
  shipping: minor(order.shipping, order),
  lines: order.lines.map(({ id, paid, count, refundedCount }) => ({
    id,
    total: minor(paid, order),
    count,
    refundedCount,
    // The preview shows neither earned points nor taxes.
    pointsEach: 0,
    taxRate: 0n,
  })),
});

const minor = (amount: number, currency: Currency): bigint => minorUnits(fromWire(amount, currency));
