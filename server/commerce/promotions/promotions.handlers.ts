import { couponCodes } from "#domain/coupon-code.ts";
import { findReadingLocale } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import { clientNetwork } from "#server/http/limits/network.ts";
import { noMarketOrLanguage, ok, tooMany, type Handlers } from "#server/http/reply.ts";
import { limitGuesses } from "./limit-guesses.ts";
import { quoteCart } from "./quote-cart.ts";

export const promotionHandlers = (services: Services): Pick<Handlers, "quoteCart"> => ({
  quoteCart: async ({ params, body, caller, ip }) => {
    const locale = await findReadingLocale(services.database.queries, params);
    if (!locale) return noMarketOrLanguage();
    const codes = couponCodes(body.coupon_codes ?? []);
    const { result, seconds } = await limitGuesses(
      services,
      ["couponByNetwork", clientNetwork(ip)],
      codes,
      (known) => quoteCart(services.database.queries, locale, caller?.id ?? null, body.items, known),
      ({ coupons }) => coupons,
    );
    // A cart is quoted without its codes.
    return seconds !== null && body.items.length === 0 ? tooMany(seconds) : ok(result);
  },
});
