import type { CheckoutDraft } from "../../../machines/checkout/checkout.contract.ts";
import type { Api, Wire } from "../../api/client.ts";
import type { MarketLocale } from "../../api/queries.ts";

export type CheckoutActorDependencies = {
  api: Api;
  place: MarketLocale;
  market: Wire["Market"];
  /** What this browser kept of what the customer typed and chose. */
  readKept: () => CheckoutDraft | null;
  /** The customer's cart has changed. */
  refreshCart: () => Promise<void>;
  /** Resolves when the visitor's cart has been merged into the customer's; rejects if that failed. */
  cartInHand: () => Promise<void>;
};
