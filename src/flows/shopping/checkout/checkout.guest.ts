import type { LocalLine } from "#machines/shopping/cart/cart.contract.ts";
import type { Quantity } from "#machines/shopping/checkout/checkout.contract.ts";
import type { AddressMarket } from "#domain/address.ts";
import { dataOf, refusalOf, type Api, type Wire } from "#src/api/client.ts";
import { isGuestTokenExpired } from "#src/guests/guest-api.ts";
import type { MarketLocale } from "#src/api/queries.ts";
import type { GuestOrders } from "#src/guests/guest-orders.ts";
import type { Buyer, SavedDraft } from "./checkout.buyer.ts";
import { draftRefusal } from "./checkout.refusals.ts";
import { toFieldErrors } from "./checkout.wire.ts";

type Dependencies = {
  /** Sends the token of the order that a request names. */
  api: Api;
  marketLocale: MarketLocale;
  market: AddressMarket;
  orders: GuestOrders;
  /** The draft that this tab saved: another tab's may be of the visitor before. */
  draftId: () => string | null;
  tourLeadCode: () => string | null;
  /** The visitor's, in this browser. */
  cart: {
    read: () => Promise<readonly LocalLine[]>;
    change: (quantities: readonly Quantity[]) => void;
  };
  productsOf: (variantIds: readonly string[]) => Promise<readonly Wire["ProductSummary"][]>;
};

export function guestBuyer({ api, marketLocale, orders, cart, ...more }: Dependencies): Buyer {
  /** Null also if it cannot be opened here any more. */
  const findLatest = async (signal: AbortSignal): Promise<Wire["Order"] | null> => {
    const latest = orders.latest();
    return latest && readOrder(api, latest.orderId, signal);
  };
  const create = async (body: Wire["GuestOrderDraft"], signal: AbortSignal): Promise<SavedDraft> => {
    const result = await api.POST("/guest-orders/", { body, signal });
    const refusal = refusalOf(result, 400, 409, 429);
    if (refusal) return guestRefusal(refusal, body, more.market);
    const { order, guest_token: token } = dataOf(result);
    orders.store({ orderId: order.id, token });
    return { outcome: "saved", order };
  };
  const takeOut = async ({ id, items }: Wire["Order"]): Promise<void> => {
    const inCart = await cart.read();
    cart.change(
      items.flatMap(({ variant_id: variantId, count }) => {
        const line = inCart.find((own) => own.variantId === variantId);
        return line ? { variantId, count: Math.max(0, line.count - count) } : [];
      }),
    );
    orders.setPlaced(id);
  };
  return {
    readCart: async () => {
      const lines = await cart.read();
      const products = await more.productsOf(lines.map(({ variantId }) => variantId));
      return lines.map(({ productId, variantId, count }) => ({
        product_id: productId,
        variant_id: variantId,
        count,
        product: products.find(({ variant_id }) => variant_id === variantId) ?? null,
      }));
    },
    changeCart: async (quantities) => cart.change(quantities),
    readAccount: async () => ({ typed: null, points: 0 }),
    findDraft: async (signal) => {
      const id = more.draftId();
      const order = id === null ? null : await readOrder(api, id, signal);
      const isDraft = order?.current_status === "draft" && order.market_id === marketLocale.marketId;
      return isDraft ? order : null;
    },
    findPlaced: async (orderId, signal) => {
      if (orders.isPlaced(orderId)) return null;
      const order = await readOrder(api, orderId, signal);
      if (!order || !isOpen(order)) return null;
      await takeOut(order);
      return order;
    },
    findUnpaidOrder: async (signal) => {
      const order = await findLatest(signal);
      return order && isOpen(order) ? order : null;
    },
    saveDraft: async ({ orderId, email, body }, signal) => {
      const draft = { ...body, email, tour_lead_code: more.tourLeadCode() };
      if (orderId === null || orders.tokenOf(orderId) === null) return create(draft, signal);
      const at = { params: { path: { id: orderId } }, signal };
      const result = await api.PUT("/guest-orders/{id}", { ...at, body: draft });
      if (isGuestTokenExpired(result)) return create(draft, signal);
      const refusal = refusalOf(result, 400, 404, 409, 429);
      if (refusal?.code === "not_found") return create(draft, signal);
      if (refusal?.code === "order_not_draft") {
        // Another tab placed it, or it is a draft of another market.
        const order = await readOrder(api, orderId, signal);
        return order && isOpen(order) ? { outcome: "orderOpen", orderId } : create(draft, signal);
      }
      return refusal
        ? guestRefusal(refusal, draft, more.market)
        : { outcome: "saved", order: dataOf(result) };
    },
    onPlaced: takeOut,
  };
}

const isOpen = ({ current_status }: Wire["Order"]): boolean =>
  ["submitted", "payment_pending", "capturing"].includes(current_status);

async function readOrder(api: Api, id: string, signal: AbortSignal): Promise<Wire["Order"] | null> {
  const result = await api.GET("/orders/{id}", { params: { path: { id } }, signal });
  // Without a token, the order is no guest's of this browser.
  if (isGuestTokenExpired(result) || [401, 404].includes(result.response.status)) return null;
  return dataOf(result);
}

async function guestRefusal(
  refusal: Parameters<typeof draftRefusal>[0] | Wire["TooManyRequests"],
  body: Wire["GuestOrderDraft"],
  market: AddressMarket,
): Promise<SavedDraft> {
  if (refusal.code === "too_many_requests")
    return { outcome: "tooManyRequests", seconds: refusal.params.seconds };
  const refused = draftRefusal(refusal);
  const isAboutEmail = refused.outcome === "invalid" && Object.keys(refused.fieldErrors).join() === "email";
  if (!isAboutEmail) return refused;
  return { ...refused, fieldErrors: { ...(await addressErrors(body, market)), ...refused.fieldErrors } };
}

/**
 * By field, as of a refusal. The server does not look at addresses while the email address is none, so that a guest would
 * correct the form twice.
 */
async function addressErrors(
  { delivery_address, invoice_address }: Wire["GuestOrderDraft"],
  market: AddressMarket,
): Promise<Record<string, string>> {
  // Without the rules, for lack of a network, only the email address is marked.
  const rules = await import("#domain/address.ts").catch(() => null);
  const errorsOf = (field: string, address: Wire["GuestOrderDraft"]["delivery_address"] | null | undefined) =>
    address && rules
      ? Object.entries(rules.addressProblems(address, market)).map(([name, code]) => ({
          field: `${field}.${name}`,
          code,
        }))
      : [];
  return toFieldErrors([
    ...errorsOf("delivery_address", delivery_address),
    ...errorsOf("invoice_address", invoice_address),
  ]);
}
