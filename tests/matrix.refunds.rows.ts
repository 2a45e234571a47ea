import type { OperationId } from "../server/api/reply.ts";
import { ownerAlone, readLoggedIn, type Asked, type Outcome, type Row } from "./matrix.kinds.ts";
import { addressOfPhoto, photo, refunding, uploadOf } from "./support/refunding.ts";
import type { Shop, TestCustomer } from "./support/shop.ts";

const refund = async (shop: Shop, owner: TestCustomer, path = "", body?: object): Promise<Asked> => {
  const steps = refunding(shop, owner);
  const { id } = await steps.draft(await steps.paidOrder());
  return { path: `/refunds/${id}${path}`, ...(body && { body }) };
};

export const administratorAlone = (outcome: Outcome) => ({
  nobody: "401",
  owner: "403 administrators_only",
  another: "403 administrators_only",
  administrator: outcome,
});

export const refundRows: Partial<Record<OperationId, Row>> = {
  listRefundsToDecide: { ask: () => ({ path: "/admin/refunds/" }), ...administratorAlone("200") },
  countRefundsToDecide: { ask: () => ({ path: "/admin/refunds/count" }), ...administratorAlone("200") },
  getRefundToDecide: {
    ask: async (shop, owner) => {
      const steps = refunding(shop, owner);
      const { id } = await steps.draft(await steps.paidOrder());
      await steps.request(id);
      return { path: `/admin/refunds/${id}` };
    },
    ...administratorAlone("200"),
  },
  decideRefund: {
    ask: async (shop, owner) => {
      const steps = refunding(shop, owner);
      const { id } = await steps.draft(await steps.paidOrder());
      await steps.request(id);
      return { path: `/admin/refunds/${id}/decision`, body: { decision: "approve" } };
    },
    ...administratorAlone("200"),
  },
  listRefunds: readLoggedIn("/refunds/"),
  countRefunds: readLoggedIn("/refunds/count"),
  createRefund: {
    ask: async (shop, owner) => {
      const order = await refunding(shop, owner).paidOrder();
      return {
        path: `/orders/${order.id}/refund`,
        body: { items: [{ id: order.items[0]!.id, count: 1 }] },
      };
    },
    ...ownerAlone("200"),
  },
  withdraw: {
    ask: async (shop, owner) => {
      const order = await refunding(shop, owner).paidOrder();
      return { path: `/orders/${order.id}/withdraw`, body: {} };
    },
    ...ownerAlone("200"),
  },
  getRefund: { ask: (shop, owner) => refund(shop, owner), ...ownerAlone("200") },
  deleteRefund: { ask: (shop, owner) => refund(shop, owner), ...ownerAlone("204") },
  setRefundStatus: {
    ask: (shop, owner) => refund(shop, owner, "/set_status", { new_status: "requested" }),
    ...ownerAlone("200"),
  },
  addRefundImage: {
    ask: async (shop, owner) => refund(shop, owner, "/images", uploadOf(await photo(40, 30))),
    ...ownerAlone("201"),
  },
  deleteRefundImage: {
    ask: async (shop, owner) => {
      const steps = refunding(shop, owner);
      const { id } = await steps.draft(await steps.paidOrder());
      return { path: `/refunds/${id}/images/${(await steps.addPhoto(id)).id}` };
    },
    ...ownerAlone("204"),
  },
  downloadCustomerImage: {
    ask: async (shop, owner) => {
      const steps = refunding(shop, owner);
      const { id } = await steps.draft(await steps.paidOrder());
      return { path: addressOfPhoto(await steps.addPhoto(id)) };
    },
    ...ownerAlone("200"),
    administrator: "200",
  },
};
