import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import { linkLifetimes } from "#domain/business-constants.ts";
import { emailKey } from "#server/commerce/accounts/customers.ts";
import { writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { tourLeads } from "#server/platform/database/tour-lead-schema.ts";
import { newId } from "#server/platform/ids.ts";
import type { Services } from "#server/commerce/services.ts";
import { findTourLead, type TourLead } from "./tour-leads.ts";

export type InviteTourLeadResult =
  | { outcome: "invited"; lead: TourLead }
  | { outcome: "alreadyRegistered" }
  | { outcome: "tooSoon"; seconds: number };

/** Invites by mail and invalidates earlier links. */
export async function inviteTourLead(
  { database, clock, jobs, limits }: Pick<Services, "database" | "clock" | "jobs" | "limits">,
  actor: Actor,
  email: string,
): Promise<InviteTourLeadResult> {
  if (await isRegistered(database.queries, email)) return { outcome: "alreadyRegistered" };
  const seconds = await limits.take(["mailByAccount", `tour lead ${emailKey(email)}`]);
  if (seconds !== null) return { outcome: "tooSoon", seconds };
  return database.transaction(async (tx) => {
    const id = await createInvitation(tx, actor, email, clock());
    if (id === null) return { outcome: "alreadyRegistered" };
    await jobs.enqueue(tx, "tour-lead-invitation-mail", { tourLeadId: id });
    return { outcome: "invited", lead: (await findTourLead(tx, id))! };
  });
}

async function isRegistered(queries: Queries, email: string): Promise<boolean> {
  const [known] = await queries
    .select({ code: customers.tour_lead_code })
    .from(customers)
    .where(eq(customers.email_key, emailKey(email)));
  return known !== undefined && known.code !== null;
}

/** Null: they have signed up. `issueInvitationLink` creates the link. */
export async function createInvitation(
  tx: Queries,
  actor: Actor,
  email: string,
  now: Date,
): Promise<string | null> {
  if (await isRegistered(tx, email)) return null;
  const [lead] = await tx
    .insert(tourLeads)
    .values({
      id: newId(),
      email: email.trim(),
      email_key: emailKey(email),
      invited_at: now,
      created_at: now,
    })
    .onConflictDoUpdate({
      target: tourLeads.email_key,
      set: { invited_at: now, token_hash: null, token_expires_at: null, ended_at: null },
      setWhere: isNull(tourLeads.registered_at),
    })
    .returning({ id: tourLeads.id });
  if (!lead) return null;
  const entry = { action: "tour_lead.invited", subject: { tour_lead: lead.id } } as const;
  await writeAuditEntry(tx, { ...entry, at: now, actor, ownerId: null });
  return lead.id;
}

/**
 * @returns a token of 256 random bits, which is stored only as a hash; null if they have signed up, or the
 * invitation was withdrawn
 */
export async function issueInvitationLink(
  queries: Queries,
  id: string,
  now: Date,
): Promise<{ token: string; email: string; expiresAt: Date } | null> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + linkLifetimes.tourLeadInvitation);
  const [lead] = await queries
    .update(tourLeads)
    .set({ token_hash: hashOf(token), token_expires_at: expiresAt })
    .where(and(eq(tourLeads.id, id), isNull(tourLeads.registered_at), isNull(tourLeads.ended_at)))
    .returning({ email: tourLeads.email });
  return lead ? { token, email: lead.email, expiresAt } : null;
}

/** Null if the token is unknown, expired, replaced, withdrawn or used. */
export async function findInvited(queries: Queries, token: string, now: Date): Promise<TourLead | null> {
  const [row] = await queries.select({ id: tourLeads.id }).from(tourLeads).where(matchesToken(token, now));
  return row ? findTourLead(queries, row.id) : null;
}

/** The condition for the row of a valid token. */
export const matchesToken = (token: string, now: Date) =>
  and(eq(tourLeads.token_hash, hashOf(token)), gt(tourLeads.token_expires_at, now));

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
