import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Schemas } from "#server/http/reply.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import { tourLeads } from "#server/platform/database/tour-lead-schema.ts";
import type { Shop, TestCustomer } from "./shop.ts";

/** The row of a lead who was invited, signed up and activated. */
export async function membership(shop: Shop, lead: TestCustomer, fields: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  const at = shop.clock.now;
  await shop.services.database.queries.insert(tourLeads).values({
    id,
    customer_id: lead.id,
    email: lead.email,
    email_key: lead.email,
    first_name: "Tom",
    last_name: "Rivers",
    language_id: "en",
    is_named: true,
    invited_at: at,
    registered_at: at,
    activated_at: at,
    created_at: at,
    ...fields,
  });
  return id;
}

let leads = 0;

/** A tour lead with their view of their commissions. */
export async function createTourLead(shop: Shop, fields: Parameters<Shop["customer"]>[0] = {}) {
  leads += 1;
  const code = `LEAD-${leads}`;
  const lead = await shop.customer({ tour_lead_code: code, tour_lead_active: true, ...fields });
  const { token } = lead;
  const call = async (path: string) => {
    const { status, body } = await shop.call("GET", path, { token });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const listed = (query = ""): Promise<Schemas["CommissionTransaction"][]> =>
    call(`/users/tour_leads/me/commission_transactions${query}`);
  return {
    ...lead,
    code,
    listed,
    counted: () => call("/users/tour_leads/me/commission_transactions/count"),
    me: (): Promise<Schemas["Customer"]> => call("/users/customers/me"),
    /** Kinds and values, newest first. */
    history: async () => (await listed()).map(({ transaction_type, value }) => [transaction_type, value]),
    balances: async () => (await call("/users/customers/me")).commission_balances,
    follow: async ({ id: tour_lead_id }: TestCustomer): Promise<void> => {
      const { queries } = shop.services.database;
      await queries.update(customers).set({ tour_lead_id }).where(eq(customers.id, lead.id));
    },
    /** A customer who came through this lead's link. */
    follower: (): Promise<TestCustomer> => shop.customer({ tour_lead_id: lead.id }),
  };
}
