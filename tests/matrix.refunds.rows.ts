import type { OperationId } from "#server/http/reply.ts";
import {
  onlyOrder,
  ofOrder,
  loggedInRead,
  type MatrixRequest,
  type Outcome,
  type Row,
} from "./matrix.kinds.ts";
import { addressOfPhoto, photo, refundHelpers, uploadOf } from "./support/refund-helpers.ts";
import type { Shop, TestCustomer } from "./support/shop.ts";

const refund = async (shop: Shop, owner: TestCustomer, path = "", body?: object): Promise<MatrixRequest> => {
  const steps = refundHelpers(shop, owner);
  const { id } = await steps.draft(await steps.paidOrder());
  return { path: `/refunds/${id}${path}`, ...(body && { body }) };
};

export const administratorOnly = (outcome: Outcome) => ({
  nobody: "401",
  owner: "403 administrators_only",
  another: "403 administrators_only",
  administrator: outcome,
  guest: onlyOrder,
});

export const refundRows: Partial<Record<OperationId, Row>> = {
  listRefundsToDecide: { ask: () => ({ path: "/admin/refunds/" }), ...administratorOnly("200") },
  countRefundsToDecide: { ask: () => ({ path: "/admin/refunds/count" }), ...administratorOnly("200") },
  getRefundToDecide: {
    ask: async (shop, owner) => {
      const steps = refundHelpers(shop, owner);
      const { id } = await steps.draft(await steps.paidOrder());
      await steps.request(id);
      return { path: `/admin/refunds/${id}` };
    },
    ...administratorOnly("200"),
  },
  decideRefund: {
    ask: async (shop, owner) => {
      const steps = refundHelpers(shop, owner);
      const { id } = await steps.draft(await steps.paidOrder());
      await steps.request(id);
      return { path: `/admin/refunds/${id}/decision`, body: { decision: "approve" } };
    },
    ...administratorOnly("200"),
  },
  listRefunds: loggedInRead("/refunds/"),
  countRefunds: loggedInRead("/refunds/count"),
  createRefund: {
    ask: async (shop, owner) => {
      const order = await refundHelpers(shop, owner).paidOrder();
      return {
        path: `/orders/${order.id}/refund`,
        body: { items: [{ id: order.items[0]!.id, count: 1 }] },
      };
    },
    ...ofOrder("200"),
  },
  withdraw: {
    ask: async (shop, owner) => {
      const order = await refundHelpers(shop, owner).paidOrder();
      return { path: `/orders/${order.id}/withdraw`, body: {} };
    },
    ...ofOrder("200"),
  },
  getRefund: { ask: (shop, owner) => refund(shop, owner), ...ofOrder("200") },
  deleteRefund: { ask: (shop, owner) => refund(shop, owner), ...ofOrder("204") },
  setRefundStatus: {
    ask: (shop, owner) => refund(shop, owner, "/set_status", { new_status: "requested" }),
    ...ofOrder("200"),
  },
  addRefundImage: {
    ask: async (shop, owner) => refund(shop, owner, "/images", uploadOf(await photo(40, 30))),
    ...ofOrder("201"),
  },
  deleteRefundImage: {
    ask: async (shop, owner) => {
      const steps = refundHelpers(shop, owner);
      const { id } = await steps.draft(await steps.paidOrder());
      return { path: `/refunds/${id}/images/${(await steps.addPhoto(id)).id}` };
    },
    ...ofOrder("204"),
  },
  downloadCustomerImage: {
    ask: async (shop, owner) => {
      const steps = refundHelpers(shop, owner);
      const { id } = await steps.draft(await steps.paidOrder());
      return { path: addressOfPhoto(await steps.addPhoto(id)) };
    },
    ...ofOrder("200"),
    administrator: "200",
  },
};
