import { eq, sql, type SQL } from "drizzle-orm";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { lockCounters } from "#server/platform/database/locks.ts";

/**
 * The ids of the account and of all guests who have a customer's email address, since each guest order has a customer of its
 * own: what a person may do once is counted over them.
 */
export const customersOfSameAddress = (customerId: string): SQL => sql`(
  select o.id from customers c join customers o on o.email_key = coalesce(c.guest_email_key, c.email_key)
    where c.id = ${customerId}
  union all
  select o.id from customers c join customers o on o.guest_email_key = coalesce(c.guest_email_key, c.email_key)
    where c.id = ${customerId})`;

/** Lets one transaction at a time count what the customers of an address have done. */
export async function lockAddress(tx: Queries, customerId: string): Promise<void> {
  const [customer] = await tx
    .select({ key: sql<string>`coalesce(${customers.guest_email_key}, ${customers.email_key})` })
    .from(customers)
    .where(eq(customers.id, customerId));
  await lockCounters(tx, "addresses", [customer!.key]);
}
