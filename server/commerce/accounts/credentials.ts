import { and, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { newId } from "#server/platform/ids.ts";
import type { CheckedPasswordHash } from "./chosen-password.ts";
import { emailKey, lockCustomerIfAny, type CustomerRow } from "./customers.ts";
import { endSessions } from "./sessions.ts";

/* Accounts are created and their passwords stored only here. Another person may have chosen a password before the address was confirmed, so it does not log in and is discarded before the account gets rights. */

type NewAccount = Omit<
  typeof customers.$inferInsert,
  "id" | "email_key" | "created_at" | "updated_at" | "credential_version" | "password_hash"
> & { password_hash?: CheckedPasswordHash };

/** Null if the address has an account. */
export async function createAccount(
  tx: Queries,
  account: NewAccount,
  now: Date,
): Promise<CustomerRow | null> {
  const [created] = await tx
    .insert(customers)
    .values({
      ...account,
      id: newId(),
      email: account.email.trim(),
      email_key: emailKey(account.email),
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing()
    .returning();
  return created ?? null;
}

type NewGuest = Record<"language_id", SQL<string | null>> &
  Pick<typeof customers.$inferInsert, "email" | "guest_email_key" | "tour_lead_id">;

/** A guest has no password and cannot log in. */
export async function insertGuest(tx: Queries, guest: NewGuest, now: Date): Promise<CustomerRow> {
  const id = newId();
  const [created] = await tx
    .insert(customers)
    .values({
      ...guest,
      id,
      // In capital letters, which `emailKey` never returns.
      email_key: `GUEST:${id}`,
      role: "customer",
      active: true,
      created_at: now,
      updated_at: now,
    })
    .returning();
  return created!;
}

/** Fails on the key if the address has got an account meanwhile. */
export const becomeAccount = (tx: Queries, guestId: string, now: Date) =>
  change(tx, guestId, {
    email_key: sql`${customers.guest_email_key}`,
    guest_email_key: null,
    updated_at: now,
  });

export const isUnconfirmedSignUp = (account: CustomerRow): boolean =>
  account.email_confirmed_at === null &&
  account.password_hash !== null &&
  account.role === "customer" &&
  account.active;

export async function replaceUnconfirmedSignUp(
  tx: Queries,
  customerId: string,
  chosen: Pick<NewAccount, "language_id" | "tour_lead_id" | "password_hash">,
  now: Date,
): Promise<CustomerRow | null> {
  const before = await lockCustomerIfAny(tx, customerId);
  if (!before || !isUnconfirmedSignUp(before)) return null;
  return change(tx, customerId, { ...chosen, created_at: now, updated_at: now });
}

/** Call it only after verifying the old password. */
export const replacePassword = (
  tx: Queries,
  customerId: string,
  password_hash: CheckedPasswordHash,
  now: Date,
) => change(tx, customerId, { password_hash, updated_at: now });

/**
 * Only for the holder of a link that was mailed to the address: confirms it and ends every session. The tour lead of
 * an unconfirmed sign-up is discarded with its password, because another person may have chosen both.
 */
export async function setPasswordAndConfirm(
  tx: Queries,
  customerId: string,
  password_hash: CheckedPasswordHash,
  now: Date,
): Promise<void> {
  await change(tx, customerId, {
    password_hash,
    email_confirmed_at: sql`coalesce(${customers.email_confirmed_at}, ${now})`,
    tour_lead_id: sql`case when ${customers.email_confirmed_at} is not null then ${customers.tour_lead_id} end`,
    updated_at: now,
  });
  await endSessions(tx, customerId);
}

export const confirmAddress = (tx: Queries, customerId: string, now: Date) =>
  change(tx, customerId, { email_confirmed_at: now });

/** Discards the password and ends every session: a link has to set a new password. */
export async function appointAdministrator(tx: Queries, customerId: string, now: Date): Promise<void> {
  const appointed = { role: "administrator", active: true } as const;
  await change(tx, customerId, { ...appointed, password_hash: null, updated_at: now });
  await endSessions(tx, customerId);
}

export async function dismissAdministrator(tx: Queries, customerId: string, now: Date): Promise<void> {
  await change(tx, customerId, { role: "customer", updated_at: now });
  await endSessions(tx, customerId);
}

/** Discards the password and the tour lead of an unconfirmed sign-up. Returns whether it did. */
export async function discardUnconfirmedPassword(
  tx: Queries,
  customerId: string,
  now: Date,
): Promise<boolean> {
  const withdrawn = await tx
    .update(customers)
    .set({ password_hash: null, tour_lead_id: null, updated_at: now })
    .where(
      and(
        eq(customers.id, customerId),
        isNull(customers.email_confirmed_at),
        isNotNull(customers.password_hash),
      ),
    )
    .returning({ id: customers.id });
  return withdrawn.length > 0;
}

async function change(
  tx: Queries,
  customerId: string,
  fields: PgUpdateSetSource<typeof customers>,
): Promise<CustomerRow> {
  const [changed] = await tx.update(customers).set(fields).where(eq(customers.id, customerId)).returning();
  return changed!;
}
