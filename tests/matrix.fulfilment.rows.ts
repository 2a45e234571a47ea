import type { OperationId } from "../server/api/reply.ts";
import type { Row } from "./matrix.kinds.ts";
import { administratorAlone } from "./matrix.refunds.rows.ts";
import { invoiceOf } from "./support/invoices.ts";
import { refunding } from "./support/refunding.ts";

export const fulfilmentRows: Partial<Record<OperationId, Row>> = {
  listOrdersToFulfil: { ask: () => ({ path: "/admin/orders/" }), ...administratorAlone("200") },
  countOrdersToFulfil: { ask: () => ({ path: "/admin/orders/count" }), ...administratorAlone("200") },
  getOrderToFulfil: {
    ask: async (shop, owner) => ({
      path: `/admin/orders/${(await refunding(shop, owner).paidOrder()).id}`,
    }),
    ...administratorAlone("200"),
  },
  downloadDocumentOfOrder: {
    ask: async (shop, owner) => {
      const [, , orderId, , documentId] = (await invoiceOf(shop, owner)).split("/");
      return { path: `/admin/orders/${orderId}/documents/${documentId}` };
    },
    ...administratorAlone("200"),
  },
  downloadPackingSlip: {
    ask: async (shop, owner) => ({
      path: `/admin/orders/${(await refunding(shop, owner).paidOrder()).id}/packing-slip`,
    }),
    ...administratorAlone("200"),
  },
  shipOrder: {
    ask: async (shop, owner) => ({
      path: `/admin/orders/${(await refunding(shop, owner).paidOrder()).id}/ship`,
      body: { shipment: { carrier: "DHL", tracking_number: "7", tracking_url: null }, replaces: null },
    }),
    ...administratorAlone("200"),
  },
  deliverOrder: {
    ask: async (shop, owner) => ({
      path: `/admin/orders/${(await refunding(shop, owner).paidOrder()).id}/deliver`,
      body: { in_person: true },
    }),
    ...administratorAlone("200"),
  },
};
