import { wishListMaximum } from "#domain/business-constants.ts";
import { noContent, notFound, ok, type Handlers } from "#server/http/reply.ts";
import type { Services } from "#server/commerce/services.ts";
import { findWishList, mergeWishList, removeFromWishList, addToWishList } from "./wish-list.ts";

type WishListHandlers = Pick<Handlers, "getWishList" | "mergeWishList" | "wishProduct" | "unwishProduct">;

export const wishListHandlers = (services: Services): WishListHandlers => ({
  getWishList: async ({ customer }) => ok(await findWishList(services.database.queries, customer.id)),

  mergeWishList: async ({ body, customer }) =>
    ok(await mergeWishList(services, customer.id, body.product_ids)),

  wishProduct: async ({ params, customer, refuse }) => {
    switch (await addToWishList(services, customer.id, params.id)) {
      case "wished":
        return noContent;
      case "noProduct":
        return notFound("There is no such product.");
      case "full":
        return refuse(409, "The wish list is full.", {
          code: "wish_list_full",
          params: { maximum: wishListMaximum },
        });
    }
  },

  unwishProduct: async ({ params, customer }) => {
    await removeFromWishList(services, customer.id, params.id);
    return noContent;
  },
});
