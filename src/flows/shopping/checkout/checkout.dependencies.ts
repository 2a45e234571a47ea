import type { CheckoutDraft } from "#machines/shopping/checkout/checkout.contract.ts";
import type { Api, Wire } from "#src/api/client.ts";
import type { MarketLocale } from "#src/api/queries.ts";

export type CheckoutActorDependencies = {
  api: Api;
  marketLocale: MarketLocale;
  market: Wire["Market"];
  readDraft: () => CheckoutDraft | null;
  couponCodes: () => string[];
  /** Those that an order used are not offered again. */
  forgetCoupons: (codes: readonly string[]) => void;
  refreshCart: () => Promise<void>;
  /** Resolves when the visitor's cart has been merged into the customer's; rejects if that fails. */
  waitForCart: () => Promise<void>;
};
