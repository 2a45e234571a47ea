import type { KeptCheckout } from "../../../machines/checkout/checkout.contract.ts";
import type { Api, Wire } from "../../api/client.ts";
import type { Place } from "../../api/queries.ts";

/** What the checkout's ports need beside their questions. */
export type CheckoutActorDependencies = {
  api: Api;
  place: Place;
  market: Wire["Market"];
  /** What this browser kept of the customer's typing and choosing. */
  readKept: () => KeptCheckout | null;
  /** The customer's cart is another now. */
  refreshCart: () => Promise<void>;
  /** Resolves when what the visitor had in the cart is the customer's; rejects when that could not be done. */
  cartInHand: () => Promise<void>;
};
