import { wishListMaximum } from "#domain/business-constants.ts";
import type { SaveWishInput, SaveWishOutput } from "#machines/shopping/wish-list/wish-list.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import type { TextStorage } from "#src/shop/browser.ts";
import { readStoredWishes, storeWishes, type Wish } from "./wish-list.storage.ts";

/** A customer's list is on the server, a visitor's in this browser. */
export const wishListActors = (dependencies: {
  api: Api;
  keeper: TextStorage;
  customerId: string | null;
  wish: Wish;
}) => ({
  saveWish: createForgivingPort<SaveWishOutput, SaveWishInput>()(async ({ input: { isWished }, signal }) => {
    const { api, keeper: storage, customerId, wish } = dependencies;
    const { productId: id, variantId: variant_id } = wish;
    if (customerId === null) {
      const others = readStoredWishes(storage).filter(({ productId }) => productId !== id);
      if (isWished && others.length >= wishListMaximum)
        return { outcome: "wishListFull", maximum: wishListMaximum };
      storeWishes(storage, isWished ? [wish, ...others] : others);
      return { outcome: "saved" };
    }
    if (!isWished) {
      dataOf(await api.DELETE("/users/customers/me/wish_list/{id}", { params: { path: { id } }, signal }));
      return { outcome: "saved" };
    }
    const request = { params: { path: { id }, query: { variant_id } }, signal };
    const refusal = refusalOf(await api.PUT("/users/customers/me/wish_list/{id}", request), 404, 409);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "saved" };
      case "wish_list_full":
        return { outcome: outcomeOf(refusal.code), maximum: refusal.params.maximum };
      case "not_found":
      case "invalid":
        return { outcome: outcomeOf("not_found") };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
