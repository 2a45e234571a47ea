import type { Schemas } from "../api/reply.ts";
import type * as customerSchema from "../database/customer-schema.ts";

export type CustomerRow = typeof customerSchema.customers.$inferSelect;

/** Addresses are unique by lower case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

export const toWireCustomer = (row: CustomerRow): Schemas["Customer"] => ({
  id: row.id,
  email: row.email,
  delivery_address: row.delivery_address,
  invoice_address: row.invoice_address,
  commission_balances: {},
  commission_payout_sums: {},
  role: row.role,
  email_confirmed: row.email_confirmed_at !== null,
  first_name: row.first_name,
  last_name: row.last_name,
  full_name: [row.first_name, row.last_name].filter(Boolean).join(" ") || null,
  points: row.points,
  points_in_deposit: row.points_in_deposit,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  tour_lead_code: row.tour_lead_code,
  has_tour_lead: row.tour_lead_id !== null,
  language: row.language_id,
});
