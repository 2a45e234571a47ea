import type {
  Chosen,
  Kept,
  LoadCheckoutOutput,
  ShownPrices,
} from "../../../machines/checkout/checkout.contract.ts";
import { nothingChosen } from "../../../machines/checkout/checkout.setup.ts";
import { dataOf, refusalOf, type Wire } from "../../api/client.ts";
import { toTyped } from "./checkout.wire.ts";
import type { CheckoutWorld } from "./checkout.world.ts";

export async function loadOrder(
  world: CheckoutWorld,
  id: string,
  signal: AbortSignal,
): Promise<LoadCheckoutOutput> {
  const { api } = world;
  const answer = await api.GET("/orders/{id}", { params: { path: { id } }, signal });
  if (refusalOf(answer, 400, 404)) return { outcome: "notFound" };
  const order = dataOf(answer);
  if (order.is_paid) return { outcome: "alreadyPaid", orderId: id, reference: order.reference };
  if (order.current_status === "cancelled") return { outcome: "orderCancelled" };
  if (order.current_status === "capturing") return { outcome: "beingPaid", orderId: id };
  if (order.current_status !== "draft") return { outcome: "orderOpen", orderId: id };
  const me = dataOf(await api.GET("/users/customers/me", { signal }));
  const kept = world.readKept();
  return {
    outcome: "draft",
    orderId: id,
    typed: kept?.typed ?? toTyped(order),
    chosen: chosenFor(id, kept),
    prices: pricesFor(id, kept),
    pointsBalance: me.points,
  };
}

export async function loadDraft(world: CheckoutWorld, signal: AbortSignal): Promise<LoadCheckoutOutput> {
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
  if (dataOf(cart).length === 0) {
    const open = await openOrder(world, signal);
    if (!open) return { outcome: "emptyCart" };
    const orderId = open.id;
    return open.current_status === "capturing"
      ? { outcome: "beingPaid", orderId }
      : { outcome: "orderOpen", orderId };
  }
  const [draft] = dataOf(drafts);
  const kept = world.readKept();
  const orderId = draft?.id ?? null;
  return {
    outcome: "draft",
    orderId,
    typed: kept?.typed ?? (draft ? toTyped(draft) : toTyped(dataOf(me))),
    chosen: chosenFor(orderId, kept),
    prices: pricesFor(orderId, kept),
    pointsBalance: dataOf(me).points,
  };
}

/** Another order asks for terms and points anew. */
function chosenFor(orderId: string | null, kept: Kept | null): Chosen {
  if (!kept) return nothingChosen;
  const { chosen } = kept;
  return kept.orderId === orderId ? chosen : { ...nothingChosen, shippingCode: chosen.shippingCode };
}

/** Another draft may be another market's, whose prices are in another currency. */
const pricesFor = (orderId: string | null, kept: Kept | null): ShownPrices =>
  kept !== null && kept.orderId === orderId ? kept.prices : {};

/** With an empty cart: the order that was placed and not paid, in whatever market, to go on with. */
export async function openOrder({ api }: CheckoutWorld, signal: AbortSignal): Promise<Wire["Order"] | null> {
  for (const current_status of ["capturing", "payment_pending", "submitted"] as const) {
    const query = { current_status, limit: 1 };
    const [order] = dataOf(await api.GET("/orders/", { params: { query }, signal }));
    if (order) return order;
  }
  return null;
}
