import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useApi } from "#src/api/api-context.ts";
import { dataOf, type Api, type Wire } from "#src/api/client.ts";
import { neverCached, type MarketLocale } from "#src/api/queries.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { useCustomer } from "#src/flows/account/session/session.context.ts";

type Line = { variantId: string; count: number; isNotSold: boolean };
type QuoteItems = Wire["QuoteRequest"]["items"];

/**
 * What promotions take off a cart. `asking`: for the first time. `known`: `isOutdated` while it is asked again after a
 * change. `unknown`: the shop cannot be reached, or sells none of it.
 */
export type CartQuote =
  | { status: "asking" | "unknown" }
  | { status: "known"; quote: Wire["Quote"]; isOutdated: boolean };

const cartQuoteQuery = (
  api: Api,
  marketLocale: MarketLocale,
  customerId: string | undefined,
  { items, coupon_codes }: { items: QuoteItems; coupon_codes: string[] },
) =>
  queryOptions({
    queryKey: ["quote", marketLocale, customerId, items, coupon_codes],
    queryFn: async () =>
      dataOf(
        await api.POST("/quotes/{languageId}/{marketId}", {
          params: { path: marketLocale },
          body: { items, coupon_codes },
        }),
      ),
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
    ...neverCached,
  });

export function useCartQuote(lines: readonly Line[], codes: readonly string[]): CartQuote {
  const items = lines
    .filter(({ isNotSold }) => !isNotSold)
    .map(({ variantId, count }) => ({ variant_id: variantId, count }));
  const { data, isPlaceholderData, isLoading } = useQuery(
    cartQuoteQuery(useApi(), useMarketLocale(), useCustomer()?.id, { items, coupon_codes: [...codes] }),
  );
  if (data) return { status: "known", quote: data, isOutdated: isPlaceholderData };
  return { status: isLoading ? "asking" : "unknown" };
}
