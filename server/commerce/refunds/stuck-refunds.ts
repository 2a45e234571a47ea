import { and, asc, eq, isNotNull, lt, or } from "drizzle-orm";
import { toDecimal } from "dinero.js/bigint";
import { money } from "#domain/money.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { onceReporter } from "#server/commerce/payment/stuck-payments.ts";
import type { Services } from "#server/commerce/services.ts";

const { orders, payments } = customerSchema;
/** Milliseconds, as for payments: after that an operator should ask the provider. */
const stuckAfter = 3_600_000;

export type StuckRefund = {
  refundId: string;
  reference: string;
  since: Date;
  amount: string;
  captureId: string | null;
  refusal: string | null;
};

export async function findStuckRefunds({
  database: { queries },
  clock,
}: Pick<Services, "database" | "clock">): Promise<StuckRefund[]> {
  const { paying_back_since: since, provider_refusal: refusal } = refunds;
  const rows = await queries
    .select({ refund: refunds, order: orders, captureId: payments.capture_id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .leftJoin(payments, and(eq(payments.order_id, orders.id), eq(payments.status, "captured")))
    .where(
      and(
        eq(refunds.status, "requested"),
        isNotNull(since),
        or(isNotNull(refusal), lt(since, new Date(clock().getTime() - stuckAfter))),
      ),
    )
    .orderBy(asc(since));
  return rows.map(({ refund, order, captureId }) => ({
    refundId: refund.id,
    reference: order.reference,
    since: refund.paying_back_since!,
    amount: `${toDecimal(money(refund.money_minor, order))} ${order.currency}`,
    captureId,
    refusal: refund.provider_refusal,
  }));
}

export const describeStuckRefund = ({ reference, amount, since, captureId, refusal }: StuckRefund): string =>
  [
    `refund of order ${reference}: ${amount}, approved at ${since.toISOString()}`,
    refusal ? `the provider refuses it, ${refusal}` : "the provider has not answered",
    `its capture is ${captureId}`,
  ].join(", ");

/** Logs each stuck refund, once per run of the program. */
export const stuckRefundReporter = (services: Pick<Services, "database" | "clock">): (() => Promise<void>) =>
  onceReporter(
    () => findStuckRefunds(services),
    ({ refundId }) => refundId,
    describeStuckRefund,
  );
