import { createContext, useContext } from "react";
import type { Kept } from "../../../machines/checkout/checkout.contract.ts";

/** What the checkout asks of the browser: to keep what was typed and chosen, and to leave for the provider. */
export type CheckoutBrowser = {
  readKept: (customerId: string) => Kept | null;
  storeKept: (customerId: string, kept: Kept | null) => void;
  /** `back`: the path below the language prefix at which the browser's Back button shall arrive. */
  leaveTo: (address: string, back: string) => void;
  refreshCart: () => Promise<void>;
  /** Resolves when what the visitor had in the cart is the customer's; rejects when that could not be done. */
  cartInHand: () => Promise<void>;
  /** Tells when another tab of the same customer changes the cart; answers how to stop listening. */
  whenCartChangesElsewhere: (act: () => void) => () => void;
};

export const CheckoutBrowserContext = createContext<CheckoutBrowser | null>(null);

export function useCheckoutBrowser(): CheckoutBrowser {
  const browser = useContext(CheckoutBrowserContext);
  if (!browser) throw new Error("no browser above this component");
  return browser;
}
