import { and, eq, isNotNull, sql } from "drizzle-orm";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { languages } from "#server/platform/database/schema.ts";
import { insertGuest } from "./credentials.ts";
import { emailKey, type CustomerRow } from "./customers.ts";
import { findLead } from "./tour-leads.ts";

/* A guest has ordered without an account: a customer without a password, whose one order is all that is theirs. */

type Guest = { email: string; languageId: string; tourLeadCode: string | null };

export const isGuest = ({ guest_email_key }: Pick<CustomerRow, "guest_email_key">): boolean =>
  guest_email_key !== null;

/** Whether the guest's order has this email address. */
export async function hasAddress(queries: Queries, guestId: string, email: string): Promise<boolean> {
  const [guest] = await queries
    .select({ key: customers.guest_email_key })
    .from(customers)
    .where(eq(customers.id, guestId));
  return guest?.key === emailKey(email);
}

/** Whether the address has an account changes nothing. */
export async function createGuest(tx: Queries, guest: Guest, now: Date): Promise<CustomerRow> {
  return insertGuest(tx, await fieldsOf(tx, guest), now);
}

/** @param customerId locked */
export async function changeGuest(tx: Queries, customerId: string, guest: Guest, now: Date): Promise<void> {
  await tx
    .update(customers)
    .set({ ...(await fieldsOf(tx, guest)), updated_at: now })
    .where(and(eq(customers.id, customerId), isNotNull(customers.guest_email_key)));
}

async function fieldsOf(tx: Queries, { email, languageId, tourLeadCode }: Guest) {
  const lead = tourLeadCode ? await findLead(tx, tourLeadCode) : null;
  return {
    email: email.trim(),
    guest_email_key: emailKey(email),
    // Null if there is none: the draft is refused then.
    language_id: sql<
      string | null
    >`(select ${languages.id} from ${languages} where ${languages.id} = ${languageId})`,
    tour_lead_id: lead?.id ?? null,
  };
}
