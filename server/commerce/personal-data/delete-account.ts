import { and, eq, inArray } from "drizzle-orm";
import { hasOtherAdministrator } from "#server/commerce/accounts/administrators.ts";
import {
  emailKey,
  findCustomer,
  lockVerifiedCustomer,
  type CustomerRow,
} from "#server/commerce/accounts/customers.ts";
import type { CurrentCustomer, Schemas } from "#server/http/reply.ts";
import { customerActor, writeAuditEntry } from "#server/commerce/audit/audit.ts";
import { verifyPassword } from "#server/commerce/accounts/passwords.ts";
import * as schema from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { deleteAuthenticators } from "#server/commerce/authenticators/delete-authenticators.ts";
import { deleteBankAccount } from "#server/commerce/payouts/bank-accounts.ts";
import { deleteTaxData } from "#server/commerce/payouts/tax-data.ts";
import { bookPoints } from "#server/commerce/points/points.ts";
import { clearTracking } from "#server/commerce/fulfilment/clear-tracking.ts";
import { anonymizeRefunds } from "#server/commerce/refunds/delete-personal-data.ts";
import { deleteTourLeadData } from "#server/commerce/tour-leads/delete-personal-data.ts";
import type { Services } from "#server/commerce/services.ts";
import { deleteStockAlerts } from "#server/commerce/stock-alerts/personal-data.ts";
import { deleteVatIdChecks } from "#server/commerce/vat-ids/personal-data.ts";
import { addressHash } from "#server/commerce/mail/mailer.ts";
import { commissionDebts } from "./commission-debts.ts";
import { findStillOpen, type StillOpen } from "./still-open.ts";

export type DeleteAccountResult =
  | { outcome: "deleted" }
  | { outcome: "gone" }
  | { outcome: "incorrect" }
  | { outcome: "lastAdministrator" }
  | { outcome: "stillOpen"; open: StillOpen[] }
  | { outcome: "inDebt"; debts: Schemas["AmountByCurrency"] };

/**
 * Deletes everything that the law does not require the shop to keep. Paid orders stay with their invoices and
 * addresses, attached to an anonymous row.
 */
export async function deleteAccount(
  { database, clock, jobs, uploads }: Pick<Services, "database" | "clock" | "jobs" | "uploads">,
  person: CurrentCustomer,
  password: string,
): Promise<DeleteAccountResult> {
  const { id: customerId } = person;
  const before = await findCustomer(database.queries, customerId);
  if (!before) return { outcome: "gone" };
  if (!(await verifyPassword(password, before.password_hash, before.email_key)))
    return { outcome: "incorrect" };
  let photos: string[] = [];
  const deletion = await database.transaction(async (tx): Promise<DeleteAccountResult> => {
    if (before.role === "administrator" && !(await hasOtherAdministrator(tx, customerId)))
      return { outcome: "lastAdministrator" };
    const customer = await lockVerifiedCustomer(tx, before);
    if (!customer) return { outcome: (await findCustomer(tx, customerId)) ? "incorrect" : "gone" };
    const open = await findStillOpen(tx, customerId);
    if (open.length > 0) return { outcome: "stillOpen", open };
    const debts = await commissionDebts(tx, customerId);
    if (debts) return { outcome: "inDebt", debts };
    const now = clock();
    const { points, points_in_deposit: deposit } = customer;
    await bookPoints(tx, now, {
      customerId,
      kind: "forfeited",
      sourceId: customerId,
      points: -points,
      deposit: -deposit,
    });
    photos = [...(await anonymizeRefunds(tx, customerId)), ...(await deleteTourLeadData(tx, customer))];
    await clearTracking(tx, customerId);
    await deleteBankAccount(tx, customerId);
    await deleteAuthenticators(tx, customerId);
    await deleteTaxData(tx, customerId);
    await forget(tx, customer, now);
    await deleteVatIdChecks(tx, customerId);
    await deleteStockAlerts(tx, customer.email);
    await writeAuditEntry(tx, {
      action: "customer.deleted",
      at: now,
      actor: customerActor(person),
      ownerId: customerId,
    });
    await jobs.forget(tx, customerId);
    await jobs.enqueue(tx, "forget-mails", { address: addressHash(customer.email) });
    return { outcome: "deleted" };
  });
  if (deletion.outcome === "deleted") await Promise.all(photos.map((id) => uploads.remove(id)));
  return deletion;
}

async function forget(tx: Queries, { id, email }: CustomerRow, now: Date): Promise<void> {
  const ownTables = [
    schema.sessions,
    schema.cartItems,
    schema.wishedProducts,
    schema.mergedCarts,
    schema.idempotencyKeys,
    schema.firstPasswords,
  ];
  for (const table of ownTables) await tx.delete(table).where(eq(table.customer_id, id));
  const { orders, orderItems, passwordRecoveries, customers } = schema;
  const drafts = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customer_id, id), eq(orders.status, "draft")));
  await tx.delete(orderItems).where(inArray(orderItems.order_id, drafts));
  await tx.delete(orders).where(and(eq(orders.customer_id, id), eq(orders.status, "draft")));
  await tx.update(orders).set({ note: null }).where(eq(orders.customer_id, id));
  await tx.delete(passwordRecoveries).where(eq(passwordRecoveries.email_key, emailKey(email)));
  await tx
    .update(customers)
    .set({
      email: "",
      // Frees the address for a new account.
      email_key: `deleted ${id}`,
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
