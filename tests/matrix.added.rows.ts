import type { OperationId } from "../server/api/reply.ts";
import { everybody, loggedIn, readLoggedIn, type Row } from "./matrix.kinds.ts";
import { administratorAlone } from "./matrix.refunds.rows.ts";
import { polish } from "./support/languages.ts";

/** Languages, wish lists, and what the payment provider sends. */
export const addedRows: Partial<Record<OperationId, Row>> = {
  addLanguage: {
    ask: () => ({ path: "/languages/", body: polish }),
    ...administratorAlone("201"),
  },
  changeLanguage: { ask: () => ({ path: "/languages/pl", body: polish }), ...administratorAlone("200") },
  removeLanguage: { ask: () => ({ path: "/languages/pl" }), ...administratorAlone("204") },
  getWishList: readLoggedIn("/users/customers/me/wish_list"),
  mergeWishList: {
    ask: async (shop) => ({
      path: "/users/customers/me/wish_list",
      body: { product_ids: [await shop.productId("fern")] },
    }),
    ...loggedIn("200"),
  },
  wishProduct: {
    ask: async (shop) => ({ path: `/users/customers/me/wish_list/${await shop.productId("fern")}` }),
    ...loggedIn("204"),
  },
  receivePaypalEvent: {
    ask: () => ({ path: "/webhooks/paypal", body: { id: "WH-1", event_type: "PAYMENT.CAPTURE.COMPLETED" } }),
    ...everybody("400 not_verified"),
  },
  unwishProduct: {
    ask: async (shop) => ({ path: `/users/customers/me/wish_list/${await shop.productId("fern")}` }),
    ...loggedIn("204"),
  },
};
