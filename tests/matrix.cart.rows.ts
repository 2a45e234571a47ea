import type { OperationId } from "#server/http/reply.ts";
import { loggedIn, loggedInRead, ownerOnly, type MatrixRequest, type Row } from "./matrix.kinds.ts";
import type { Shop, TestCustomer } from "./support/shop.ts";

const line = async (shop: Shop, owner: TestCustomer, body?: object): Promise<MatrixRequest> => {
  const product_id = await shop.productId("fern");
  const { body: added } = await shop.call("POST", "/cart/", {
    token: owner.token,
    body: { product_id, count: 2 },
  });
  return { path: `/cart/${added.id}`, ...(body && { body }) };
};

export const cartRows: Partial<Record<OperationId, Row>> = {
  getCart: loggedInRead("/cart/en/europe"),
  addCartItem: {
    ask: async (shop) => ({ path: "/cart/", body: { product_id: await shop.productId("fern"), count: 1 } }),
    ...loggedIn("200"),
  },
  mergeCart: {
    ask: async (shop) => ({
      path: "/cart/merge",
      body: { cart_id: crypto.randomUUID(), items: [{ product_id: await shop.productId("fern"), count: 1 }] },
    }),
    ...loggedIn("200"),
  },
  changeCartItem: { ask: (shop, owner) => line(shop, owner, { count: 3 }), ...ownerOnly("204") },
  removeCartItem: { ask: (shop, owner) => line(shop, owner), ...ownerOnly("204") },
};
