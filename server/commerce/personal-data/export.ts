import { asc, eq } from "drizzle-orm";
import { findCustomer, toWireCustomer } from "#server/commerce/accounts/customers.ts";
import { findSessions, toWireSession } from "#server/commerce/accounts/open-sessions.ts";
import type { CurrentCustomer, Schemas } from "#server/http/reply.ts";
import { readAuthenticators } from "#server/commerce/authenticators/read-authenticators.ts";
import { findCommissions } from "#server/commerce/commissions/find-commissions.ts";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import * as schema from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { Pagination } from "#server/platform/database/pagination.ts";
import { findOrders } from "#server/commerce/orders/orders.ts";
import { findWishList } from "#server/commerce/cart/wish-list.ts";
import { toWireOrders } from "#server/commerce/orders/wire-order.ts";
import { findBankAccount } from "#server/commerce/payouts/bank-accounts.ts";
import { findTaxData } from "#server/commerce/payouts/tax-data.ts";
import { findPayoutsOfLead, toWirePayout } from "#server/commerce/payouts/payouts.ts";
import { findPointTransactions } from "#server/commerce/points/history.ts";
import { findRefunds, toWireRefunds } from "#server/commerce/refunds/refunds.ts";
import { findTourLeadOf, toWireTourLead } from "#server/commerce/tour-leads/tour-leads.ts";
import type { Services } from "#server/commerce/services.ts";
import { findStockAlerts } from "#server/commerce/stock-alerts/personal-data.ts";
import { findVatIdChecks } from "#server/commerce/vat-ids/personal-data.ts";

/** All stored data of a customer in the API's format; invoices and photos are downloaded separately. */
export async function exportCustomer(
  services: Pick<Services, "database" | "clock" | "bankKey">,
  { id: customerId, tokenHash }: Pick<CurrentCustomer, "id" | "tokenHash">,
): Promise<Schemas["CustomerExport"] | null> {
  const { queries } = services.database;
  const customer = await findCustomer(queries, customerId);
  if (!customer) return null;
  const lead = await findTourLeadOf(queries, customerId);
  const orders = await all((excerpt) => findOrders(queries, customerId, {}, excerpt));
  return {
    exported_at: services.clock().toISOString(),
    customer: await toWireCustomer(queries, customer),
    sessions: (await findSessions(services, customerId)).map((row) =>
      toWireSession(row, row.token_hash === tokenHash),
    ),
    cart: await queries
      .select({
        product_id: schema.cartItems.product_id,
        variant_id: schema.cartItems.variant_id,
        count: schema.cartItems.count,
      })
      .from(schema.cartItems)
      .where(eq(schema.cartItems.customer_id, customerId)),
    wish_list: await findWishList(queries, customerId),
    orders: await toWireOrders(services, orders),
    refunds: await toWireRefunds(
      services,
      await all((excerpt) => findRefunds(queries, customerId, {}, excerpt)),
    ),
    point_transactions: await all((excerpt) => findPointTransactions(queries, customerId, {}, excerpt)),
    commission_transactions: await all((excerpt) => findCommissions(queries, customerId, excerpt)),
    tour_lead: lead && (await toWireTourLead(queries, lead)),
    payouts: (await findPayoutsOfLead(queries, customerId)).map(toWirePayout),
    bank_account: await findBankAccount(queries, customerId),
    tax_data: await findTaxData(services, customerId),
    vat_id_checks: await findVatIdChecks(queries, customerId),
    stock_alerts: await findStockAlerts(queries, customer.email),
    authenticators: await readAuthenticators(queries, customerId),
    audit_log: await auditOf(queries, customerId),
  };
}

/** Leaves out the administrator's identity. */
async function auditOf(
  queries: Queries,
  customerId: string,
): Promise<Schemas["CustomerExport"]["audit_log"]> {
  const rows = await queries
    .select()
    .from(auditLog)
    .where(eq(auditLog.owner_id, customerId))
    .orderBy(asc(auditLog.at), asc(auditLog.id));
  return rows.map(({ at, action, actor_id, subject }) => ({
    at: at.toISOString(),
    action,
    by: actor_id === customerId ? ("customer" as const) : ("shop" as const),
    subject,
  }));
}

const page = 100;

async function all<Row>(find: (excerpt: Pagination) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const more = await find({ skip: rows.length, limit: page, sort: "created_at" });
    rows.push(...more);
    if (more.length < page) return rows;
  }
}
