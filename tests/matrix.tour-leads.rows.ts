import type { OperationId } from "#server/http/reply.ts";
import { administratorOnly } from "./matrix.refunds.rows.ts";
import { everyone, tourLeadRead, type Row } from "./matrix.kinds.ts";
import { photo, uploadOf } from "./support/refund-helpers.ts";
import { inviteHelpers } from "./support/invite-lead.ts";

export const tourLeadRows: Partial<Record<OperationId, Row>> = {
  listCommissionTransactions: tourLeadRead("/users/tour_leads/me/commission_transactions"),
  countCommissionTransactions: tourLeadRead("/users/tour_leads/me/commission_transactions/count"),
  getCommissionMonths: tourLeadRead("/users/tour_leads/me/commission_months"),
  downloadCommissionStatement: {
    ...tourLeadRead("/users/tour_leads/me/commission_statement/2026/EUR/csv"),
    owner: "404 not_found",
  },
  listTourLeads: { ask: () => ({ path: "/tour-lead/" }), ...administratorOnly("200") },
  countTourLeads: { ask: () => ({ path: "/tour-lead/count" }), ...administratorOnly("200") },
  inviteTourLead: {
    ask: () => ({ path: "/admin/tour-leads/", body: { email: `${crypto.randomUUID()}@example.com` } }),
    ...administratorOnly("200"),
  },
  activateTourLead: {
    ask: async (shop) => {
      const { signUp, token } = await inviteHelpers(shop).invited();
      const { id } = (await signUp(token)).body;
      return { path: `/admin/tour-leads/${id}/activate` };
    },
    ...administratorOnly("200"),
  },
  endTourLead: {
    ask: async (shop) => {
      const { signUp, token } = await inviteHelpers(shop).invited();
      const { id } = (await signUp(token)).body;
      return { path: `/admin/tour-leads/${id}/end` };
    },
    ...administratorOnly("200"),
  },
  getInvitedTourLead: {
    ask: async (shop) => ({
      path: `/users/tour_leads/by_token?token=${(await inviteHelpers(shop).invited()).token}`,
    }),
    ...everyone("200"),
  },
  signUpTourLead: {
    ask: async (shop) => ({
      path: `/users/tour_leads?token=${(await inviteHelpers(shop).invited()).token}`,
      body: { first_name: "Tom", last_name: "Rivers", language: "en" },
    }),
    ...everyone("200"),
  },
  addTourLeadImage: {
    ask: async (shop) => {
      const { id, token } = await inviteHelpers(shop).invited();
      return {
        path: `/users/tour_leads/${id}/images?token=${token}`,
        body: uploadOf(await photo(40, 30)),
      };
    },
    ...everyone("201"),
  },
  listTourLeadImages: {
    ask: async (shop) => {
      const { id, token } = await inviteHelpers(shop).invited();
      return { path: `/users/tour_leads/${id}/images?token=${token}` };
    },
    ...everyone("200"),
  },
  deleteTourLeadImage: {
    ask: async (shop) => {
      const { id, token, added } = await inviteHelpers(shop).invited();
      return { path: `/users/tour_leads/${id}/images/${(await added()).id}?token=${token}` };
    },
    ...everyone("204"),
  },
  downloadTourLeadImage: {
    ask: async (shop) => {
      const { id, token, added } = await inviteHelpers(shop).invited();
      const image = await added();
      const name = encodeURIComponent(image.file_name);
      return { path: `/users/tour_leads/${id}/images/${image.id}/${name}?token=${token}` };
    },
    ...everyone("200"),
  },
};
