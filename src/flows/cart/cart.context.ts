import { createContext, useContext } from "react";
import { useSelector } from "@xstate/react";
import { createActor, waitFor, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { LocalCart } from "../../../machines/cart/cart.contract.ts";
import { cartMachine } from "../../../machines/cart/cart.machine.ts";
import { cartView, type CartView } from "../../../machines/cart/cart.view.ts";
import { itemMaximum } from "../../../domain/cart.ts";
import { useCustomer } from "../session/session.context.ts";
import type { FlowLog } from "../../recording/flow-log.ts";
import { cartActors, type CartWorld } from "./cart.actors.ts";
import { useShownLines, type ShownLines } from "./cart.lines.ts";

export type Cart = ActorRefFrom<typeof cartMachine>;
export type CartKeeping = CartWorld & {
  inspect: FlowLog["inspect"];
  storeLocal: (cart: LocalCart) => void;
  clearLocal: () => void;
};

/** The cart outlives every screen; it waits until the session is known. */
export function createCart(keeping: CartKeeping): Cart {
  const machine = cartMachine.provide({
    actors: cartActors(keeping),
    actions: {
      storeLocal: (_, { local }) => keeping.storeLocal(local),
      clearStoredLocal: () => keeping.clearLocal(),
      refetchCart: () => void keeping.refreshCart(),
    },
  });
  return createActor(machine, { input: { perItemMaximum: itemMaximum }, inspect: keeping.inspect });
}

/** Longer than the API's own patience, so that whoever waits hears why. */
const patience = 25_000;

/**
 * Resolves when the cart is the customer's and every change is answered. A taking over that failed is tried again.
 * @throws if it fails once more
 */
export async function cartInHand(cart: Cart): Promise<void> {
  cart.send({ type: "retry.requested" });
  const snapshot = await waitFor(cart, isAtRest, { timeout: patience });
  if (snapshot.matches({ lines: { customer: "notMerged" } })) {
    throw new Error("the visitor's cart could not be taken over");
  }
}

const isAtRest = (snapshot: SnapshotFrom<typeof cartMachine>): boolean => {
  const { lines } = snapshot.value;
  if (typeof lines === "string" || !("customer" in lines)) return false;
  return !["readingLocal", "merging", "changing"].includes(String(lines.customer));
};

export const CartContext = createContext<Cart | null>(null);

export function useCart(): Cart {
  const cart = useContext(CartContext);
  if (!cart) throw new Error("no cart above this component");
  return cart;
}

const sameView = (a: CartView, b: CartView): boolean => JSON.stringify(a) === JSON.stringify(b);
export const useCartView = (): CartView => useSelector(useCart(), cartView, sameView);

export function useLines(view: CartView): ShownLines {
  return useShownLines(view.lines, useCustomer()?.id ?? null);
}
