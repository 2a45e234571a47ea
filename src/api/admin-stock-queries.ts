import { queryOptions } from "@tanstack/react-query";
import { dataOf, type Api } from "./client.ts";
import { neverCached } from "./queries.ts";

export const stockOnPage = 20;

export const stockQuery = (
  api: Api,
  { term, languageId, page }: { term: string; languageId: string; page: number },
) =>
  queryOptions({
    queryKey: ["admin", "stock", "list", term, languageId, page],
    queryFn: async () => {
      const skip = (page - 1) * stockOnPage;
      const query = { term, language_id: languageId, limit: stockOnPage, skip };
      return dataOf(await api.GET("/admin/stock/", { params: { query } }));
    },
    ...neverCached,
  });

export const stockCountQuery = (api: Api, term: string) =>
  queryOptions({
    queryKey: ["admin", "stock", "count", term],
    queryFn: async () => dataOf(await api.GET("/admin/stock/count", { params: { query: { term } } })).count,
    ...neverCached,
  });

export const stockMovementsQuery = (api: Api, variantId: string) =>
  queryOptions({
    queryKey: ["admin", "stock", "movements", variantId],
    queryFn: async () =>
      dataOf(await api.GET("/admin/stock/{id}/movements", { params: { path: { id: variantId } } })),
    ...neverCached,
  });
