import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { visitorActor, writeAuditEntry } from "#server/commerce/audit/audit.ts";
import {
  customers,
  firstPasswords,
  orders,
  pointTransactions,
} from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { promotionUses } from "#server/platform/database/promotion-schema.ts";
import { refundImages, refunds } from "#server/platform/database/refund-schema.ts";
import { vatIdChecks } from "#server/platform/database/vat-id-schema.ts";
import { lockCustomerIfAny, type CustomerRow } from "./customers.ts";
import { becomeAccount } from "./credentials.ts";

/** Locks the account of a guest's address, if there is one. The guest must be locked. */
export async function lockAccountOfGuest(
  tx: Queries,
  { id, guest_email_key }: Pick<CustomerRow, "id" | "guest_email_key">,
): Promise<CustomerRow | null> {
  if (guest_email_key === null) return null;
  const [account] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.email_key, guest_email_key), ne(customers.id, id), isNull(customers.deleted_at)));
  const locked = account ? await lockCustomerIfAny(tx, account.id) : null;
  // It may have been deleted, or got another address, meanwhile.
  return locked?.deleted_at === null && locked.email_key === guest_email_key ? locked : null;
}

const ownTables = [orders, refunds, refundImages, pointTransactions, promotionUses, vatIdChecks] as const;

/** Moves all that a guest has to an account; both are locked. Only for who has shown that the address is theirs. */
export async function moveGuest(
  tx: Queries,
  guest: CustomerRow,
  accountId: string,
  now: Date,
): Promise<void> {
  for (const table of ownTables)
    await tx.update(table).set({ customer_id: accountId }).where(eq(table.customer_id, guest.id));
  await tx
    .update(customers)
    .set({
      points: sql`${customers.points} + ${guest.points}`,
      points_in_deposit: sql`${customers.points_in_deposit} + ${guest.points_in_deposit}`,
    })
    .where(eq(customers.id, accountId));
  await tx.delete(firstPasswords).where(eq(firstPasswords.customer_id, guest.id));
  await tx.delete(customers).where(eq(customers.id, guest.id));
  await recordKept(tx, accountId, now);
}

/** The address is free, so the guest's row is its account from now on. Ends the tokens. */
export async function keepGuestAsAccount(tx: Queries, guest: CustomerRow, now: Date): Promise<void> {
  await becomeAccount(tx, guest.id, now);
  await recordKept(tx, guest.id, now);
}

const recordKept = (tx: Queries, ownerId: string, at: Date) =>
  writeAuditEntry(tx, { action: "customer.guest_order_kept", at, actor: visitorActor, ownerId });
