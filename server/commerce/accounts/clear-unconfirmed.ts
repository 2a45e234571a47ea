import { and, eq, isNotNull, isNull, lte, notExists, sql } from "drizzle-orm";
import { retention } from "#domain/business-constants.ts";
import { customers, pointTransactions } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { shopFacts } from "#server/platform/database/schema.ts";

/** Deletes sign-ups that were not confirmed within a month, except the demo's. */
export async function deleteUnconfirmedAccounts(queries: Queries, now: Date): Promise<void> {
  const [demo] = await queries.select().from(shopFacts).where(eq(shopFacts.name, "demo"));
  if (demo) return;
  const ownRows = queries
    .select({ one: sql`1` })
    .from(pointTransactions)
    .where(eq(pointTransactions.customer_id, customers.id));
  await queries
    .delete(customers)
    .where(
      and(
        isNull(customers.email_confirmed_at),
        isNull(customers.deleted_at),
        isNotNull(customers.password_hash),
        lte(customers.created_at, new Date(now.getTime() - retention.unconfirmedAccount)),
        notExists(ownRows),
      ),
    );
}
