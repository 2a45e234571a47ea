import type { OperationId } from "../server/api/reply.ts";
import { ownerAlone, readLoggedIn, type Asked, type Row } from "./matrix.kinds.ts";
import { addressOfPhoto, photo, refunding, uploadOf } from "./support/refunding.ts";
import type { Shop, TestCustomer } from "./support/shop.ts";

const refund = async (shop: Shop, owner: TestCustomer, path = "", body?: object): Promise<Asked> => {
  const steps = refunding(shop, owner);
  const { id } = await steps.draft(await steps.paidOrder());
  return { path: `/refunds/${id}${path}`, ...(body && { body }) };
};

export const refundRows: Partial<Record<OperationId, Row>> = {
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
