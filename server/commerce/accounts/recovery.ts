import { and, eq, isNull, lte } from "drizzle-orm";
import { linkLifetimes } from "#domain/business-constants.ts";
import { passwordRecoveryInterval } from "#domain/specified-values.ts";
import type { Schemas } from "#server/http/reply.ts";
import { writeAuditEntry, visitorActor } from "#server/commerce/audit/audit.ts";
import { isChallengeSolved } from "#server/commerce/captcha/captcha.ts";
import { customers, passwordRecoveries as recoveries } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { newId } from "#server/platform/ids.ts";
import type { Services } from "#server/commerce/services.ts";
import { checkPassword, type PasswordProblem } from "./chosen-password.ts";
import { setPasswordAndConfirm } from "./credentials.ts";
import { emailKey, lockCustomerIfAny } from "./customers.ts";
import { readTokenId, createSignedToken } from "./signed-tokens.ts";

/** Milliseconds, from the specification. */
const wait = passwordRecoveryInterval;

export type RecoverPasswordResult =
  | { outcome: "asked" }
  | { outcome: "badCaptcha" }
  | { outcome: "askedRecently"; seconds: number };

/** A job looks the address up later, so that neither the response nor its time reveals whether it has an account. */
export async function recoverPassword(
  services: Pick<Services, "database" | "clock" | "secrets" | "jobs">,
  email: string,
  captcha: string,
): Promise<RecoverPasswordResult> {
  const { database, clock, jobs } = services;
  if (!(await isChallengeSolved(services, "password_recovery", captcha))) return { outcome: "badCaptcha" };
  const now = clock();
  const email_key = emailKey(email);
  return database.transaction(async (tx) => {
    const newRecovery = { id: newId(), asked_at: now, used_at: null };
    const [recovery] = await tx
      .insert(recoveries)
      .values({ ...newRecovery, email_key })
      .onConflictDoUpdate({
        target: recoveries.email_key,
        set: newRecovery,
        setWhere: lte(recoveries.asked_at, new Date(now.getTime() - wait)),
      })
      .returning();
    if (recovery) {
      await jobs.enqueue(tx, "recovery-mail", { recoveryId: recovery.id });
      return { outcome: "asked" };
    }
    const [last] = await tx.select().from(recoveries).where(eq(recoveries.email_key, email_key));
    const left = last!.asked_at.getTime() + wait - now.getTime();
    return { outcome: "askedRecently", seconds: Math.max(1, Math.ceil(left / 1_000)) };
  });
}

export const recoveryToken = (services: Pick<Services, "secrets" | "clock">, recoveryId: string): string =>
  createSignedToken(services, "reset", { id: recoveryId }, linkLifetimes.passwordRecovery);

export type ResetPasswordResult =
  | { outcome: "reset"; email: string }
  | { outcome: "invalid" }
  | { outcome: PasswordProblem };

export async function resetPassword(
  services: Pick<Services, "database" | "clock" | "secrets" | "jobs">,
  { token, new_password }: Schemas["PasswordReset"],
): Promise<ResetPasswordResult> {
  const { database, clock, jobs } = services;
  const recoveryId = readTokenId(services, "reset", token);
  if (recoveryId === null) return { outcome: "invalid" };
  const recovery = await findToReset(database.queries, recoveryId);
  if (!recovery) return { outcome: "invalid" };
  const { problem, hash } = await checkPassword(new_password, recovery);
  if (problem) return { outcome: problem };
  const password_hash = await hash();
  return database.transaction(async (tx) => {
    const now = clock();
    const customer = await lockCustomerIfAny(tx, recovery.customerId);
    if (!customer) return { outcome: "invalid" };
    const [used] = await tx
      .update(recoveries)
      .set({ used_at: now })
      .where(
        and(
          eq(recoveries.id, recoveryId),
          isNull(recoveries.used_at),
          eq(recoveries.credential_version, customer.credential_version),
        ),
      )
      .returning();
    if (!used) return { outcome: "invalid" };
    await setPasswordAndConfirm(tx, customer.id, password_hash, now);
    await writeAuditEntry(tx, {
      action: "customer.password_reset",
      at: now,
      actor: visitorActor,
      ownerId: customer.id,
    });
    await jobs.enqueue(tx, "password-changed-mail", { customerId: customer.id });
    return { outcome: "reset", email: customer.email };
  });
}

async function findToReset(queries: Queries, recoveryId: string) {
  const [recovery] = await queries
    .select({
      customerId: customers.id,
      email: customers.email,
      first_name: customers.first_name,
      last_name: customers.last_name,
    })
    .from(recoveries)
    .innerJoin(customers, eq(customers.email_key, recoveries.email_key))
    .where(
      and(
        eq(recoveries.id, recoveryId),
        isNull(recoveries.used_at),
        eq(recoveries.credential_version, customers.credential_version),
      ),
    );
  return recovery ?? null;
}
