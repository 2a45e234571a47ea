import { fromPromise } from "xstate";
import type {
  CartChange,
  ChangeCartOutput,
  LocalCart,
  MergeCartInput,
  MergeCartOutput,
} from "#machines/shopping/cart/cart.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import {
  UnexpectedResponseError,
  dataOf,
  refusalOf,
  unknownCode,
  type Api,
  type Wire,
} from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export type CartActorDependencies = {
  api: Api;
  readLocalCart: () => LocalCart;
  /** Resolves once the customer's lines have been fetched again. */
  refreshCart: () => Promise<void>;
};

export const cartActors = ({ api, readLocalCart, refreshCart }: CartActorDependencies) => ({
  readLocalCart: fromPromise<LocalCart, undefined>(async () => readLocalCart()),

  mergeCart: createForgivingPort<MergeCartOutput, MergeCartInput>()(async ({ input, signal }) => {
    const items = input.lines.map(({ productId, variantId, count }) => ({
      product_id: productId,
      variant_id: variantId,
      count,
    }));
    const result = await api.POST("/cart/merge", { body: { cart_id: input.uuid, items }, signal });
    return { outcome: "merged", clamped: dataOf(result).clamped };
  }),

  changeCart: createForgivingPort<ChangeCartOutput, CartChange>()(async ({ input, signal }) => {
    const output = await change(api, input, signal);
    await refreshCart();
    return output;
  }),
});

async function change(api: Api, request: CartChange, signal: AbortSignal) {
  switch (request.kind) {
    case "add": {
      const result = await api.POST("/cart/", {
        body: { product_id: request.productId, variant_id: request.variantId, count: request.count },
        params: { header: { "Idempotency-Key": request.key } },
        signal,
      });
      const refusal = refusalOf(result, 404, 409, 422);
      return refusal ? refused(refusal) : ({ outcome: "changed", total: dataOf(result).count } as const);
    }
    case "setCount": {
      const result = await api.PUT("/cart/{id}", {
        params: { path: { id: request.lineId } },
        body: { count: request.count },
        signal,
      });
      const refusal = refusalOf(result, 404, 409);
      return refusal ? refused(refusal) : ({ outcome: "changed", total: request.count } as const);
    }
    case "remove": {
      const result = await api.DELETE("/cart/{id}", { params: { path: { id: request.lineId } }, signal });
      const refusal = refusalOf(result, 404);
      if (refusal && refusal.code !== "not_found") throw unknownCode(refusal, refusal.code);
      return { outcome: "changed" } as const;
    }
  }
}

type Refused =
  | Wire["NotFound"]
  | Wire["AddCartItemNotFound"]
  | Wire["AddCartItemConflict"]
  | Wire["CartMaximumExceeded"]
  | Wire["AddCartItemUnprocessable"];

function refused(refusal: Refused) {
  switch (refusal.code) {
    case "cart_maximum_exceeded":
      return {
        outcome: outcomeOf(refusal.code),
        maximum: refusal.params.maximum,
        inCart: refusal.params.in_cart,
      };
    // The line was removed, or the product no longer exists.
    case "not_found":
    case "invalid":
    case "item_unavailable":
      return { outcome: outcomeOf("item_unavailable") };
    case "key_reused":
      throw new UnexpectedResponseError(refusal.status, refusal.detail);
    default:
      throw unknownCode(refusal);
  }
}
