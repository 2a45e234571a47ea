import { and, eq } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import { payouts, selfBillingInvoices } from "#server/platform/database/payout-schema.ts";

type InvoiceRow = typeof selfBillingInvoices.$inferSelect;

/** Null if there is none, or it belongs to another tour lead. */
export async function findOwnInvoice(
  queries: Queries,
  { customerId, payoutId }: { customerId: string; payoutId: string },
): Promise<InvoiceRow | null> {
  const [row] = await queries
    .select({ invoice: selfBillingInvoices })
    .from(selfBillingInvoices)
    .innerJoin(payouts, eq(payouts.id, selfBillingInvoices.payout_id))
    .where(and(eq(payouts.id, payoutId), eq(payouts.customer_id, customerId)));
  return row?.invoice ?? null;
}
