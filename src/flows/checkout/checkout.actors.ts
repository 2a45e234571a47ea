import { fromPromise } from "xstate";
import type {
  CancelOrderOutput,
  LoadCheckoutInput,
  LoadCheckoutOutput,
  OrderInput,
  PreparePaymentOutput,
  ProcessPaymentOutput,
  SaveDraftInput,
  SaveDraftOutput,
  SubmitOrderInput,
  SubmitOrderOutput,
  Typed,
} from "../../../machines/checkout/checkout.contract.ts";
import { shownPrice } from "../../../domain/price.ts";
import { dataOf, refusalOf, type Api, type Wire } from "../../api/client.ts";
import type { Place } from "../../api/queries.ts";
import {
  toFieldErrors,
  toRefusals,
  toShippingOption,
  toTyped,
  toWireAddress,
  toWirePoints,
} from "./checkout.wire.ts";

export type CheckoutWorld = {
  api: Api;
  place: Place;
  market: Wire["Market"];
  paymentMethod: "paypal";
  /** What this browser kept of the customer's typing. */
  readTyped: () => Typed | null;
  /** The customer's cart is another now. */
  refreshCart: () => Promise<void>;
  /** Resolves when what the visitor had in the cart is the customer's; rejects when that could not be done. */
  cartInHand: () => Promise<void>;
};

export const checkoutActors = (world: CheckoutWorld) => {
  const { api, refreshCart } = world;
  const path = (orderId: string) => ({ params: { path: { id: orderId } } });
  return {
    loadCheckout: fromPromise<LoadCheckoutOutput, LoadCheckoutInput>(async ({ input, signal }) =>
      input.orderId ? loadOrder(world, input.orderId, signal) : loadDraft(world, signal),
    ),

    saveDraft: fromPromise<SaveDraftOutput, SaveDraftInput>(async ({ input, signal }) => {
      const cart = await cartWithout(world, input.removed, signal);
      if (cart.length === 0) return { outcome: "changed", refusals: [{ code: "cart_outdated", params: {} }] };
      const answer = await api.POST("/orders/", { body: draftBody(world, input, cart), signal });
      const refusal = refusalOf(answer, 400, 409);
      if (refusal?.status === 400) return { outcome: "refused", fieldErrors: toFieldErrors(refusal) };
      if (refusal) return { outcome: "changed", refusals: toRefusals(refusal) };
      const order = dataOf(answer);
      return {
        outcome: "saved",
        orderId: order.id,
        shippingOptions: order.shipping_options.map(toShippingOption),
      };
    }),

    submitOrder: fromPromise<SubmitOrderOutput, SubmitOrderInput>(async ({ input, signal }) => {
      const answer = await api.POST("/orders/{id}/submit", {
        ...path(input.orderId),
        body: {
          shipping_code: input.shippingCode,
          terms_version: input.termsVersion,
          amount_due: input.amountDue,
          ...toWirePoints(input),
        },
        signal,
      });
      const refusal = refusalOf(answer, 409);
      switch (refusal?.code) {
        case undefined:
          break;
        case "order_value_too_low":
          return { outcome: "belowMinimum" };
        case "order_cancelled":
          return { outcome: "orderCancelled" };
        default:
          return { outcome: "changed", refusals: toRefusals(refusal!) };
      }
      await refreshCart();
      const { id, is_paid, reference } = dataOf(answer);
      return is_paid ? { outcome: "paid", orderId: id, reference } : { outcome: "submitted" };
    }),

    preparePayment: fromPromise<PreparePaymentOutput, OrderInput>(async ({ input, signal }) => {
      const answer = await api.POST("/orders/{id}/prepare_payment", {
        params: { path: { id: input.orderId }, query: { payment_method: world.paymentMethod } },
        signal,
      });
      const refusal = refusalOf(answer, 409, 422, 502);
      switch (refusal?.status) {
        case undefined:
          return { outcome: "prepared", approvalUrl: dataOf(answer).approval_url };
        case 422:
          return { outcome: "currencyNotSupported" };
        case 409:
          if (refusal.code === "order_cancelled") return { outcome: "orderCancelled" };
          return (await paidOrder(api, input.orderId, signal)) ?? { outcome: "beingPaid" };
        default:
          return { outcome: "providerError" };
      }
    }),

    processPayment: fromPromise<ProcessPaymentOutput, OrderInput>(async ({ input: { orderId }, signal }) => {
      const answer = await api.POST("/orders/{id}/process_payment", { ...path(orderId), signal });
      const refusal = refusalOf(answer, 400, 404, 409, 502);
      if (refusal) return { outcome: processOutcome(refusal) };
      const order = dataOf(answer);
      return order.is_paid
        ? { outcome: "paid", orderId, reference: order.reference }
        : { outcome: "pending" };
    }),

    cancelOrder: fromPromise<CancelOrderOutput, OrderInput>(async ({ input: { orderId }, signal }) => {
      const answer = await api.POST("/orders/{id}/cancel", { ...path(orderId), signal });
      const refusal = refusalOf(answer, 409);
      if (refusal) {
        const paid = await paidOrder(api, orderId, signal);
        return paid ?? { outcome: "beingPaid" };
      }
      await refreshCart();
      return { outcome: "cancelled" };
    }),
  };
};

async function loadOrder(
  { api }: CheckoutWorld,
  id: string,
  signal: AbortSignal,
): Promise<LoadCheckoutOutput> {
  const answer = await api.GET("/orders/{id}", { params: { path: { id } }, signal });
  if (refusalOf(answer, 400, 404)) return { outcome: "notFound" };
  const order = dataOf(answer);
  if (order.is_paid) return { outcome: "alreadyPaid", orderId: id, reference: order.reference };
  if (order.current_status === "cancelled") return { outcome: "notFound" };
  if (order.current_status === "capturing") return { outcome: "beingPaid", orderId: id };
  if (order.current_status !== "draft") return { outcome: "orderOpen", orderId: id };
  const me = dataOf(await api.GET("/users/customers/me", { signal }));
  return { outcome: "draft", orderId: id, typed: toTyped(order), pointsBalance: me.points };
}

async function loadDraft(world: CheckoutWorld, signal: AbortSignal): Promise<LoadCheckoutOutput> {
  const { api, place } = world;
  await world.cartInHand();
  const [cart, drafts, me] = await Promise.all([
    api.GET("/cart/{languageId}/{marketId}", { params: { path: place }, signal }),
    api.GET("/orders/", {
      params: { query: { current_status: "draft", market_id: place.marketId, limit: 1 } },
      signal,
    }),
    api.GET("/users/customers/me", { signal }),
  ]);
  if (dataOf(cart).length === 0) return openOrder(world, signal);
  const [draft] = dataOf(drafts);
  const typed = world.readTyped() ?? (draft ? toTyped(draft) : toTyped(dataOf(me)));
  return { outcome: "draft", orderId: draft?.id ?? null, typed, pointsBalance: dataOf(me).points };
}

/** With an empty cart: an order that was placed and not paid, to go on with. */
async function openOrder({ api, place }: CheckoutWorld, signal: AbortSignal): Promise<LoadCheckoutOutput> {
  for (const current_status of ["payment_pending", "submitted"] as const) {
    const query = { current_status, market_id: place.marketId, limit: 1 };
    const [order] = dataOf(await api.GET("/orders/", { params: { query }, signal }));
    if (order) return { outcome: "orderOpen", orderId: order.id };
  }
  return { outcome: "emptyCart" };
}

/** The customer's cart, after what shall not be ordered has left it. */
async function cartWithout({ api, place }: CheckoutWorld, removed: readonly string[], signal: AbortSignal) {
  const read = async () =>
    dataOf(await api.GET("/cart/{languageId}/{marketId}", { params: { path: place }, signal }));
  const cart = await read();
  const leaving = cart.filter(({ product_id }) => removed.includes(product_id));
  if (leaving.length === 0) return cart;
  for (const { id } of leaving) {
    const answer = await api.DELETE("/cart/{id}", { params: { path: { id } }, signal });
    if (!refusalOf(answer, 404)) dataOf(answer);
  }
  return read();
}

function draftBody(
  { place, market }: CheckoutWorld,
  { typed, accepted }: SaveDraftInput,
  cart: readonly Wire["CartItem"][],
): Wire["OrderDraft"] {
  return {
    language_id: place.languageId,
    market_id: place.marketId,
    note: typed.note || null,
    delivery_address: toWireAddress(typed.delivery),
    invoice_address: typed.invoice && toWireAddress(typed.invoice),
    items: cart.map(({ product_id, count, product }) => {
      const seen = accepted.find(
        (refusal) => "productId" in refusal.params && refusal.params.productId === product_id,
      );
      const price = product ? shownPrice(product, market).price : 0;
      return { product_id, count, price: seen?.code === "price_changed" ? seen.params.after : price };
    }),
  };
}

async function paidOrder(api: Api, orderId: string, signal: AbortSignal) {
  const order = dataOf(await api.GET("/orders/{id}", { params: { path: { id: orderId } }, signal }));
  return order.is_paid ? { outcome: "alreadyPaid" as const, orderId, reference: order.reference } : null;
}

/** What the provider left unclear the shop finds out by itself, so the person only waits. */
function processOutcome({ status, code }: Wire["Problem"]): ProcessRefusal {
  if (status === 502) return "pending";
  if (status !== 409) return "notFound";
  switch (code) {
    case "payment_declined":
      return "declined";
    case "currency_not_supported":
      return "currencyNotSupported";
    case "order_cancelled":
      return "orderCancelled";
    default:
      return "cancelled";
  }
}

type ProcessRefusal = Exclude<ProcessPaymentOutput["outcome"], "paid" | "alreadyPaid">;
