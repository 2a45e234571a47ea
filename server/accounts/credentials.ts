import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { customers } from "../database/customer-schema.ts";
import type { Queries } from "../database/database.ts";
import { newId } from "../ids.ts";
import { emailKey, type CustomerRow } from "./customers.ts";
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

/** For somebody who has given the old password, or signs up again with an address that is not proved. */
export async function replacePassword(
  tx: Queries,
  customerId: string,
  password_hash: string,
  now: Date,
): Promise<CustomerRow> {
  const [customer] = await tx
    .update(customers)
    .set({ password_hash, updated_at: now })
    .where(eq(customers.id, customerId))
    .returning();
  return customer!;
}

/** For somebody who follows a link that was mailed or handed over: it proves the address, and every session ends. */
export async function setProvedPassword(
  tx: Queries,
  customerId: string,
  password_hash: string,
  now: Date,
): Promise<void> {
  await tx
    .update(customers)
    .set({
      password_hash,
      email_confirmed_at: sql`coalesce(${customers.email_confirmed_at}, ${now})`,
      updated_at: now,
    })
    .where(eq(customers.id, customerId));
  await endSessions(tx, customerId);
}

export async function confirmAddress(tx: Queries, customerId: string, now: Date): Promise<void> {
  await tx.update(customers).set({ email_confirmed_at: now }).where(eq(customers.id, customerId));
}

/** Before an account becomes an administrator's: whatever password it has may be a stranger's, so a link has to set a new one. */
export async function withdrawPassword(tx: Queries, customerId: string, now: Date): Promise<void> {
  await tx.update(customers).set({ password_hash: null, updated_at: now }).where(eq(customers.id, customerId));
  await endSessions(tx, customerId);
}

/** Before an account gets a tour lead's rights: a password goes if the address is not proved. Answers whether one went. */
export async function withdrawUnprovedPassword(
  tx: Queries,
  customerId: string,
  now: Date,
): Promise<boolean> {
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
