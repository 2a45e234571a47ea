import { customers } from "#server/platform/database/customer-schema.ts";
import { eq } from "drizzle-orm";
import type { OperationId } from "#server/http/reply.ts";
import { administratorOnly } from "./matrix.refunds.rows.ts";
import { loggedIn, tourLeadRead, loggedInRead, type Row } from "./matrix.kinds.ts";
import { operatorActor } from "#server/commerce/audit/audit.ts";
import { markPayout } from "#server/commerce/payouts/mark-payout.ts";
import { makeSelfBillingInvoice } from "#server/commerce/self-billing/make-self-billing-invoice.ts";
import { earnCommission, euro, iban, taxData } from "./support/payout-helpers.ts";
import type { Shop, TestCustomer } from "./support/shop.ts";

const account = { holder: "Lena Berg", iban };
const leadAlone = { ...loggedIn("403 not_a_tour_lead"), owner: "200" };
const becomeLead = ({ services }: Shop, { id }: TestCustomer) =>
  services.database.queries
    .update(customers)
    .set({ tour_lead_code: id, tour_lead_active: true })
    .where(eq(customers.id, id));

/** Of 25 euros, the usual minimum, by a tour lead who has earned them. */
async function payable(shop: Shop, owner: TestCustomer): Promise<string> {
  await becomeLead(shop, owner);
  await earnCommission(shop, owner.id, 2_500n, euro);
  await shop.call("PUT", "/users/tour_leads/me/bank_account", { token: owner.token, body: account });
  return "/users/tour_leads/me/commission_transactions/request_payout?currency=EUR&value=25";
}

/** One with its invoice. */
async function billed(shop: Shop, owner: TestCustomer): Promise<string> {
  const path = await payable(shop, owner);
  const { token } = owner;
  await shop.call("PUT", "/users/tour_leads/me/self_billing", { token, body: { tax_data: taxData } });
  const { body } = await shop.call("POST", path, { token });
  await markPayout(shop.services, operatorActor, body.id, "paid");
  await makeSelfBillingInvoice(shop.services, body.id);
  return `/users/tour_leads/me/payouts/${body.id}/self_billing_invoice`;
}

export const payoutRows: Partial<Record<OperationId, Row>> = {
  requestPayout: {
    ask: async (shop, owner) => ({ path: await payable(shop, owner) }),
    ...leadAlone,
    owner: "201",
  },
  getPayoutsOnTheirWay: loggedInRead("/users/customers/me/payouts_on_their_way"),
  getBankAccount: tourLeadRead("/users/tour_leads/me/bank_account"),
  keepBankAccount: {
    ask: async (shop, owner) => {
      await becomeLead(shop, owner);
      return { path: "/users/tour_leads/me/bank_account", body: account };
    },
    ...leadAlone,
  },
  getSelfBilling: tourLeadRead("/users/tour_leads/me/self_billing"),
  keepSelfBilling: {
    ask: async (shop, owner) => {
      await becomeLead(shop, owner);
      return { path: "/users/tour_leads/me/self_billing", body: { tax_data: null } };
    },
    ...leadAlone,
  },
  downloadSelfBillingInvoice: {
    ask: async (shop, owner) => ({ path: await billed(shop, owner) }),
    ...leadAlone,
  },
  listPayouts: { ask: () => ({ path: "/admin/payouts/" }), ...administratorOnly("200") },
  countPayouts: { ask: () => ({ path: "/admin/payouts/count" }), ...administratorOnly("200") },
  getWaitingPayouts: { ask: () => ({ path: "/admin/payouts/waiting" }), ...administratorOnly("200") },
  listPayoutFiles: { ask: () => ({ path: "/admin/payouts/files" }), ...administratorOnly("200") },
  countPayoutFiles: { ask: () => ({ path: "/admin/payouts/files/count" }), ...administratorOnly("200") },
  exportPayouts: {
    ask: () => ({
      path: "/admin/payouts/export",
      body: { export_id: crypto.randomUUID(), currency: "EUR", password: "wrong" },
    }),
    ...administratorOnly("400 incorrect_password"),
  },
  markPayout: {
    ask: async (shop, owner) => {
      const { body } = await shop.call("POST", await payable(shop, owner), { token: owner.token });
      return { path: `/admin/payouts/${body.id}/result`, body: { result: "paid" } };
    },
    ...administratorOnly("200"),
  },
};
