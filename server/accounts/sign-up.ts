import { isStrongEnough } from "#domain/password.ts";
import type { Schemas } from "../api/reply.ts";
import { audit, visitor } from "../audit/audit.ts";
import { isAnswered } from "../captcha/captcha.ts";
import { customers } from "../database/customer-schema.ts";
import { newId } from "../ids.ts";
import type { Services } from "../services.ts";
import { isLanguage } from "./change-customer.ts";
import { findLead } from "./tour-leads.ts";
import { emailKey, type CustomerRow } from "./customers.ts";
import { hashPassword } from "./passwords.ts";
import { tellOwner } from "./already-registered.ts";

export type SignedUp =
  | { outcome: "registered"; customer: CustomerRow }
  | { outcome: "badCaptcha" }
  | { outcome: "weakPassword" }
  | { outcome: "noSuchLanguage" }
  | { outcome: "registeredAlready" };

/**
 * A new customer, who has to confirm the address by the link of a mail. A tour lead's code came along with a link, so one
 * that is unknown is left out: the person never typed it and cannot mend it.
 */
export async function signUp(
  services: Pick<Services, "database" | "clock" | "secrets" | "jobs" | "limits">,
  captcha: string,
  { email, password, language, tour_lead_code, return_to }: Schemas["SignUp"],
): Promise<SignedUp> {
  const { database, clock, jobs } = services;
  // What a person can mend is said before the answer to the captcha is used up.
  if (!isStrongEnough(password)) return { outcome: "weakPassword" };
  if (!(await isLanguage(database.queries, language))) return { outcome: "noSuchLanguage" };
  if (!(await isAnswered(services, "sign_up", captcha))) return { outcome: "badCaptcha" };
  const password_hash = await hashPassword(password);
  const signedUp = await database.transaction<SignedUp>(async (tx) => {
    const lead = tour_lead_code ? await findLead(tx, tour_lead_code) : null;
    const now = clock();
    const [customer] = await tx
      .insert(customers)
      .values({
        id: newId(),
        email: email.trim(),
        email_key: emailKey(email),
        password_hash,
        language_id: language,
        tour_lead_id: lead?.id ?? null,
        role: "customer",
        active: true,
        created_at: now,
        updated_at: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!customer) return { outcome: "registeredAlready" };
    await audit(tx, { action: "customer.signed_up", at: now, actor: visitor, ownerId: customer.id });
    await jobs.enqueue(tx, "confirmation-mail", { customerId: customer.id, returnTo: return_to ?? null });
    return { outcome: "registered", customer };
  });
  if (signedUp.outcome === "registeredAlready") await tellOwner(services, email);
  return signedUp;
}
