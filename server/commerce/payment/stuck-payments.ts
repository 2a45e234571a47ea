import { and, asc, eq, lt } from "drizzle-orm";
import { toDecimal } from "dinero.js/bigint";
import { money } from "#domain/money.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { Services } from "#server/commerce/services.ts";
import { log } from "#server/platform/telemetry/log.ts";

const { orders, payments } = customerSchema;
/** Milliseconds. Providers decide within minutes; after an hour an operator should ask them. */
const stuckAfter = 3_600_000;

export type StuckPayment = {
  orderId: string;
  reference: string;
  since: Date;
  due: string;
  providerOrderId: string;
};

export async function findStuckPayments({
  database: { queries },
  clock,
}: Pick<Services, "database" | "clock">): Promise<StuckPayment[]> {
  const rows = await queries
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(
      and(
        eq(orders.status, "capturing"),
        eq(payments.status, "capturing"),
        lt(payments.updated_at, new Date(clock().getTime() - stuckAfter)),
      ),
    )
    .orderBy(asc(payments.updated_at));
  return rows.map(({ payment, order }) => ({
    orderId: order.id,
    reference: order.reference,
    since: payment.updated_at,
    due: `${toDecimal(money(payment.amount_minor, order))} ${order.currency}`,
    providerOrderId: payment.provider_order_id,
  }));
}

export const describeStuckPayment = ({ reference, since, due, providerOrderId }: StuckPayment): string =>
  `order ${reference}: ${due}, undecided since ${since.toISOString()}, the provider's order is ${providerOrderId}`;

/** Logs each stuck order, once per run of the program. */
export const stuckPaymentReporter = (services: Pick<Services, "database" | "clock">): (() => Promise<void>) =>
  onceReporter(
    () => findStuckPayments(services),
    ({ orderId }) => orderId,
    describeStuckPayment,
  );

/** Logs each item, once per run of the program. */
export function onceReporter<Found>(
  find: () => Promise<Found[]>,
  idOf: (item: Found) => string,
  lineOf: (stuck: Found) => string,
): () => Promise<void> {
  const reported = new Set<string>();
  return async () => {
    for (const found of await find()) {
      if (reported.has(idOf(found))) continue;
      reported.add(idOf(found));
      log.error(lineOf(found));
    }
  };
}
