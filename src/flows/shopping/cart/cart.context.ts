import { useSelector } from "@xstate/react";
import { createActor, waitFor, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { LocalCart } from "#machines/shopping/cart/cart.contract.ts";
import { cartMachine } from "#machines/shopping/cart/cart.machine.ts";
import { cartView, type CartView } from "#machines/shopping/cart/cart.view.ts";
import { itemMaximum } from "#domain/specified-values.ts";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import type { FlowLog } from "#src/recording/flow-log.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { cartActors, type CartActorDependencies } from "./cart.actors.ts";
import { useCartLineItems, type CartLineItems } from "./cart.lines.ts";

export { countOf, type CartLineItem, type CartLineItems } from "./cart.lines.ts";

export type Cart = ActorRefFrom<typeof cartMachine>;
export type CartDependencies = CartActorDependencies & {
  inspect: FlowLog["inspect"];
  announceAddition: () => void;
  storeLocal: (cart: LocalCart) => void;
  clearLocal: () => void;
};

/** The cart outlives every screen; it waits until the session is known. */
export function createCart(dependencies: CartDependencies): Cart {
  const machine = cartMachine.provide({
    actors: cartActors(dependencies),
    actions: {
      announceAddition: () => dependencies.announceAddition(),
      storeLocal: (_, { local }) => dependencies.storeLocal(local),
      clearStoredLocal: () => dependencies.clearLocal(),
      refetchCart: () => void dependencies.refreshCart(),
    },
  });
  return createActor(machine, { input: { perItemMaximum: itemMaximum }, inspect: dependencies.inspect });
}

/** Milliseconds. Longer than the API's own time-out, so that callers learn the reason. */
const patience = 25_000;

/**
 * Resolves when the visitor's cart has been merged and no change is being sent. Retries a merge that got no response.
 * @throws if the merge fails or takes too long
 */
export async function waitForCart(cart: Cart): Promise<void> {
  cart.send({ type: "retry.requested" });
  const snapshot = await waitFor(cart, isAtRest, { timeout: patience });
  if (snapshot.matches({ customer: "merging" })) {
    throw new Error("the visitor's cart could not be taken over");
  }
}

export type CartLine = { lineId: string; variantId: string };

/** The lines of a visitor's cart: a line's id is its variant's. */
export const localCartLines = (cart: Cart): CartLine[] =>
  cart.getSnapshot().context.local.lines.map(({ variantId }) => ({ lineId: variantId, variantId }));

/**
 * Removes lines from the cart.
 * @throws if the server cannot be reached; the cart is unchanged then
 */
export async function removeFromCart(cart: Cart, lines: readonly CartLine[]): Promise<void> {
  for (const line of lines) cart.send({ type: "line.removed", ...line });
  const isAnswered = (snapshot: SnapshotFrom<typeof cartMachine>) =>
    snapshot.matches("visitor") || isAtRest(snapshot);
  const snapshot = await waitFor(cart, isAnswered, { timeout: patience });
  if (!snapshot.matches({ customer: { changing: "unreachable" } })) return;
  cart.send({ type: "notice.dismissed" });
  throw new Error("the lines could not be taken out of the cart");
}

const isAtRest = (snapshot: SnapshotFrom<typeof cartMachine>): boolean =>
  snapshot.matches("customer") &&
  !snapshot.matches({ customer: "readingLocal" }) &&
  !snapshot.matches({ customer: { merging: "asking" } }) &&
  !snapshot.matches({ customer: { changing: "asking" } });

export const useCart = (): Cart => useShop().cart;

export const useCartView = (): CartView => useSelector(useCart(), cartView, sameView);

export function useLines(view: CartView): CartLineItems {
  return useCartLineItems(view.lines, useCustomer()?.id ?? null);
}
