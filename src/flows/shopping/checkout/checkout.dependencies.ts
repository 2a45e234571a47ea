import type { CheckoutDraft } from "#machines/shopping/checkout/checkout.contract.ts";
import type { Api, Wire } from "#src/api/client.ts";
import type { Buyer } from "./checkout.buyer.ts";
import type { MarketLocale } from "#src/api/queries.ts";

export type CheckoutActorDependencies = {
  api: Api;
  marketLocale: MarketLocale;
  market: Wire["Market"];
  readDraft: () => CheckoutDraft | null;
  couponCodes: () => string[];
  /** Those that an order used are not offered again. */
  forgetCoupons: (codes: readonly string[]) => void;
  /** After an order was placed elsewhere. */
  refreshCart: () => Promise<void>;
  buyer: Buyer;
};
