import { addCacheTags } from "#server/http/cache-tags.ts";
import type { Schemas } from "#server/http/reply.ts";
import { textIn, type ReadingLocale } from "#server/commerce/markets/markets.ts";

/** What a market assures customers of when they order, how they can pay, and the seller's phone. */
export function assurancesOf({ market, languageId, fallbackId }: ReadingLocale): Schemas["Assurances"] {
  addCacheTags(["content"]);
  return {
    assurances: market.assurances.map(({ text, link }) => ({
      text: textIn(text, languageId, fallbackId),
      link: link ?? null,
    })),
    payment_methods: market.payment_methods,
    phone: market.seller.phone ?? null,
  };
}
