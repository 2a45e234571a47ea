import { and, asc, eq, lt } from "drizzle-orm";
import { money, toWire } from "#domain/money.ts";
import type { Schemas } from "#server/http/reply.ts";
import { commissionBalances } from "#server/platform/database/commission-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";

/** What a tour lead owes by currency, because orders were refunded after the payout of their commission; null if nothing. */
export async function commissionDebts(
  tx: Queries,
  customerId: string,
): Promise<Schemas["AmountByCurrency"] | null> {
  const { balance_minor, currency, customer_id } = commissionBalances;
  const rows = await tx
    .select()
    .from(commissionBalances)
    .where(and(eq(customer_id, customerId), lt(balance_minor, 0n)))
    .orderBy(asc(currency))
    .for("update");
  if (rows.length === 0) return null;
  return Object.fromEntries(rows.map((row) => [row.currency, toWire(money(-row.balance_minor, row))]));
}
