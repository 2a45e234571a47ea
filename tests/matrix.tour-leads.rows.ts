import type { OperationId } from "../server/api/reply.ts";
import { administratorAlone } from "./matrix.refunds.rows.ts";
import { everybody, ofTourLead, type Row } from "./matrix.kinds.ts";
import { photo, uploadOf } from "./support/refunding.ts";
import { inviting } from "./support/inviting.ts";

export const tourLeadRows: Partial<Record<OperationId, Row>> = {
  listCommissionTransactions: ofTourLead("/users/tour_leads/me/commission_transactions"),
  countCommissionTransactions: ofTourLead("/users/tour_leads/me/commission_transactions/count"),
  getCommissionMonths: ofTourLead("/users/tour_leads/me/commission_months"),
  downloadCommissionStatement: {
    ...ofTourLead("/users/tour_leads/me/commission_statement/2026/EUR/csv"),
    owner: "404 not_found",
  },
  listTourLeads: { ask: () => ({ path: "/tour-lead/" }), ...administratorAlone("200") },
  countTourLeads: { ask: () => ({ path: "/tour-lead/count" }), ...administratorAlone("200") },
  inviteTourLead: {
    ask: () => ({ path: "/admin/tour-leads/", body: { email: `${crypto.randomUUID()}@example.com` } }),
    ...administratorAlone("200"),
  },
  activateTourLead: {
    ask: async (shop) => {
      const { signUp, token } = await inviting(shop).invited();
      const { id } = (await signUp(token)).body;
      return { path: `/admin/tour-leads/${id}/activate` };
    },
    ...administratorAlone("200"),
  },
  endTourLead: {
    ask: async (shop) => {
      const { signUp, token } = await inviting(shop).invited();
      const { id } = (await signUp(token)).body;
      return { path: `/admin/tour-leads/${id}/end` };
    },
    ...administratorAlone("200"),
  },
  getInvitedTourLead: {
    ask: async (shop) => ({
      path: `/users/tour_leads/by_token?token=${(await inviting(shop).invited()).token}`,
    }),
    ...everybody("200"),
  },
  signUpTourLead: {
    ask: async (shop) => ({
      path: `/users/tour_leads?token=${(await inviting(shop).invited()).token}`,
      body: { first_name: "Tom", last_name: "Rivers", language: "en" },
    }),
    ...everybody("200"),
  },
  addTourLeadImage: {
    ask: async (shop) => {
      const { id, token } = await inviting(shop).invited();
      return {
        path: `/users/tour_leads/${id}/images?token=${token}`,
        body: uploadOf(await photo(40, 30)),
      };
    },
    ...everybody("201"),
  },
  listTourLeadImages: {
    ask: async (shop) => {
      const { id, token } = await inviting(shop).invited();
      return { path: `/users/tour_leads/${id}/images?token=${token}` };
    },
    ...everybody("200"),
  },
  deleteTourLeadImage: {
    ask: async (shop) => {
      const { id, token, added } = await inviting(shop).invited();
      return { path: `/users/tour_leads/${id}/images/${(await added()).id}?token=${token}` };
    },
    ...everybody("204"),
  },
  downloadTourLeadImage: {
    ask: async (shop) => {
      const { id, token, added } = await inviting(shop).invited();
      const image = await added();
      const name = encodeURIComponent(image.file_name);
      return { path: `/users/tour_leads/${id}/images/${image.id}/${name}?token=${token}` };
    },
    ...everybody("200"),
  },
};
