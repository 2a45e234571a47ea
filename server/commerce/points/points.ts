import { and, eq, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { lockCustomerIfAny } from "#server/commerce/accounts/customers.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { PointKind } from "#server/platform/database/customer-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { forEachIsolated } from "#server/platform/for-each-isolated.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { openRefunds } from "#server/platform/database/open-refunds.ts";
import { markets } from "#server/platform/database/schema.ts";
import { earningsHeldUntil, isRefundPeriodOver } from "#server/commerce/markets/earnings-hold.ts";
import type { Services } from "#server/commerce/services.ts";

const { customers, orders, pointTransactions } = customerSchema;

export type PointMovement = {
  customerId: string;
  kind: PointKind;
  sourceId: string;
  points: number;
  deposit: number;
};

/** Changes a customer's points and records why, once per kind and source. The caller has locked the customer. */
export async function bookPoints(tx: Queries, now: Date, move: PointMovement): Promise<void> {
  const { customerId, kind, sourceId, points, deposit } = move;
  if (points === 0 && deposit === 0) return;
  const inserted = await tx
    .insert(pointTransactions)
    .values({
      id: newId(),
      customer_id: customerId,
      kind,
      source_id: sourceId,
      points,
      deposit,
      created_at: now,
    })
    .onConflictDoNothing()
    .returning({ id: pointTransactions.id });
  if (inserted.length === 0) return;
  await tx
    .update(customers)
    .set({
      points: sql`${customers.points} + ${points}`,
      points_in_deposit: sql`${customers.points_in_deposit} + ${deposit}`,
    })
    .where(eq(customers.id, customerId));
}

export async function hasConverted(queries: Queries, orderId: string): Promise<boolean> {
  const { kind, source_id } = pointTransactions;
  return (await queries.$count(pointTransactions, and(eq(kind, "converted"), eq(source_id, orderId)))) > 0;
}

/**
 * Turns deposits into points once they are no longer held (`earningsHeldUntil`) and no refund is open, except what
 * refunds took back. Returns the number of orders.
 */
export async function convertDeposits(services: Services): Promise<number> {
  const { queries, transaction } = services.database;
  const now = services.clock();
  const converted = alias(pointTransactions, "converted");
  const candidates = await queries
    .select({ move: pointTransactions, order: orders, market: markets })
    .from(pointTransactions)
    .innerJoin(orders, eq(orders.id, pointTransactions.source_id))
    .innerJoin(markets, eq(markets.id, orders.market_id))
    .where(
      and(
        eq(pointTransactions.kind, "earned"),
        isRefundPeriodOver(now),
        notExists(openRefunds(queries, orders.id)),
        notExists(
          queries
            .select({ one: sql`1` })
            .from(converted)
            .where(
              and(eq(converted.kind, "converted"), eq(converted.source_id, pointTransactions.source_id)),
            ),
        ),
      ),
    );
  const ripe = candidates.filter(({ order, market }) => earningsHeldUntil(order, market) < now);
  await forEachIsolated(services, ripe, "a deposit could not be converted", ({ move, market }) =>
    transaction(async (tx) => {
      // A guest's order was moved to an account meanwhile: the next run converts it.
      if (!(await lockCustomerIfAny(tx, move.customer_id))) return;
      const { customer_id: customerId, source_id: sourceId } = move;
      const [order] = await tx.select().from(orders).where(eq(orders.id, sourceId));
      // Its delivery may have been recorded meanwhile, or a refund requested; both lock the customer.
      if (earningsHeldUntil(order!, market) >= now || (await openRefunds(tx, sourceId)).length > 0) return;
      const deposit = move.deposit - (await takenBack(tx, sourceId));
      await bookPoints(tx, now, {
        customerId,
        kind: "converted",
        sourceId,
        points: deposit,
        deposit: -deposit,
      });
    }),
  );
  return ripe.length;
}

/** Points that refunds of an order took out of its deposit. */
async function takenBack(tx: Queries, orderId: string): Promise<number> {
  const [sum] = await tx
    .select({ deposit: sql<string>`coalesce(-sum(${pointTransactions.deposit}), 0)` })
    .from(pointTransactions)
    .innerJoin(refunds, eq(refunds.id, pointTransactions.source_id))
    .where(and(eq(pointTransactions.kind, "reversed"), eq(refunds.order_id, orderId)));
  return Number(sum!.deposit);
}
