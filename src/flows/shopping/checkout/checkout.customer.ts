import { dataOf, refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import type { MarketLocale } from "#src/api/queries.ts";
import type { Buyer } from "./checkout.buyer.ts";
import { draftRefusal } from "./checkout.refusals.ts";
import { toTyped } from "./checkout.wire.ts";

type Dependencies = {
  api: Api;
  marketLocale: MarketLocale;
  refreshCart: () => Promise<void>;
  /** Resolves when the visitor's cart has been merged into the customer's; rejects if that fails. */
  waitForCart: () => Promise<void>;
};

export function customerBuyer({ api, marketLocale, refreshCart, waitForCart }: Dependencies): Buyer {
  const fetchCart = async (signal: AbortSignal) =>
    dataOf(await api.GET("/cart/{languageId}/{marketId}", { params: { path: marketLocale }, signal }));
  const findOrder = async (query: object, signal: AbortSignal) =>
    dataOf(await api.GET("/orders/", { params: { query: { ...query, limit: 1 } }, signal }))[0] ?? null;
  return {
    readCart: async (signal) => {
      await waitForCart();
      return fetchCart(signal);
    },
    changeCart: async (quantities, signal) => {
      const cart = await fetchCart(signal);
      for (const { variantId, count } of quantities) {
        const line = cart.find(({ variant_id }) => variant_id === variantId);
        if (!line) continue;
        const at = { params: { path: { id: line.id } }, signal };
        const result =
          count > 0
            ? await api.PUT("/cart/{id}", { ...at, body: { count } })
            : await api.DELETE("/cart/{id}", at);
        const refusal = refusalOf(result, 404);
        if (refusal && refusal.code !== "not_found") throw unknownCode(refusal, refusal.code);
      }
      await refreshCart();
    },
    readAccount: async (signal) => {
      const me = dataOf(await api.GET("/users/customers/me", { signal }));
      return { typed: toTyped(me), points: me.points };
    },
    findDraft: (signal) => findOrder({ current_status: "draft", market_id: marketLocale.marketId }, signal),
    // The server has emptied the cart, so it is found as an unpaid order.
    findPlaced: async () => null,
    findUnpaidOrder: async (signal) => {
      for (const current_status of ["capturing", "payment_pending", "submitted"] as const) {
        const order = await findOrder({ current_status }, signal);
        if (order) return order;
      }
      return null;
    },
    saveDraft: async ({ body }, signal) => {
      const result = await api.POST("/orders/", { body, signal });
      const refusal = refusalOf(result, 400, 409);
      return refusal ? draftRefusal(refusal) : { outcome: "saved", order: dataOf(result) };
    },
    onPlaced: () => refreshCart(),
  };
}
