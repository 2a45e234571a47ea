import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { emailKey, type CustomerRow } from "#server/commerce/accounts/customers.ts";
import { isGuest } from "#server/commerce/accounts/guests.ts";
import { writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import { deleteAuthenticators } from "#server/commerce/authenticators/delete-authenticators.ts";
import { clearTracking } from "#server/commerce/fulfilment/clear-tracking.ts";
import { addressHash } from "#server/commerce/mail/mailer.ts";
import { deleteBankAccount } from "#server/commerce/payouts/bank-accounts.ts";
import { deleteTaxData } from "#server/commerce/payouts/tax-data.ts";
import { bookPoints } from "#server/commerce/points/points.ts";
import { anonymizeRefunds } from "#server/commerce/refunds/delete-personal-data.ts";
import type { Services } from "#server/commerce/services.ts";
import { deleteStockAlerts } from "#server/commerce/stock-alerts/personal-data.ts";
import { deleteTourLeadData } from "#server/commerce/tour-leads/delete-personal-data.ts";
import { deleteVatIdChecks } from "#server/commerce/vat-ids/personal-data.ts";
import * as schema from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { guestTokens } from "#server/platform/database/guest-schema.ts";
import { wishedProducts } from "#server/platform/database/wish-list-schema.ts";

/**
 * Deletes everything of a customer, who is locked, that the law does not require the shop to keep.
 * @returns the ids of photos whose files are left
 */
export async function eraseCustomer(
  tx: Queries,
  jobs: Pick<Services["jobs"], "enqueue" | "forget">,
  customer: CustomerRow,
  actor: Actor,
  now: Date,
): Promise<string[]> {
  const { id: customerId, points, points_in_deposit: deposit } = customer;
  await bookPoints(tx, now, {
    customerId,
    kind: "forfeited",
    sourceId: customerId,
    points: -points,
    deposit: -deposit,
  });
  const photos = [...(await anonymizeRefunds(tx, customerId)), ...(await deleteTourLeadData(tx, customer))];
  await clearTracking(tx, customerId);
  await deleteBankAccount(tx, customerId);
  await deleteAuthenticators(tx, customerId);
  await deleteTaxData(tx, customerId);
  await forget(tx, customer, now);
  await deleteVatIdChecks(tx, customerId);
  // A guest has not shown that the address is theirs.
  if (!isGuest(customer)) await deleteStockAlerts(tx, customer.email);
  await writeAuditEntry(tx, { action: "customer.deleted", at: now, actor, ownerId: customerId });
  await jobs.forget(tx, customerId);
  await jobs.enqueue(tx, "forget-mails", { address: addressHash(customer.email) });
  return photos;
}

const onlyCountry = sql`jsonb_build_object(
  'first_name', '', 'last_name', '', 'street', '', 'city', '', 'zip_code', '',
  'country', ${schema.orders.delivery_address} ->> 'country'
)`;

async function forget(tx: Queries, customer: CustomerRow, now: Date): Promise<void> {
  const { id, email } = customer;
  const ownTables = [
    schema.sessions,
    schema.cartItems,
    wishedProducts,
    schema.mergedCarts,
    schema.idempotencyKeys,
    schema.firstPasswords,
    guestTokens,
  ];
  for (const table of ownTables) await tx.delete(table).where(eq(table.customer_id, id));
  const { orders, orderItems, passwordRecoveries, customers } = schema;
  const drafts = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customer_id, id), eq(orders.status, "draft")));
  await tx.delete(orderItems).where(inArray(orderItems.order_id, drafts));
  await tx.delete(orders).where(and(eq(orders.customer_id, id), eq(orders.status, "draft")));
  await tx.update(orders).set({ note: null, gift_note: null }).where(eq(orders.customer_id, id));
  // No invoice names them.
  await tx
    .update(orders)
    .set({ delivery_address: onlyCountry, invoice_address: null, vat_id: null })
    .where(and(eq(orders.customer_id, id), eq(orders.status, "cancelled"), isNull(orders.paid_at)));
  if (!isGuest(customer))
    await tx.delete(passwordRecoveries).where(eq(passwordRecoveries.email_key, emailKey(email)));
  await tx
    .update(customers)
    .set({
      email: "",
      // Frees the address for a new account.
      email_key: `deleted ${id}`,
      guest_email_key: null,
      password_hash: null,
      role: "customer",
      active: false,
      email_confirmed_at: null,
      first_name: null,
      last_name: null,
      language_id: null,
      tour_lead_code: null,
      tour_lead_active: false,
      tour_lead_id: null,
      delivery_address: null,
      invoice_address: null,
      updated_at: now,
      deleted_at: now,
    })
    .where(eq(customers.id, id));
}
