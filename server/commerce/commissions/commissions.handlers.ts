import { ok, type Handlers } from "#server/http/reply.ts";
import type { Services } from "#server/commerce/services.ts";
import { commissionsOfLead, countCommissionsOfLead } from "./find-commissions.ts";
import { findCommissionMonths } from "./months.ts";

type CommissionHandlers = Pick<
  Handlers,
  "listCommissionTransactions" | "countCommissionTransactions" | "getCommissionMonths"
>;

const notALead = "Only tour leads have commissions.";
const code = "not_a_tour_lead";

export const commissionHandlers = ({ database: { queries }, clock }: Services): CommissionHandlers => ({
  listCommissionTransactions: async ({ query, customer, refuse }) => {
    const commissions = await commissionsOfLead(queries, customer.id, query);
    return commissions ? ok(commissions) : refuse(403, notALead, { code });
  },

  countCommissionTransactions: async ({ customer, refuse }) => {
    const count = await countCommissionsOfLead(queries, customer.id);
    return count === null ? refuse(403, notALead, { code }) : ok({ count });
  },

  getCommissionMonths: async ({ customer, refuse }) => {
    const months = await findCommissionMonths(queries, customer.id, clock());
    return months ? ok(months) : refuse(403, notALead, { code });
  },
});
