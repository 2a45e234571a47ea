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
} from "../../../machines/checkout/checkout.contract.ts";
import { shownPrice } from "../../../domain/price.ts";
import { dataOf, refusalOf, type Api, type Wire } from "../../api/client.ts";
import { foreseeing } from "./checkout.foreseeing.ts";
import { loadDraft, loadOrder, openOrder } from "./checkout.load.ts";
import { toFieldErrors, toRefusals, toShippingOption, toWireAddress, toWirePoints } from "./checkout.wire.ts";
import type { CheckoutWorld } from "./checkout.world.ts";

export const checkoutActors = (world: CheckoutWorld) => {
  const { api, refreshCart } = world;
  const path = (orderId: string) => ({ params: { path: { id: orderId } } });
  return {
    loadCheckout: foreseeing<LoadCheckoutOutput, LoadCheckoutInput>(async ({ input, signal }) =>
      input.orderId ? loadOrder(world, input.orderId, signal) : loadDraft(world, signal),
    ),

    saveDraft: foreseeing<SaveDraftOutput, SaveDraftInput>(async ({ input, signal }) => {
      const cart = await cartWithout(world, input.removed, signal);
      if (cart.length === 0) {
        if (input.removed.length > 0) return { outcome: "emptyCart" };
        const open = await openOrder(world, signal);
        if (open) return { outcome: "orderOpen", orderId: open.id };
        return { outcome: "changed", refusals: [{ code: "cart_outdated", params: {} }] };
      }
      const body = draftBody(world, input, cart);
      const answer = await api.POST("/orders/", { body, signal });
      const refusal = refusalOf(answer, 400, 409);
      if (refusal?.status === 400) return { outcome: "refused", fieldErrors: toFieldErrors(refusal) };
      if (refusal) return { outcome: "changed", refusals: toRefusals(refusal) };
      const order = dataOf(answer);
      return {
        outcome: "saved",
        orderId: order.id,
        draftUpdatedAt: order.updated_at,
        prices: Object.fromEntries(body.items.map(({ product_id, price }) => [product_id, price])),
        shippingOptions: order.shipping_options.map(toShippingOption),
      };
    }),

    submitOrder: foreseeing<SubmitOrderOutput, SubmitOrderInput>(async ({ input, signal }) => {
      const answer = await api.POST("/orders/{id}/submit", {
        ...path(input.orderId),
        body: {
          shipping_code: input.shippingCode,
          terms_version: input.termsVersion,
          draft_updated_at: input.draftUpdatedAt,
          amount_due: input.amountDue,
          ...toWirePoints(input),
        },
        signal,
      });
      const refusal = refusalOf(answer, 400, 409);
      if (refusal) return refusedOrder(world, input.orderId, refusal, signal);
      await refreshCart();
      const { id, is_paid, reference } = dataOf(answer);
      return is_paid ? { outcome: "paid", orderId: id, reference } : { outcome: "submitted" };
    }),

    preparePayment: foreseeing<PreparePaymentOutput, OrderInput>(async ({ input, signal }) => {
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

    processPayment: foreseeing<ProcessPaymentOutput, OrderInput>(async ({ input: { orderId }, signal }) => {
      const answer = await api.POST("/orders/{id}/process_payment", { ...path(orderId), signal });
      const refusal = refusalOf(answer, 400, 404, 409, 502);
      if (refusal) return { outcome: processOutcome(refusal) };
      const order = dataOf(answer);
      return order.is_paid
        ? { outcome: "paid", orderId, reference: order.reference }
        : { outcome: "pending" };
    }),

    cancelOrder: foreseeing<CancelOrderOutput, OrderInput>(async ({ input: { orderId }, signal }) => {
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
  { typed, prices, accepted }: SaveDraftInput,
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
      const price = prices[product_id] ?? (product ? shownPrice(product, market).price : 0);
      return { product_id, count, price: seen?.code === "price_changed" ? seen.params.after : price };
    }),
  };
}

async function paidOrder(api: Api, orderId: string, signal: AbortSignal) {
  const order = dataOf(await api.GET("/orders/{id}", { params: { path: { id: orderId } }, signal }));
  return order.is_paid ? { outcome: "alreadyPaid" as const, orderId, reference: order.reference } : null;
}

async function refusedOrder(
  { api }: CheckoutWorld,
  orderId: string,
  refusal: Wire["Problem"],
  signal: AbortSignal,
): Promise<SubmitOrderOutput> {
  const [wrong] = refusal.errors ?? [];
  if (wrong?.field === "shipping_code") return { outcome: "deliveryGone" };
  if (wrong?.field === "used_points") {
    const { points } = dataOf(await api.GET("/users/customers/me", { signal }));
    return { outcome: "changed", refusals: [{ code: "points_changed", params: { points } }] };
  }
  if (refusal.status === 400) return { outcome: "unforeseen" };
  switch (refusal.code) {
    case "order_value_too_low":
      return { outcome: "belowMinimum" };
    case "order_cancelled":
      return { outcome: "orderCancelled" };
    case "order_placed_elsewhere":
      return { outcome: "orderOpen", orderId };
    case "order_changed_elsewhere":
      return { outcome: "changedElsewhere" };
    case "terms_changed":
      return { outcome: "termsChanged" };
    default:
      return { outcome: "changed", refusals: toRefusals(refusal) };
  }
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
    case "payment_not_prepared":
      return "notPrepared";
    default:
      return "cancelled";
  }
}

type ProcessRefusal = Exclude<ProcessPaymentOutput["outcome"], "paid" | "alreadyPaid">;
