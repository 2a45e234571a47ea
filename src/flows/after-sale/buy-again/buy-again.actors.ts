import type { AddLineInput, AddLineOutput } from "#machines/after-sale/buy-again/buy-again.contract.ts";
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
import { isSoldOut } from "#src/facts/stock-note.tsx";
import type { MarketLocale } from "#src/api/queries.ts";

export type BuyAgainActorDependencies = { api: Api; marketLocale: MarketLocale };

export const buyAgainActors = ({ api, marketLocale }: BuyAgainActorDependencies) => ({
  /** The cart accepts products of any market, also sold out ones, so first checks that this market has the product. */
  addLine: createForgivingPort<AddLineOutput, AddLineInput>()(async ({ input, signal }) => {
    const { productId, variantId, count, key } = input;
    const product = await api.GET("/products/{languageId}/{marketId}/{productRef}", {
      params: { path: { ...marketLocale, productRef: productId } },
      signal,
    });
    const notSold = refusalOf(product, 404);
    if (notSold) return refusedProduct(notSold);
    const sold = dataOf(product).variants.find(({ id }) => id === variantId);
    if (!sold) return { outcome: outcomeOf("item_unavailable") };
    if (sold.allow_purchase && isSoldOut(sold)) return { outcome: "soldOut" };
    const result = await api.POST("/cart/", {
      body: { product_id: productId, variant_id: variantId, count },
      params: { header: { "Idempotency-Key": key } },
      signal,
    });
    const refusal = refusalOf(result, 404, 409, 422);
    if (refusal) return refusedLine(refusal);
    dataOf(result);
    return { outcome: "added" };
  }),
});

function refusedProduct(refusal: Wire["NotFound"] | Wire["GetProductNotFound"]) {
  switch (refusal.code) {
    // No longer sold.
    case "not_found":
      return { outcome: outcomeOf("item_unavailable") };
    case "not_sold_here":
      return { outcome: outcomeOf(refusal.code) };
    default:
      throw unknownCode(refusal);
  }
}

function refusedLine(
  refusal: Wire["AddCartItemNotFound"] | Wire["AddCartItemConflict"] | Wire["AddCartItemUnprocessable"],
) {
  switch (refusal.code) {
    // The contract limits the count.
    case "invalid":
    case "item_unavailable":
      return { outcome: outcomeOf("item_unavailable") };
    case "key_reused":
      throw new UnexpectedResponseError(refusal.status, refusal.detail);
    case "cart_maximum_exceeded":
      return { outcome: outcomeOf(refusal.code) };
    default:
      throw unknownCode(refusal);
  }
}
