import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { dataOf, type Api, type Wire } from "./client.ts";
import { neverCached } from "./queries.ts";

export const tourLeadsOnPage = 20;

export const tourLeadsQuery = (
  api: Api,
  { status, page }: { status: Wire["TourLeadStatus"]; page: number },
) =>
  queryOptions({
    queryKey: ["admin", "tourLeads", status, page],
    queryFn: async () => {
      const query = { status, limit: tourLeadsOnPage, skip: (page - 1) * tourLeadsOnPage } as const;
      return dataOf(await api.GET("/tour-lead/", { params: { query } }));
    },
    placeholderData: keepPreviousData,
    ...neverCached,
  });

export const tourLeadCountQuery = (api: Api, status: Wire["TourLeadStatus"]) =>
  queryOptions({
    queryKey: ["admin", "tourLeads", "count", status],
    queryFn: async () => dataOf(await api.GET("/tour-lead/count", { params: { query: { status } } })).count,
    ...neverCached,
  });
