import type { OperationId } from "../server/api/reply.ts";
import { loggedIn, readLoggedIn, type Row } from "./matrix.kinds.ts";
import { administratorAlone } from "./matrix.refunds.rows.ts";
import { polish } from "./support/languages.ts";

/** Languages, and wish lists. */
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
  unwishProduct: {
    ask: async (shop) => ({ path: `/users/customers/me/wish_list/${await shop.productId("fern")}` }),
    ...loggedIn("204"),
  },
};
