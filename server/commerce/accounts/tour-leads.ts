import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { customers } from "#server/platform/database/customer-schema.ts";
import { tourLeads } from "#server/platform/database/tour-lead-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";

type CustomerRow = typeof customers.$inferSelect;

/** The active tour lead credited with a customer's next order; never the customers themselves, also as guests. */
export async function tourLeadOfCustomer(
  queries: Queries,
  customer: Pick<CustomerRow, "id" | "tour_lead_id" | "email_key" | "guest_email_key">,
): Promise<string | null> {
  if (customer.tour_lead_id === null) return null;
  const [lead] = await queries
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.id, customer.tour_lead_id),
        eq(customers.tour_lead_active, true),
        ne(customers.id, customer.id),
        ne(customers.email_key, customer.guest_email_key ?? customer.email_key),
      ),
    );
  return lead?.id ?? null;
}

export async function hasCommissions(queries: Queries, customerId: string): Promise<boolean> {
  const isActive = and(eq(customers.id, customerId), eq(customers.tour_lead_active, true));
  if ((await queries.$count(customers, isActive)) > 0) return true;
  return (await membershipEndedAt(queries, customerId)) !== null;
}

export async function membershipEndedAt(queries: Queries, customerId: string): Promise<Date | null> {
  const [lead] = await queries
    .select({ endedAt: tourLeads.ended_at })
    .from(tourLeads)
    .where(and(eq(tourLeads.customer_id, customerId), isNotNull(tourLeads.activated_at)));
  return lead?.endedAt ?? null;
}

/** Whether a customer refers to an active tour lead, whose name is included if they agreed. */
export async function referralOf(
  queries: Queries,
  { tour_lead_id }: Pick<CustomerRow, "tour_lead_id">,
): Promise<{ has_tour_lead: boolean; tour_lead_name: string | null }> {
  const none = { has_tour_lead: false, tour_lead_name: null };
  if (tour_lead_id === null) return none;
  const [lead] = await queries
    .select({ isNamed: tourLeads.is_named, first: tourLeads.first_name, last: tourLeads.last_name })
    .from(customers)
    .leftJoin(tourLeads, eq(tourLeads.customer_id, customers.id))
    .where(and(eq(customers.id, tour_lead_id), eq(customers.tour_lead_active, true)));
  if (!lead) return none;
  const name = lead.isNamed ? [lead.first, lead.last].filter(Boolean).join(" ") : "";
  return { has_tour_lead: true, tour_lead_name: name || null };
}

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
