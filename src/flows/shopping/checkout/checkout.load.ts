import type { CheckoutChoices, CheckoutDraft } from "#machines/shopping/checkout/checkout.contract.ts";
import { noChoices } from "#machines/shopping/checkout/checkout.choices.ts";
import { dataOf, refusalOf, unknownCode, type Wire } from "#src/api/client.ts";
import { isGuestTokenExpired } from "#src/guests/guest-api.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import { toTyped } from "./checkout.wire.ts";
import type { CheckoutActorDependencies } from "./checkout.dependencies.ts";

export async function loadOrder(dependencies: CheckoutActorDependencies, id: string, signal: AbortSignal) {
  const { api, buyer } = dependencies;
  const result = await api.GET("/orders/{id}", { params: { path: { id } }, signal });
  if (isGuestTokenExpired(result)) return lockedOrder(dependencies, id, signal);
  const refusal = refusalOf(result, 400, 404);
  switch (refusal?.code) {
    case undefined:
      break;
    case "invalid":
    case "not_found":
      return { outcome: outcomeOf("not_found") } as const;
    default:
      throw unknownCode(refusal!);
  }
  const order = dataOf(result);
  if (order.is_paid) return { outcome: "alreadyPaid", orderId: id, reference: order.reference } as const;
  if (order.current_status === "cancelled") return { outcome: "orderCancelled" } as const;
  if (order.current_status !== "draft") return openOrderAs(order);
  const account = await buyer.readAccount(signal);
  const stored = dependencies.readDraft();
  return {
    outcome: "draft" as const,
    orderId: id,
    typed: stored?.typed ?? toTyped(order),
    chosen: chosenFor(id, stored),
    ...previousPrices(id, stored),
    pointsBalance: account.points,
  };
}

export async function loadDraft(dependencies: CheckoutActorDependencies, signal: AbortSignal) {
  const { buyer } = dependencies;
  const stored = dependencies.readDraft();
  const placed = stored?.orderId ? await buyer.findPlaced(stored.orderId, signal) : null;
  if (placed) return openOrderAs(placed);
  const [cart, draft, account] = await Promise.all([
    buyer.readCart(signal),
    buyer.findDraft(signal),
    buyer.readAccount(signal),
  ]);
  if (cart.length === 0) {
    const open = await buyer.findUnpaidOrder(signal);
    return open ? openOrderAs(open) : ({ outcome: "emptyCart" } as const);
  }
  const orderId = draft?.id ?? null;
  return {
    outcome: "draft" as const,
    orderId,
    typed: stored?.typed ?? (draft ? toTyped(draft) : account.typed),
    chosen: chosenFor(orderId, stored),
    ...previousPrices(orderId, stored),
    pointsBalance: account.points,
  };
}

/** A guest's draft that this tab saved is saved anew with the cart; a placed one has left the cart empty. */
async function lockedOrder(dependencies: CheckoutActorDependencies, orderId: string, signal: AbortSignal) {
  const isDraftHere = dependencies.readDraft()?.orderId === orderId;
  const again = isDraftHere ? await loadDraft(dependencies, signal) : null;
  return again?.outcome === "draft" ? again : ({ outcome: "guestTokenExpired", orderId } as const);
}

function openOrderAs({ id: orderId, current_status, payment_refusal }: Wire["Order"]) {
  if (current_status === "capturing") return { outcome: "beingPaid", orderId } as const;
  if (payment_refusal !== null) return { outcome: "unpayable", orderId } as const;
  return { outcome: current_status === "payment_pending" ? "paymentBegun" : "orderOpen", orderId } as const;
}

/** A different order needs new consent to the terms and a new choice of points. */
function chosenFor(orderId: string | null, stored: CheckoutDraft | null): CheckoutChoices {
  if (!stored) return noChoices;
  const { chosen } = stored;
  return stored.orderId === orderId ? chosen : { ...noChoices, shippingCode: chosen.shippingCode };
}

/** A different draft may belong to another market, with prices in another currency. */
const previousPrices = (
  orderId: string | null,
  stored: CheckoutDraft | null,
): Pick<CheckoutDraft, "prices" | "itemsTotal"> =>
  stored !== null && stored.orderId === orderId
    ? { prices: stored.prices, itemsTotal: stored.itemsTotal }
    : { prices: {}, itemsTotal: null };
