import type {
  LoadCheckoutInput,
  LoadCheckoutOutput,
  SaveDraftInput,
  SaveDraftOutput,
  SubmitOrderInput,
  SubmitOrderOutput,
} from "#machines/shopping/checkout/checkout.contract.ts";
import { shownPrice } from "#domain/price.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, type Wire } from "#src/api/client.ts";
import { isGuestTokenExpired } from "#src/guests/guest-api.ts";
import type { Buyer, CheckoutLine } from "./checkout.buyer.ts";
import { loadDraft, loadOrder } from "./checkout.load.ts";
import { orderChanged, orderRefusal } from "./checkout.refusals.ts";
import { toWireAddress } from "#src/forms/address-wire.ts";
import {
  acceptsVatId,
  toShippingOption,
  toWireArrival,
  toWirePoints,
  vatIdCheckOf,
} from "./checkout.wire.ts";
import type { CheckoutActorDependencies } from "./checkout.dependencies.ts";

export const checkoutActors = (dependencies: CheckoutActorDependencies) => {
  const { api, buyer } = dependencies;
  return {
    loadCheckout: createForgivingPort<LoadCheckoutOutput, LoadCheckoutInput>()(async ({ input, signal }) =>
      input.orderId ? loadOrder(dependencies, input.orderId, signal) : loadDraft(dependencies, signal),
    ),

    saveDraft: createForgivingPort<SaveDraftOutput, SaveDraftInput>()(async ({ input, signal }) => {
      const cart = await changedCart(buyer, input, signal);
      if (cart.length === 0) {
        if (input.removed.length + input.quantities.length > 0) return { outcome: "emptyCart" };
        const open = await buyer.findUnpaidOrder(signal);
        if (open) return { outcome: "orderOpen", orderId: open.id };
        return orderChanged([{ code: "cart_outdated" }]);
      }
      const body = draftBody(dependencies, input, cart);
      const { orderId, typed } = input;
      const saved = await buyer.saveDraft({ orderId, email: typed.email, body }, signal);
      if (saved.outcome !== "saved") return saved;
      const { order } = saved;
      return {
        outcome: "saved",
        orderId: order.id,
        draftUpdatedAt: order.updated_at,
        prices: Object.fromEntries(body.items.map(({ variant_id, price }) => [variant_id ?? "", price])),
        itemsTotal: order.total_price_incl_vat,
        vatIdCheck: vatIdCheckOf(order),
        shippingOptions: order.shipping_options.map(toShippingOption),
      };
    }),

    submitOrder: createForgivingPort<SubmitOrderOutput, SubmitOrderInput>()(async ({ input, signal }) => {
      const result = await api.POST("/orders/{id}/submit", {
        params: { path: { id: input.orderId } },
        body: {
          shipping_code: input.shippingCode,
          terms_version: input.termsVersion,
          draft_updated_at: input.draftUpdatedAt,
          amount_due: input.amountDue,
          ...(input.wishedOn !== null && { wished_on: input.wishedOn }),
          ...toWireArrival(input.arrivalDays),
          ...toWirePoints(input),
        },
        signal,
      });
      if (isGuestTokenExpired(result)) return { outcome: "guestTokenExpired" };
      const refusal = refusalOf(result, 400, 409);
      if (refusal) return orderRefusal(dependencies, input.orderId, refusal, signal);
      const order = dataOf(result);
      await buyer.onPlaced(order);
      const { id, is_paid, reference, coupon_codes } = order;
      dependencies.forgetCoupons(coupon_codes ?? []);
      return is_paid ? { outcome: "paid", orderId: id, reference } : { outcome: "submitted" };
    }),
  };
};

/** Takes products out of the cart, or fewer of them, and returns the new cart. */
async function changedCart(
  buyer: Buyer,
  { removed, quantities }: Pick<SaveDraftInput, "removed" | "quantities">,
  signal: AbortSignal,
) {
  const cart = await buyer.readCart(signal);
  const quantityOf = (id: string) => quantities.find(({ variantId }) => variantId === id)?.count;
  const changed = cart.flatMap(({ variant_id: variantId, count: before }) => {
    const count = removed.includes(variantId) ? 0 : (quantityOf(variantId) ?? before);
    return count === before ? [] : [{ variantId, count }];
  });
  if (changed.length === 0) return cart;
  await buyer.changeCart(changed, signal);
  return buyer.readCart(signal);
}

function draftBody(
  { marketLocale, market, couponCodes }: CheckoutActorDependencies,
  { typed, prices, accepted }: SaveDraftInput,
  cart: readonly CheckoutLine[],
): Wire["OrderDraft"] {
  return {
    language_id: marketLocale.languageId,
    market_id: marketLocale.marketId,
    note: typed.note || null,
    // Servers of the last release refuse it.
    ...(typed.giftNote !== null && { gift_note: typed.giftNote }),
    coupon_codes: couponCodes(),
    delivery_address: toWireAddress(typed.delivery),
    invoice_address: typed.invoice && toWireAddress(typed.invoice),
    ...(typed.vatId && acceptsVatId(market, typed.delivery.country) && { vat_id: typed.vatId }),
    items: cart.map(({ product_id, variant_id, count, product }) => {
      const seen = accepted.find(
        (refusal) => "variantId" in refusal.params && refusal.params.variantId === variant_id,
      );
      const price = prices[variant_id] ?? (product ? shownPrice(product, market).price : 0);
      const shown = seen?.code === "price_changed" ? seen.params.after : price;
      return { product_id, variant_id, count, price: shown };
    }),
  };
}
