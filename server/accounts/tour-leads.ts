import { and, eq, ne, sql } from "drizzle-orm";
import { customers } from "../database/customer-schema.ts";
import type { Queries } from "../database/database.ts";
import type { CustomerRow } from "./customers.ts";

/** The tour lead to whom a customer's next order goes: one who is active, and nobody earns by their own. */
export async function leadOf(
  queries: Queries,
  { id, tour_lead_id }: Pick<CustomerRow, "id" | "tour_lead_id">,
): Promise<string | null> {
  if (tour_lead_id === null) return null;
  const [lead] = await queries
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, tour_lead_id), eq(customers.tour_lead_active, true), ne(customers.id, id)));
  return lead?.id ?? null;
}

/** Whether somebody is an active tour lead. */
export async function isTourLead(queries: Queries, customerId: string): Promise<boolean> {
  const isActive = and(eq(customers.id, customerId), eq(customers.tour_lead_active, true));
  return (await queries.$count(customers, isActive)) > 0;
}

/** The active tour lead whose code it is, in capitals or not. */
export async function findLead(queries: Queries, code: string): Promise<{ id: string } | null> {
  const [lead] = await queries
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(sql`upper(${customers.tour_lead_code})`, code.trim().toUpperCase()),
        eq(customers.tour_lead_active, true),
      ),
    );
  return lead ?? null;
}
