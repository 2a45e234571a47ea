import { and, eq, inArray, isNull, lte, or } from "drizzle-orm";
import { retention } from "#domain/business-constants.ts";
import type { CustomerRow } from "#server/commerce/accounts/customers.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { tourLeadImages, tourLeads } from "#server/platform/database/tour-lead-schema.ts";
import type { Services } from "#server/commerce/services.ts";

/**
 * Deletes a customer's data as a tour lead, or an invitation to their address.
 * @returns the ids of the pictures, whose files are to be deleted after the commit
 */
export async function deleteTourLeadData(
  tx: Queries,
  { id, email_key }: Pick<CustomerRow, "id" | "email_key">,
): Promise<string[]> {
  const leads = await tx
    .select({ id: tourLeads.id })
    .from(tourLeads)
    .where(or(eq(tourLeads.customer_id, id), eq(tourLeads.email_key, email_key)));
  return forgetThem(
    tx,
    leads.map((lead) => lead.id),
  );
}

/** Deletes invitations unused for three months, with the pictures that were uploaded. */
export async function deleteOldInvitations({
  database,
  uploads,
  clock,
}: Pick<Services, "database" | "uploads" | "clock">): Promise<void> {
  const pictures = await database.transaction(async (tx) => {
    const old = await tx
      .select({ id: tourLeads.id })
      .from(tourLeads)
      .where(
        and(
          isNull(tourLeads.registered_at),
          lte(tourLeads.invited_at, new Date(clock().getTime() - retention.unusedInvitation)),
        ),
      )
      .for("update");
    return forgetThem(
      tx,
      old.map((lead) => lead.id),
    );
  });
  await Promise.all(pictures.map((id) => uploads.remove(id)));
}

async function forgetThem(tx: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const pictures = await tx
    .delete(tourLeadImages)
    .where(inArray(tourLeadImages.tour_lead_id, [...ids]))
    .returning({ id: tourLeadImages.id });
  await tx.delete(tourLeads).where(inArray(tourLeads.id, [...ids]));
  return pictures.map(({ id }) => id);
}
