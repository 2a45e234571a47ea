import { queryOptions } from "@tanstack/react-query";
import { dataOf, type Api } from "./client.ts";
import { cached, type MarketLocale } from "./queries.ts";

export const assurancesQuery = (api: Api, marketLocale: MarketLocale) =>
  queryOptions({
    queryKey: ["assurances", marketLocale],
    queryFn: async () =>
      dataOf(await api.GET("/assurances/{languageId}/{marketId}", { params: { path: marketLocale } })),
    ...cached,
  });
