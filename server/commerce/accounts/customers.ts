import { and, eq, isNull } from "drizzle-orm";
import { money, toWire } from "#domain/money.ts";
import type { Schemas } from "#server/http/reply.ts";
import { commissionBalances } from "#server/platform/database/commission-schema.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { LogInFailure } from "#server/platform/telemetry/log-in-failures.ts";
import { verifyPassword } from "./passwords.ts";
import { membershipEndedAt, referralOf } from "./tour-leads.ts";

const { customers } = customerSchema;
export type CustomerRow = typeof customers.$inferSelect;

/** Addresses are unique by lower case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

export async function toWireCustomer(queries: Queries, row: CustomerRow): Promise<Schemas["Customer"]> {
  const sums = await queries
    .select()
    .from(commissionBalances)
    .where(eq(commissionBalances.customer_id, row.id))
    .orderBy(commissionBalances.currency);
  const byCurrency = (minorOf: (sum: (typeof sums)[number]) => bigint) =>
    Object.fromEntries(sums.map((sum) => [sum.currency, toWire(money(minorOf(sum), sum))]));
  return {
    id: row.id,
    email: row.email,
    delivery_address: row.delivery_address,
    invoice_address: row.invoice_address,
    commission_balances: byCurrency(({ balance_minor }) => balance_minor),
    commission_pending: byCurrency(({ pending_minor }) => pending_minor),
    commission_payout_sums: byCurrency(({ paid_out_minor }) => paid_out_minor),
    role: row.role,
    email_confirmed: row.email_confirmed_at !== null,
    first_name: row.first_name,
    last_name: row.last_name,
    full_name: [row.first_name, row.last_name].filter(Boolean).join(" ") || null,
    points: row.points,
    points_in_deposit: row.points_in_deposit,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    tour_lead_code: row.tour_lead_active ? row.tour_lead_code : null,
    tour_lead_ended_at: await endedAt(queries, row),
    ...(await referralOf(queries, row)),
    language: row.language_id,
  };
}

async function endedAt(queries: Queries, row: CustomerRow): Promise<string | null> {
  if (row.tour_lead_active || row.tour_lead_code === null) return null;
  return (await membershipEndedAt(queries, row.id))?.toISOString() ?? null;
}

export async function findCustomer(queries: Queries, id: string): Promise<CustomerRow | null> {
  const [customer] = await queries
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deleted_at)));
  return customer ?? null;
}

/** Finds the customer of an email address and password in constant time; `wrong` is called with the reason if there is none. */
export async function findCustomerByCredentials(
  queries: Queries,
  { username, password }: { username: string; password: string },
  onFailure?: (reason: LogInFailure, account: CustomerRow | null) => void,
): Promise<CustomerRow | null> {
  const account = emailKey(username);
  const [customer] = await queries.select().from(customers).where(eq(customers.email_key, account));
  const isRight = await verifyPassword(password, customer?.password_hash ?? null, account);
  if (customer && isRight) return customer;
  onFailure?.(customer ? "wrong_password" : "unknown_address", customer ?? null);
  return null;
}

/** For operations that an unattended session must not be enough for. */
export async function verifyOwnPassword(
  queries: Queries,
  id: string,
  password: string,
): Promise<CustomerRow | null> {
  const customer = await findCustomer(queries, id);
  if (!customer) return null;
  return (await verifyPassword(password, customer.password_hash, customer.email_key)) ? customer : null;
}

/**
 * First in the order of locks: customer, order, payment, commission, counter. It still allows references to the row,
 * so two tour leads who are each other's customers never wait for one another.
 */
export async function lockCustomer(tx: Queries, customerId: string): Promise<CustomerRow> {
  return (await lockCustomerIfAny(tx, customerId))!;
}

/** Null if the customer was deleted meanwhile. */
export async function lockCustomerIfAny(tx: Queries, customerId: string): Promise<CustomerRow | null> {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("no key update");
  return customer ?? null;
}

/** Locks a customer whose password was checked; null if the credentials have changed or the account was deleted since. */
export async function lockVerifiedCustomer(
  tx: Queries,
  { id, credential_version }: Pick<CustomerRow, "id" | "credential_version">,
): Promise<CustomerRow | null> {
  const locked = await lockCustomerIfAny(tx, id);
  return locked?.credential_version === credential_version ? locked : null;
}
