import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { customers } from "../database/customer-schema.ts";
import type { Queries } from "../database/database.ts";
import { newId } from "../ids.ts";
import { emailKey, lockCustomerIfAny, type CustomerRow } from "./customers.ts";
import { endSessions } from "./sessions.ts";

/*
 * Every account is made here, and every password is stored here. The rule: a password that was chosen before its address was proved
 * opens nothing, and does not outlive the moment at which the account gets rights.
 */

type NewAccount = Omit<
  typeof customers.$inferInsert,
  "id" | "email_key" | "created_at" | "updated_at" | "credential_version"
>;

/** Makes an account; null if the address has one. */
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

/** Whether the account belongs to nobody yet: somebody chose its password, and the address is not proved. */
export const isUnproved = (account: CustomerRow): boolean =>
  account.email_confirmed_at === null &&
  account.password_hash !== null &&
  account.role === "customer" &&
  account.active;

/** Takes the place of a sign-up whose address is not proved; null if the account is proved or gone by now. */
export async function replaceUnproved(
  tx: Queries,
  customerId: string,
  chosen: Pick<NewAccount, "language_id" | "tour_lead_id" | "password_hash">,
  now: Date,
): Promise<CustomerRow | null> {
  const before = await lockCustomerIfAny(tx, customerId);
  if (!before || !isUnproved(before)) return null;
  return change(tx, customerId, { ...chosen, created_at: now, updated_at: now });
}

/** For somebody who has given the old password. */
export const replacePassword = (tx: Queries, customerId: string, password_hash: string, now: Date) =>
  change(tx, customerId, { password_hash, updated_at: now });

/** For somebody who follows a link that was mailed or handed over: it proves the address, and every session ends. */
export async function setProvedPassword(
  tx: Queries,
  customerId: string,
  password_hash: string,
  now: Date,
): Promise<void> {
  await change(tx, customerId, {
    password_hash,
    email_confirmed_at: sql`coalesce(${customers.email_confirmed_at}, ${now})`,
    updated_at: now,
  });
  await endSessions(tx, customerId);
}

export const confirmAddress = (tx: Queries, customerId: string, now: Date) =>
  change(tx, customerId, { email_confirmed_at: now });

/** The password may be the choice of anybody who knew the address, so a link has to set a new one; every session ends. */
export async function appointAdministrator(tx: Queries, customerId: string, now: Date): Promise<void> {
  await change(tx, customerId, { role: "administrator", password_hash: null, updated_at: now });
  await endSessions(tx, customerId);
}

/** Before an account gets a tour lead's rights: a password goes if the address is not proved. Answers whether one went. */
export async function withdrawUnprovedPassword(tx: Queries, customerId: string, now: Date): Promise<boolean> {
  const withdrawn = await tx
    .update(customers)
    .set({ password_hash: null, updated_at: now })
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
