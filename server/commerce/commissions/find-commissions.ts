import { and, eq, exists } from "drizzle-orm";
import { money, toWire } from "#domain/money.ts";
import { hasCommissions } from "#server/commerce/accounts/tour-leads.ts";
import type { Schemas } from "#server/http/reply.ts";
import { commissionTransactions } from "#server/platform/database/commission-schema.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import { payouts, selfBillingInvoices } from "#server/platform/database/payout-schema.ts";
import { openRefunds } from "#server/platform/database/open-refunds.ts";
import { markets } from "#server/platform/database/schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { orderByCreation, type Pagination } from "#server/platform/database/pagination.ts";
import { earningsHeldUntil } from "#server/commerce/markets/earnings-hold.ts";

/** A tour lead's movements. Orders show their reference and date, but not their customer. */
export async function findCommissions(
  queries: Queries,
  customerId: string,
  { skip = 0, limit = 24, sort = "-created_at" }: Pagination,
): Promise<Schemas["CommissionTransaction"][]> {
  const rows = await queries
    .select({
      move: commissionTransactions,
      paid: orders,
      market: markets,
      isRefunding: exists(openRefunds(queries, orders.id)).mapWith(Boolean),
      order: { reference: orders.reference, submitted_at: orders.submitted_at },
      payoutStatus: payouts.status,
      invoice: { payout_id: selfBillingInvoices.payout_id, file_name: selfBillingInvoices.file_name },
    })
    .from(commissionTransactions)
    .leftJoin(orders, eq(orders.id, commissionTransactions.order_id))
    .leftJoin(markets, eq(markets.id, orders.market_id))
    .leftJoin(
      payouts,
      and(eq(payouts.id, commissionTransactions.source_id), eq(commissionTransactions.kind, "paid_out")),
    )
    .leftJoin(selfBillingInvoices, eq(selfBillingInvoices.payout_id, payouts.id))
    .where(eq(commissionTransactions.customer_id, customerId))
    .orderBy(...orderByCreation(commissionTransactions, sort))
    .offset(skip)
    .limit(limit);
  return rows.map(({ move, paid, market, isRefunding, order, payoutStatus, invoice }) => ({
    id: move.id,
    created_at: move.created_at.toISOString(),
    order_id: move.order_id,
    order: order && {
      reference: order.reference,
      submitted_at: order.submitted_at!.toISOString(),
    },
    currency: move.currency,
    transaction_type: move.kind,
    value: toWire(money(move.value_minor, move)),
    pending:
      move.matured_at === null && paid && market
        ? { payable_from: isRefunding ? null : earningsHeldUntil(paid, market).toISOString() }
        : null,
    payout_status: payoutStatus,
    self_billing_invoice: invoice,
  }));
}

export const commissionsOfLead = async (queries: Queries, customerId: string, excerpt: Pagination) =>
  (await hasCommissions(queries, customerId)) ? findCommissions(queries, customerId, excerpt) : null;

/** Null: not a tour lead. */
export const countCommissionsOfLead = async (queries: Queries, customerId: string) =>
  (await hasCommissions(queries, customerId))
    ? queries.$count(commissionTransactions, eq(commissionTransactions.customer_id, customerId))
    : null;
