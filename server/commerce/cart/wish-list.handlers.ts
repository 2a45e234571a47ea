import { wishListMaximum } from "#domain/business-constants.ts";
import { noContent, notFound, ok, type Handlers } from "#server/http/reply.ts";
import type { Services } from "#server/commerce/services.ts";
import { findWishList, mergeWishList, removeFromWishList, addToWishList } from "./wish-list.ts";

type WishListHandlers = Pick<Handlers, "getWishList" | "mergeWishList" | "wishProduct" | "unwishProduct">;

const noVariant = "There is no such variant of the product.";
const otherVariant = (field: string) => ({ field, message: "is not a variant of this product" });

export const wishListHandlers = (services: Services): WishListHandlers => ({
  getWishList: async ({ customer }) => ok(await findWishList(services.database.queries, customer.id)),

  mergeWishList: async ({ body: { product_ids = [], items = [] }, customer, refuse }) => {
    const wishes = [...product_ids.map((product_id) => ({ product_id })), ...items];
    const merged = await mergeWishList(services, customer.id, wishes);
    if (merged.outcome === "merged") return ok(merged.list);
    return refuse(404, noVariant, {
      code: "invalid",
      errors: merged.indexes.map((index) => otherVariant(`items.${index - product_ids.length}.variant_id`)),
    });
  },

  wishProduct: async ({ params, query, customer, refuse }) => {
    switch (await addToWishList(services, customer.id, params.id, query.variant_id)) {
      case "wished":
        return noContent;
      case "noProduct":
        return notFound("There is no such product.");
      case "noVariant":
        return refuse(404, noVariant, { code: "invalid", errors: [otherVariant("variant_id")] });
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
