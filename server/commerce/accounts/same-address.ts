import { eq, sql, type SQL } from "drizzle-orm";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { lockCounters } from "#server/platform/database/locks.ts";

/**
 * The ids of the account and of all guests who have a customer's email address, since each guest order has a customer of its
 * own: what a person may do once is counted over them.
 */
export const customersOfSameAddress = (customerId: string | SQL): SQL => sql`(
  select o.id from customers c join customers o on o.email_key = coalesce(c.guest_email_key, c.email_key)
    where c.id = ${customerId}
  union all
  select o.id from customers c join customers o on o.guest_email_key = coalesce(c.guest_email_key, c.email_key)
    where c.id = ${customerId})`;

/** The customer, and of a guest the account with the address, who does not decide about the order either. */
export async function buyersOf(queries: Queries, customerId: string): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select a.id from customers g join customers a on a.email_key = g.guest_email_key where g.id = ${customerId}`);
  return [customerId, ...rows.map(({ id }) => id)];
}

/** Lets one transaction at a time count what the customers of an address have done. */
export async function lockAddress(tx: Queries, customerId: string): Promise<void> {
  await lockCounters(tx, "addresses", [await addressKeyOf(tx, customerId)]);
}

/** What an account and the guests of its email address have in common. */
export async function addressKeyOf(tx: Queries, customerId: string): Promise<string> {
  const [customer] = await tx
    .select({ key: sql<string>`coalesce(${customers.guest_email_key}, ${customers.email_key})` })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer!.key;
}
