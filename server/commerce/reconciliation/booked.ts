import { and, eq, gte, inArray, isNotNull, lt, notLike } from "drizzle-orm";
import { orders, payments } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { expectedPayment } from "#server/commerce/payment/prepare.ts";
import type { Services } from "#server/commerce/services.ts";

/** Money that has moved, in minor units, by the provider's id. */
export type Booked = {
  kind: "capture" | "refund";
  id: string;
  orderId: string;
  minor: bigint;
  feeMinor: bigint | null;
  currency: string;
  precision: number;
  isConfirmed: (services: Pick<Services, "provider">) => Promise<boolean>;
};
/** The provider does not know payments of the demo's history. */
const pastOfDemo = "DEMO-%";

export async function findBooked(queries: Queries, ids: readonly string[]): Promise<Map<string, Booked>> {
  if (ids.length === 0) return new Map();
  const rows = [
    ...(await capturesWhere(queries, inArray(payments.capture_id, [...ids]))),
    ...(await refundsWhere(queries, inArray(refunds.provider_refund_id, [...ids]))),
    ...(await lateRefundsWhere(queries, inArray(payments.refund_id, [...ids]))),
  ];
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findBookedBetween(queries: Queries, from: Date, until: Date): Promise<Booked[]> {
  return [
    ...(await capturesWhere(
      queries,
      and(
        eq(payments.status, "captured"),
        notLike(payments.capture_id, pastOfDemo),
        gte(payments.updated_at, from),
        lt(payments.updated_at, until),
      ),
    )),
    ...(await refundsWhere(
      queries,
      and(
        eq(refunds.status, "approved"),
        notLike(refunds.provider_refund_id, pastOfDemo),
        gte(refunds.decided_at, from),
        lt(refunds.decided_at, until),
      ),
    )),
  ];
}

type Condition = ReturnType<typeof and>;

async function capturesWhere(queries: Queries, condition: Condition): Promise<Booked[]> {
  const rows = await queries
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(and(isNotNull(payments.capture_id), condition));
  return rows.map(({ payment, order }) => ({
    kind: "capture",
    id: payment.capture_id!,
    orderId: order.id,
    minor: payment.amount_minor,
    feeMinor: payment.fee_minor,
    currency: order.currency,
    precision: order.currency_precision,
    isConfirmed: async ({ provider }) => {
      const state = await provider.lookUp(expectedPayment(payment, order));
      const isTaken = state.outcome === "captured" || state.outcome === "captureRefunded";
      return isTaken && state.captureId === payment.capture_id;
    },
  }));
}

async function refundsWhere(queries: Queries, condition: Condition): Promise<Booked[]> {
  const rows = await queries
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .where(and(isNotNull(refunds.provider_refund_id), condition));
  return rows.map(({ refund, order }) => ({
    kind: "refund",
    id: refund.provider_refund_id!,
    orderId: order.id,
    minor: refund.money_minor,
    feeMinor: null,
    currency: order.currency,
    precision: order.currency_precision,
    isConfirmed: ({ provider }) => isPaidBack(provider, refund.provider_refund_id!),
  }));
}

/** Full refunds of captures that arrived after their payment was closed. */
async function lateRefundsWhere(queries: Queries, condition: Condition): Promise<Booked[]> {
  const rows = await queries
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(and(isNotNull(payments.refund_id), condition));
  return rows.map(({ payment, order }) => ({
    kind: "refund",
    id: payment.refund_id!,
    orderId: order.id,
    minor: payment.amount_minor,
    feeMinor: null,
    currency: order.currency,
    precision: order.currency_precision,
    isConfirmed: ({ provider }) => isPaidBack(provider, payment.refund_id!),
  }));
}

const isPaidBack = async (provider: Services["provider"], refundId: string): Promise<boolean> =>
  (await provider.lookUpRefund(refundId)).outcome === "refunded";
