import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { linkLifetimes } from "#domain/business-constants.ts";
import { writeAuditEntry, visitorActor } from "#server/commerce/audit/audit.ts";
import { customers, firstPasswords } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { isUniqueViolation } from "#server/platform/database/locks.ts";
import type { Services } from "#server/commerce/services.ts";
import { checkPassword, type PasswordProblem } from "./chosen-password.ts";
import type { ConfirmResult } from "./confirmation.ts";
import { isUnconfirmedSignUp, setPasswordAndConfirm } from "./credentials.ts";
import { lockCustomer, type CustomerRow } from "./customers.ts";
import { isGuest } from "./guests.ts";
import { keepGuestAsAccount, lockAccountOfGuest, moveGuest } from "./keep-guest.ts";

/**
 * Invalidates earlier links.
 * @returns a token of 256 random bits, which is stored only as a hash
 */
export async function issueFirstPasswordLink(tx: Queries, customerId: string, now: Date): Promise<string> {
  const id = randomBytes(32).toString("base64url");
  await tx.delete(firstPasswords).where(eq(firstPasswords.customer_id, customerId));
  await tx.insert(firstPasswords).values({
    id_hash: hashOf(id),
    customer_id: customerId,
    expires_at: new Date(now.getTime() + linkLifetimes.firstPassword),
  });
  return id;
}

type FirstPasswordResult =
  | { outcome: Exclude<ConfirmResult, "confirmed"> | PasswordProblem }
  | { outcome: "confirmed"; email: string };

/** Also confirms the address, because the link was mailed to it. */
export async function setFirstPassword(
  { database, clock }: Pick<Services, "database" | "clock">,
  id: string,
  password: string,
): Promise<FirstPasswordResult> {
  const link = await findLink(database.queries, id, clock());
  if (link.state !== "works") return { outcome: link.state };
  const { problem, hash } = await checkPassword(password, link.account);
  if (problem) return { outcome: problem };
  const password_hash = await hash();
  const setting = () =>
    database.transaction(async (tx): Promise<FirstPasswordResult> => {
      const owner = await lockCustomer(tx, link.customerId);
      const now = clock();
      const { state, customerId } = await findLink(tx, id, now);
      if (state !== "works") return { outcome: state };
      await tx
        .update(firstPasswords)
        .set({ used_at: now })
        .where(eq(firstPasswords.id_hash, hashOf(id)));
      const accountId = isGuest(owner) ? await accountOf(tx, owner, now) : customerId;
      if (accountId === null) return { outcome: "confirmedAlready" };
      await setPasswordAndConfirm(tx, accountId, password_hash, now);
      const entry = { action: "customer.first_password_set", actor: visitorActor } as const;
      await writeAuditEntry(tx, { ...entry, at: now, ownerId: accountId });
      return { outcome: "confirmed", email: link.account.email };
    });
  // Who signs up with a guest's address at the same moment takes its key first.
  return setting().catch((error: unknown) => {
    if (isUniqueViolation(error)) return setting();
    throw error;
  });
}

/**
 * The account that keeps a guest's order: the guest's own row, or one that signed up with the address meanwhile. Null: any
 * other account keeps its password and gets the order.
 */
async function accountOf(tx: Queries, guest: CustomerRow, now: Date): Promise<string | null> {
  const account = await lockAccountOfGuest(tx, guest);
  if (!account) {
    await keepGuestAsAccount(tx, guest, now);
    return guest.id;
  }
  await moveGuest(tx, guest, account.id, now);
  return isUnconfirmedSignUp(account) ? account.id : null;
}

type Link =
  | { state: "works"; customerId: string; account: CustomerRow }
  | { state: Exclude<ConfirmResult, "confirmed">; customerId: null };

async function findLink(queries: Queries, id: string, now: Date): Promise<Link> {
  const over = (state: Exclude<ConfirmResult, "confirmed">): Link => ({ state, customerId: null });
  const [stored] = await queries
    .select({ link: firstPasswords, customer: customers })
    .from(firstPasswords)
    .innerJoin(customers, eq(customers.id, firstPasswords.customer_id))
    .where(eq(firstPasswords.id_hash, hashOf(id)));
  if (!stored) return over("invalid");
  const { link, customer } = stored;
  if (link.used_at) return over("confirmedAlready");
  if (link.credential_version !== customer.credential_version) {
    const hasPassword = customer.email_confirmed_at !== null && customer.password_hash !== null;
    return over(hasPassword ? "confirmedAlready" : "invalid");
  }
  if (link.expires_at <= now) return over("expired");
  return { state: "works", customerId: customer.id, account: customer };
}

const hashOf = (id: string): string => createHash("sha256").update(id).digest("base64url");
