import { fromPromise } from "xstate";
import type {
  CartChange,
  ChangeCartOutput,
  LocalCart,
  MergeCartInput,
  MergeCartOutput,
} from "../../../machines/cart/cart.contract.ts";
import { dataOf, refusalOf, type Api, type Wire } from "../../api/client.ts";

export type CartWorld = {
  api: Api;
  /** An empty cart with a fresh uuid when none is stored. */
  readLocalCart: () => LocalCart;
  /** The customer's lines are fetched anew before this resolves. */
  refreshCart: () => Promise<void>;
};

export const cartActors = ({ api, readLocalCart, refreshCart }: CartWorld) => ({
  readLocalCart: fromPromise<LocalCart, undefined>(async () => readLocalCart()),

  mergeCart: fromPromise<MergeCartOutput, MergeCartInput>(async ({ input, signal }) => {
    const items = input.lines.map(({ productId, count }) => ({ product_id: productId, count }));
    const answer = await api.POST("/cart/merge", { body: { cart_id: input.uuid, items }, signal });
    return { outcome: "merged", clamped: dataOf(answer).clamped };
  }),

  changeCart: fromPromise<ChangeCartOutput, CartChange>(async ({ input, signal }) => {
    const output = await change(api, input, signal);
    await refreshCart();
    return output;
  }),
});

async function change(api: Api, wanted: CartChange, signal: AbortSignal): Promise<ChangeCartOutput> {
  switch (wanted.kind) {
    case "add": {
      const answer = await api.POST("/cart/", {
        body: { product_id: wanted.productId, count: wanted.count },
        params: { header: { "Idempotency-Key": wanted.key } },
        signal,
      });
      const refusal = refusalOf(answer, 404, 409, 422);
      return refusal ? refused(refusal) : { outcome: "changed", total: dataOf(answer).count };
    }
    case "setCount": {
      const answer = await api.PUT("/cart/{id}", {
        params: { path: { id: wanted.lineId } },
        body: { count: wanted.count },
        signal,
      });
      const refusal = refusalOf(answer, 404, 409);
      return refusal ? refused(refusal) : { outcome: "changed", total: wanted.count };
    }
    case "remove":
      refusalOf(await api.DELETE("/cart/{id}", { params: { path: { id: wanted.lineId } }, signal }), 404);
      return { outcome: "changed" };
  }
}

function refused({ code, params }: Wire["Problem"]): ChangeCartOutput {
  if (code !== "cart_maximum_exceeded") return { outcome: "unavailable" };
  return {
    outcome: "maximumExceeded",
    maximum: Number(params?.maximum),
    inCart: Number(params?.in_cart),
  };
}
