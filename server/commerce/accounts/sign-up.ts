import { eq } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import { writeAuditEntry, visitorActor } from "#server/commerce/audit/audit.ts";
import { isChallengeSolved } from "#server/commerce/captcha/captcha.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { Services } from "#server/commerce/services.ts";
import { notifyAddressOwner } from "./already-registered.ts";
import { isLanguage } from "./change-customer.ts";
import { checkPassword, type CheckedPasswordHash, type PasswordProblem } from "./chosen-password.ts";
import { createAccount, isUnconfirmedSignUp, replaceUnconfirmedSignUp } from "./credentials.ts";
import { emailKey, type CustomerRow } from "./customers.ts";
import type { Device } from "./devices.ts";
import { findLead } from "./tour-leads.ts";

export type SignUpResult =
  | { outcome: "registered"; customer: CustomerRow }
  | { outcome: "badCaptcha" }
  | { outcome: PasswordProblem }
  | { outcome: "noSuchLanguage" }
  | { outcome: "registeredAlready" }
  | { outcome: "tooSoon"; seconds: number };

type SigningUp = Pick<Services, "database" | "clock" | "secrets" | "jobs" | "limits">;
type Form = Schemas["SignUp"];
type Choice = { language_id: string; tour_lead_id: string | null; password_hash: CheckedPasswordHash };

/** Creates an account whose address a mailed link confirms. Until then, another sign-up with the address replaces it. */
export async function signUp(
  services: SigningUp,
  captcha: string,
  form: Form,
  device: Device,
): Promise<SignUpResult> {
  const { database } = services;
  // Correctable errors come before the captcha's solution is used up.
  const { problem, hash } = await checkPassword(form.password, form);
  if (problem) return { outcome: problem };
  if (!(await isLanguage(database.queries, form.language))) return { outcome: "noSuchLanguage" };
  if (!(await isChallengeSolved(services, "sign_up", captcha))) return { outcome: "badCaptcha" };
  const password_hash = await hash();
  const account = { email: form.email, role: "customer", active: true } as const;
  const created = await register(services, form, password_hash, device, (tx, chosen, now) =>
    createAccount(tx, { ...account, ...chosen }, now),
  );
  if (created) return { outcome: "registered", customer: created };
  const known = await findAccount(database.queries, form.email);
  if (known && isUnconfirmedSignUp(known)) {
    const seconds = await services.limits.take(["mailByAccount", `sign up again ${known.id}`]);
    if (seconds !== null) return { outcome: "tooSoon", seconds };
    const replaced = await register(services, form, password_hash, device, (tx, chosen, now) =>
      replaceUnconfirmedSignUp(tx, known.id, chosen, now),
    );
    if (replaced) return { outcome: "registered", customer: replaced };
  }
  await notifyAddressOwner(services, form.email);
  return { outcome: "registeredAlready" };
}

/** An unknown tour lead's code is ignored: it came with a link, so the customer cannot correct it. */
async function register(
  { database, clock, jobs }: SigningUp,
  { language, tour_lead_code, return_to }: Form,
  password_hash: CheckedPasswordHash,
  device: Device,
  store: (tx: Queries, chosen: Choice, now: Date) => Promise<CustomerRow | null>,
): Promise<CustomerRow | null> {
  return database.transaction(async (tx) => {
    const lead = tour_lead_code ? await findLead(tx, tour_lead_code) : null;
    const now = clock();
    const chosen = { language_id: language, tour_lead_id: lead?.id ?? null, password_hash };
    const customer = await store(tx, chosen, now);
    if (!customer) return null;
    await writeAuditEntry(tx, {
      action: "customer.signed_up",
      at: now,
      actor: visitorActor,
      ownerId: customer.id,
    });
    await jobs.enqueue(tx, "confirmation-mail", {
      customerId: customer.id,
      returnTo: return_to ?? null,
      credentialVersion: customer.credential_version,
      request: { at: now.toISOString(), ...device },
    });
    return customer;
  });
}

async function findAccount(queries: Queries, email: string): Promise<CustomerRow | null> {
  const [account] = await queries
    .select()
    .from(customers)
    .where(eq(customers.email_key, emailKey(email)));
  return account ?? null;
}
