import { eq, sql } from "drizzle-orm";
import { hasInvisibleCharacters, isSingleLine } from "#domain/note.ts";
import { isLanguage } from "#server/commerce/accounts/change-customer.ts";
import { createAccount, discardUnconfirmedPassword } from "#server/commerce/accounts/credentials.ts";
import { lockCustomer, type CustomerRow } from "#server/commerce/accounts/customers.ts";
import type { Schemas } from "#server/http/reply.ts";
import { writeAuditEntry, visitorActor } from "#server/commerce/audit/audit.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { tourLeadImages, tourLeads } from "#server/platform/database/tour-lead-schema.ts";
import { newReference } from "#server/platform/ids.ts";
import type { Services } from "#server/commerce/services.ts";
import { findInvited, matchesToken } from "./invitation.ts";
import { findTourLead, type TourLead } from "./tour-leads.ts";

type Data = Schemas["TourLeadSignUp"];
type FieldErrors = Schemas["Invalid"]["errors"];
export type SignUpTourLeadResult =
  | { outcome: "signedUp"; lead: TourLead }
  | { outcome: "tokenInvalid" }
  | { outcome: "invalid"; errors: FieldErrors };

/**
 * Signs up an invited tour lead and uses up the link. The mail went to their address, so its account is theirs; a
 * password that was set without confirming the address is discarded.
 */
export async function signUpTourLead(
  { database, clock, jobs }: Pick<Services, "database" | "clock" | "jobs">,
  token: string,
  data: Data,
): Promise<SignUpTourLeadResult> {
  const now = clock();
  const invited = await findInvited(database.queries, token, now);
  if (!invited) return { outcome: "tokenInvalid" };
  const errors = await wrongIn(database.queries, data);
  if (errors.length > 0) return { outcome: "invalid", errors };
  return database
    .transaction(async (tx) => {
      const account = await accountOf(tx, invited, data, now);
      const [lead] = await tx
        .update(tourLeads)
        .set({
          customer_id: account.id,
          first_name: data.first_name.trim(),
          last_name: data.last_name.trim(),
          language_id: data.language,
          is_named: data.agreed_to_be_named ?? false,
          token_hash: null,
          token_expires_at: null,
          registered_at: now,
        })
        .where(matchesToken(token, now))
        .returning({ id: tourLeads.id });
      // The link was used meanwhile, so the transaction is rolled back.
      if (!lead) throw new LinkUsed();
      if (data.images_public !== undefined) {
        const shown = { is_public: data.images_public };
        await tx.update(tourLeadImages).set(shown).where(eq(tourLeadImages.tour_lead_id, lead.id));
      }
      const entry = { action: "tour_lead.registered", subject: { tour_lead: lead.id } } as const;
      await writeAuditEntry(tx, { ...entry, at: now, actor: visitorActor, ownerId: account.id });
      await jobs.enqueue(tx, "tour-lead-registered-mail", { tourLeadId: lead.id });
      if (account.password_hash === null) {
        await jobs.enqueue(tx, "tour-lead-password-mail", { tourLeadId: lead.id, customerId: account.id });
      }
      return { outcome: "signedUp" as const, lead: (await findTourLead(tx, lead.id))! };
    })
    .catch((error: unknown) => {
      if (error instanceof LinkUsed) return { outcome: "tokenInvalid" };
      throw error;
    });
}

class LinkUsed extends Error {}

async function wrongIn(queries: Queries, { first_name, last_name, language }: Data): Promise<FieldErrors> {
  const errors: FieldErrors = Object.entries({ first_name, last_name }).flatMap(([field, name]) => {
    if (name.trim() === "") return [{ field, message: "is empty" }];
    return hasInvisibleCharacters(name) || !isSingleLine(name)
      ? [{ field, message: "holds characters that can't be seen" }]
      : [];
  });
  if (!(await isLanguage(queries, language))) {
    errors.push({ field: "language", message: "is not a language of this shop" });
  }
  return errors;
}

async function accountOf(
  tx: Queries,
  { email, email_key }: TourLead,
  { first_name, last_name, language }: Data,
  now: Date,
): Promise<CustomerRow> {
  const account = { email, role: "customer", active: true, language_id: language } as const;
  await createAccount(tx, account, now);
  const [known] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email_key, email_key));
  await lockCustomer(tx, known!.id);
  await discardUnconfirmedPassword(tx, known!.id, now);
  const [changed] = await tx
    .update(customers)
    .set({
      first_name: sql`coalesce(${customers.first_name}, ${first_name.trim()})`,
      last_name: sql`coalesce(${customers.last_name}, ${last_name.trim()})`,
      tour_lead_code: sql`coalesce(${customers.tour_lead_code}, ${newReference()})`,
      updated_at: now,
    })
    .where(eq(customers.id, known!.id))
    .returning();
  return changed!;
}
