import { eq, sql } from "drizzle-orm";
import { lockCustomerIfAny } from "#server/commerce/accounts/customers.ts";
import { writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import { isOwnCase } from "#server/commerce/audit/own-case.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { tourLeadImages, tourLeads } from "#server/platform/database/tour-lead-schema.ts";
import type { Services } from "#server/commerce/services.ts";
import { findTourLead, type TourLead } from "./tour-leads.ts";

export type Ended = { outcome: "ended"; lead: TourLead } | { outcome: "noLead" } | { outcome: "ownCase" };
export type Ending = Pick<Services, "database" | "clock"> & { jobs: Pick<Services["jobs"], "enqueue"> };

/**
 * Ends a membership, or withdraws an invitation. The code stops working; earned commissions, earlier orders, bank
 * account and tax data stay, so that the tour lead can still be paid out.
 */
export async function endTourLead(services: Ending, actor: Actor, id: string): Promise<Ended> {
  for (;;) {
    const ended = await services.database.transaction((tx) => endLocked(tx, services, actor, id));
    if (ended !== "signedUpMeanwhile") return ended;
  }
}

async function endLocked(
  tx: Queries,
  { clock, jobs }: Ending,
  actor: Actor,
  id: string,
): Promise<Ended | "signedUpMeanwhile"> {
  const before = await findTourLead(tx, id);
  if (!before) return { outcome: "noLead" };
  const { customer_id } = before;
  // In the order of locks that sign-up, activation and deletion use.
  if (customer_id !== null) await lockCustomerIfAny(tx, customer_id);
  await tx.select({ id: tourLeads.id }).from(tourLeads).where(eq(tourLeads.id, id)).for("update");
  const lead = await findTourLead(tx, id);
  if (!lead) return { outcome: "noLead" };
  if (lead.customer_id !== customer_id) return "signedUpMeanwhile";
  if (isOwnCase(actor, customer_id)) return { outcome: "ownCase" };
  if (lead.status === "ended") return { outcome: "ended", lead };
  const now = clock();
  if (customer_id !== null) {
    const inactive = { tour_lead_active: false, updated_at: now };
    await tx.update(customers).set(inactive).where(eq(customers.id, customer_id));
  }
  // Servers' clocks differ slightly, and the end must not precede the activation.
  const ended_at = sql`greatest(${now.toISOString()}::timestamptz, ${tourLeads.registered_at}, ${tourLeads.activated_at})`;
  await tx
    .update(tourLeads)
    .set({ ended_at, token_hash: null, token_expires_at: null })
    .where(eq(tourLeads.id, id));
  await tx.update(tourLeadImages).set({ is_public: false }).where(eq(tourLeadImages.tour_lead_id, id));
  const entry = { action: "tour_lead.ended", subject: { tour_lead: id } } as const;
  await writeAuditEntry(tx, { ...entry, at: now, actor, ownerId: customer_id });
  const ended = (await findTourLead(tx, id))!;
  await jobs.enqueue(tx, "tour-lead-ended-mail", {
    tourLeadId: id,
    endedAt: ended.ended_at!.toISOString(),
  });
  return { outcome: "ended", lead: ended };
}
