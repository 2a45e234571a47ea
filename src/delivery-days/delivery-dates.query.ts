import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { dataOf, type Api } from "#src/api/client.ts";
import { neverCached, type MarketLocale } from "#src/api/queries.ts";

const maximumVariants = 100;

export type Pieces = { variantId: string; count: number };

/** The days go by, so they are read each time. */
export const deliveryDatesQuery = (api: Api, marketLocale: MarketLocale, pieces: readonly Pieces[]) => {
  const variant_ids = pieces.map(({ variantId }) => variantId).join();
  const counts = pieces.map(({ count }) => count).join();
  return queryOptions({
    queryKey: ["deliveryDates", marketLocale, variant_ids, counts],
    queryFn: async () =>
      dataOf(
        await api.GET("/delivery-dates/{languageId}/{marketId}", {
          params: { path: marketLocale, query: { variant_ids, counts } },
        }),
      ),
    enabled: pieces.length > 0 && pieces.length <= maximumVariants,
    placeholderData: keepPreviousData,
    ...neverCached,
  });
};
