import { and, eq, isNotNull, isNull, lte, notExists, sql } from "drizzle-orm";
import { customers, pointTransactions } from "../database/customer-schema.ts";
import type { Queries } from "../database/database.ts";
import { shopFacts } from "../database/schema.ts";

/** Milliseconds that an account waits for its address to be confirmed. */
export const unconfirmedLifetime = 30 * 86_400_000;

/** Accounts whose address nobody confirmed for a month; nobody could log in to them. A demo shop has one to show. */
export async function deleteUnconfirmedAccounts(queries: Queries, now: Date): Promise<void> {
  const [demo] = await queries.select().from(shopFacts).where(eq(shopFacts.name, "demo"));
  if (demo) return;
  const mine = queries
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
        lte(customers.created_at, new Date(now.getTime() - unconfirmedLifetime)),
        notExists(mine),
      ),
    );
}
