import type { OperationId } from "#server/http/reply.ts";
import type { Row } from "./matrix.kinds.ts";
import { administratorOnly } from "./matrix.refunds.rows.ts";
import { invoiceOf } from "./support/invoices.ts";
import { refundHelpers } from "./support/refund-helpers.ts";

export const fulfilmentRows: Partial<Record<OperationId, Row>> = {
  listOrdersToFulfil: { ask: () => ({ path: "/admin/orders/" }), ...administratorOnly("200") },
  countOrdersToFulfil: { ask: () => ({ path: "/admin/orders/count" }), ...administratorOnly("200") },
  getOrderToFulfil: {
    ask: async (shop, owner) => ({
      path: `/admin/orders/${(await refundHelpers(shop, owner).paidOrder()).id}`,
    }),
    ...administratorOnly("200"),
  },
  downloadDocumentOfOrder: {
    ask: async (shop, owner) => {
      const [, , orderId, , documentId] = (await invoiceOf(shop, owner)).split("/");
      return { path: `/admin/orders/${orderId}/documents/${documentId}` };
    },
    ...administratorOnly("200"),
  },
  downloadPackingSlip: {
    ask: async (shop, owner) => ({
      path: `/admin/orders/${(await refundHelpers(shop, owner).paidOrder()).id}/packing-slip`,
    }),
    ...administratorOnly("200"),
  },
  shipOrder: {
    ask: async (shop, owner) => ({
      path: `/admin/orders/${(await refundHelpers(shop, owner).paidOrder()).id}/ship`,
      body: { shipment: { carrier: "DHL", tracking_number: "7", tracking_url: null }, replaces: null },
    }),
    ...administratorOnly("200"),
  },
  deliverOrder: {
    ask: async (shop, owner) => ({
      path: `/admin/orders/${(await refundHelpers(shop, owner).paidOrder()).id}/deliver`,
      body: { in_person: true },
    }),
    ...administratorOnly("200"),
  },
};
