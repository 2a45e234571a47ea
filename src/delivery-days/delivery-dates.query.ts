import { queryOptions } from "@tanstack/react-query";
import { dataOf, type Api } from "#src/api/client.ts";
import { neverCached, type MarketLocale } from "#src/api/queries.ts";

const maximumVariants = 100;

/** The days go by, so they are read each time. */
export const deliveryDatesQuery = (api: Api, marketLocale: MarketLocale, variantIds: readonly string[]) => {
  const variant_ids = [...variantIds].sort().join();
  return queryOptions({
    queryKey: ["deliveryDates", marketLocale, variant_ids],
    queryFn: async () =>
      dataOf(
        await api.GET("/delivery-dates/{languageId}/{marketId}", {
          params: { path: marketLocale, query: { variant_ids } },
        }),
      ),
    enabled: variantIds.length > 0 && variantIds.length <= maximumVariants,
    ...neverCached,
  });
};
