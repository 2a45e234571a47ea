import { fromWire, minorUnits, money, toWire, type Currency } from "#domain/money.ts";
import { lineTotal } from "#domain/line-total.ts";
import type { Wire } from "#src/api/client.ts";

type Item = Pick<Wire["OrderItem"], "price" | "count"> & {
  adjustments?: readonly Pick<Wire["Adjustment"], "promotion_id" | "amount">[] | undefined;
};

/** What was paid for a whole line, after promotions. Servers of the last release send no adjustments. */
export function paidForItem({ price, count, adjustments = [] }: Item, currency: Currency): number {
  const minor = (amount: number) => minorUnits(fromWire(amount, currency));
  const reductions = adjustments.map(({ promotion_id, amount }) => ({
    cause: "promotion" as const,
    target: "items" as const,
    promotionId: promotion_id,
    amount: minor(amount),
  }));
  const total = lineTotal({ unit: minor(price), quantity: count, adjustments: reductions });
  return toWire(money(total, currency));
}
