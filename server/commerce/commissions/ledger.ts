import { and, eq, isNull, sql } from "drizzle-orm";
import type { Currency } from "#domain/money.ts";
import {
  commissionBalances,
  commissionTransactions,
  type CommissionKind,
} from "#server/platform/database/commission-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { newId } from "#server/platform/ids.ts";

export type CommissionMovement = {
  customerId: string;
  kind: CommissionKind;
  sourceId: string;
  orderId: string | null;
  currency: Currency;
  /** In minor units; negative for a reversal or payout. */
  value: bigint;
  /** Whether it belongs to commission that is not payable yet. */
  isPending: boolean;
};

/**
 * Changes a tour lead's payable or pending balance and records why, once per kind and source. The balance's row is
 * locked after customer, order and payment; the tour lead's own row is not: two tour leads may be each other's
 * customers.
 */
export async function bookCommission(tx: Queries, now: Date, move: CommissionMovement): Promise<void> {
  const { customerId, kind, sourceId, orderId, currency, value, isPending } = move;
  if (value === 0n) return;
  const inserted = await tx
    .insert(commissionTransactions)
    .values({
      id: newId(),
      customer_id: customerId,
      kind,
      source_id: sourceId,
      order_id: orderId,
      currency: currency.currency,
      currency_precision: currency.currency_precision,
      value_minor: value,
      created_at: now,
      matured_at: isPending ? null : now,
    })
    .onConflictDoNothing()
    .returning({ id: commissionTransactions.id });
  if (inserted.length === 0) return;
  const paidOut = kind === "paid_out" || kind === "payout_returned" ? -value : 0n;
  const { customer_id, balance_minor, paid_out_minor, pending_minor } = commissionBalances;
  await lockCommissionBalance(tx, customerId, currency);
  await tx
    .update(commissionBalances)
    .set({
      ...(isPending
        ? { pending_minor: sql`${pending_minor} + ${value}` }
        : { balance_minor: sql`${balance_minor} + ${value}` }),
      paid_out_minor: sql`${paid_out_minor} + ${paidOut}`,
    })
    .where(and(eq(customer_id, customerId), eq(commissionBalances.currency, currency.currency)));
}

/** Makes the order's pending commission payable, if any is left. The caller has locked the order's customer. */
export async function matureCommission(tx: Queries, now: Date, orderId: string): Promise<void> {
  const { order_id, matured_at } = commissionTransactions;
  const matured = await tx
    .update(commissionTransactions)
    .set({ matured_at: now })
    .where(and(eq(order_id, orderId), isNull(matured_at)))
    .returning();
  for (const { customer_id: customerId, value_minor: value, ...currency } of matured) {
    const { customer_id, balance_minor, pending_minor } = commissionBalances;
    await tx
      .update(commissionBalances)
      .set({
        balance_minor: sql`${balance_minor} + ${value}`,
        pending_minor: sql`${pending_minor} - ${value}`,
      })
      .where(and(eq(customer_id, customerId), eq(commissionBalances.currency, currency.currency)));
  }
}

/** The payable balance in minor units, locked until the transaction ends. */
export async function lockCommissionBalance(
  tx: Queries,
  customerId: string,
  currency: Currency,
): Promise<bigint> {
  await tx
    .insert(commissionBalances)
    .values({
      customer_id: customerId,
      currency: currency.currency,
      currency_precision: currency.currency_precision,
      balance_minor: 0n,
      paid_out_minor: 0n,
    })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ balance: commissionBalances.balance_minor })
    .from(commissionBalances)
    .where(
      and(eq(commissionBalances.customer_id, customerId), eq(commissionBalances.currency, currency.currency)),
    )
    .for("update");
  return row!.balance;
}
