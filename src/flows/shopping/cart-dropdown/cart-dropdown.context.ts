import { useSelector } from "@xstate/react";
import { createActor, type ActorRefFrom } from "xstate";
import { cartDropdownMachine } from "#machines/shopping/cart-dropdown/cart-dropdown.machine.ts";
import {
  cartDropdownView,
  type CartDropdownView,
} from "#machines/shopping/cart-dropdown/cart-dropdown.view.ts";
import type { FlowLog } from "#src/recording/flow-log.ts";
import { useShop } from "#src/shop/shop-context.ts";

export type CartDropdownActor = ActorRefFrom<typeof cartDropdownMachine>;

/** Separate from the cart, which notifies it of additions. */
export const createCartDropdown = ({ inspect }: { inspect: FlowLog["inspect"] }): CartDropdownActor =>
  createActor(cartDropdownMachine, { inspect });

export const useCartDropdown = (): CartDropdownActor => useShop().cartDropdown;

const sameView = (a: CartDropdownView, b: CartDropdownView): boolean => a.screen === b.screen;
export const useCartDropdownView = (): CartDropdownView =>
  useSelector(useCartDropdown(), cartDropdownView, sameView);
