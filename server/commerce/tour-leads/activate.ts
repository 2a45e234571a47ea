import { eq } from "drizzle-orm";
import { discardUnconfirmedPassword } from "#server/commerce/accounts/credentials.ts";
import { lockCustomer } from "#server/commerce/accounts/customers.ts";
import { writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import { isOwnCase } from "#server/commerce/audit/own-case.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import { tourLeads } from "#server/platform/database/tour-lead-schema.ts";
import type { Services } from "#server/commerce/services.ts";
import { findTourLead, type TourLead } from "./tour-leads.ts";

export type ActivateTourLeadResult =
  | { outcome: "active"; lead: TourLead }
  | { outcome: "noLead" }
  | { outcome: "ownCase" }
  | { outcome: "notRegistered" }
  | { outcome: "ended" };

/** Activates a tour lead's code after the sign-up. `jobs` null: no mail. */
export async function activateTourLead(
  { database, clock, jobs }: Pick<Services, "database" | "clock"> & { jobs: Services["jobs"] | null },
  actor: Actor,
  id: string,
): Promise<ActivateTourLeadResult> {
  return database.transaction(async (tx) => {
    const before = await findTourLead(tx, id);
    if (!before) return { outcome: "noLead" };
    if (before.status === "ended") return { outcome: "ended" };
    const customerId = before.customer_id;
    if (customerId === null) return { outcome: "notRegistered" };
    if (isOwnCase(actor, customerId)) return { outcome: "ownCase" };
    await lockCustomer(tx, customerId);
    const locked = await findTourLead(tx, id);
    if (!locked) return { outcome: "noLead" };
    if (locked.status === "ended") return { outcome: "ended" };
    if (locked.status === "active") return { outcome: "active", lead: locked };
    const now = clock();
    if (await discardUnconfirmedPassword(tx, customerId, now)) {
      await jobs?.enqueue(tx, "tour-lead-password-mail", { tourLeadId: id, customerId });
    }
    await tx
      .update(customers)
      .set({ tour_lead_active: true, updated_at: now })
      .where(eq(customers.id, customerId));
    await tx.update(tourLeads).set({ activated_at: now }).where(eq(tourLeads.id, id));
    const entry = { action: "tour_lead.activated", subject: { tour_lead: id } } as const;
    await writeAuditEntry(tx, { ...entry, at: now, actor, ownerId: customerId });
    await jobs?.enqueue(tx, "tour-lead-activated-mail", { tourLeadId: id, customerId });
    return { outcome: "active", lead: (await findTourLead(tx, id))! };
  });
}
