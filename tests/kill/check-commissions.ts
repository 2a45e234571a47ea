import { eq, isNotNull } from "drizzle-orm";
import { lineTotal } from "#domain/line-total.ts";
import { toAdjustment } from "#domain/recorded-adjustments.ts";
import { commissionOf } from "#domain/commission.ts";
import { commissionBalances, commissionTransactions } from "#server/platform/database/commission-schema.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { isPaid } from "#server/commerce/orders/orders.ts";
import type { Services } from "#server/commerce/services.ts";

const { orderItems, orders } = customerSchema;

/** Compares the commission owed to tour leads with their ledgers, and these with the paid orders less refunds. */
export async function findWrongCommissions({ database: { queries } }: Services): Promise<string[]> {
  const moves = await queries.select().from(commissionTransactions);
  const balances = await queries.select().from(commissionBalances);
  const items = await queries.select().from(orderItems);
  const led = await queries.select().from(orders).where(isNotNull(orders.tour_lead_id));
  const sumOf = (some: typeof moves) => some.reduce((sum, { value_minor }) => sum + value_minor, 0n);
  const ledgers = [...new Set(moves.map((move) => `${move.customer_id} ${move.currency}`))].flatMap(
    (ledger) => {
      const own = moves.filter((move) => `${move.customer_id} ${move.currency}` === ledger);
      const cached = balances.find((one) => `${one.customer_id} ${one.currency}` === ledger);
      const paidOut = own.filter(({ kind }) => kind === "paid_out" || kind === "payout_returned");
      const isPending = ({ matured_at }: (typeof own)[number]) => matured_at === null;
      const pending = sumOf(own.filter(isPending));
      const isRight =
        cached?.balance_minor === sumOf(own) - pending &&
        cached.pending_minor === pending &&
        cached.paid_out_minor === -sumOf(paidOut);
      return isRight
        ? []
        : [
            `${ledger}: the balance is ${cached?.balance_minor} and ${cached?.pending_minor} pending, the ledger says ${sumOf(own)}, of it ${pending} pending`,
          ];
    },
  );
  const earned = led.flatMap((order) => {
    const own = moves.filter((move) => move.order_id === order.id);
    const lines = items
      .filter(({ order_id }) => order_id === order.id)
      .map(({ unit_minor: unit, count, refunded_count, vat_basis_points, adjustments }) => ({
        total: lineTotal({ unit, quantity: count, adjustments: adjustments.map(toAdjustment) }),
        count,
        refundedCount: refunded_count,
        taxRate: BigInt(vat_basis_points ?? order.vat_basis_points),
      }));
    const { due_minor: moneyPaid, shipping_minor: shipping } = order;
    const expected = isPaid(order.status) ? commissionOf({ lines, shipping, moneyPaid }) : 0n;
    return sumOf(own) === expected
      ? []
      : [`order ${order.reference} is ${order.status} and earned ${sumOf(own)}, not ${expected}`];
  });
  return [...ledgers, ...earned];
}

/** Links the demo's tour lead to a customer. */
export async function assignDemoTourLead(
  { database: { queries } }: Services,
  customerId: string,
): Promise<void> {
  const { customers } = customerSchema;
  const [lead] = await queries
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.tour_lead_code, "TOM-RIVERS"));
  await queries.update(customers).set({ tour_lead_id: lead!.id }).where(eq(customers.id, customerId));
}
