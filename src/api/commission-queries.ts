import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { dataOf, type Api } from "./client.ts";
import { neverCached } from "./queries.ts";

/** The keys begin like `meQuery`'s, so that the data is removed with the customer. */
export const commissionsOnPage = 20;

export const commissionsQuery = (api: Api, customerId: string, page: number) =>
  queryOptions({
    queryKey: ["me", customerId, "commissions", page],
    queryFn: async () => {
      const query = { limit: commissionsOnPage, skip: (page - 1) * commissionsOnPage };
      return dataOf(await api.GET("/users/tour_leads/me/commission_transactions", { params: { query } }));
    },
    placeholderData: keepPreviousData,
    ...neverCached,
  });

export const commissionCountQuery = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ["me", customerId, "commissionCount"],
    queryFn: async () => dataOf(await api.GET("/users/tour_leads/me/commission_transactions/count")).count,
    ...neverCached,
  });

export const commissionMonthsQuery = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ["me", customerId, "commissionMonths"],
    queryFn: async () => dataOf(await api.GET("/users/tour_leads/me/commission_months")),
    ...neverCached,
  });

export type StatementFile = { year: number; currency: string; format: "pdf" | "csv"; language: string };

export async function fetchStatement(api: Api, { language, ...path }: StatementFile): Promise<Blob> {
  const result = await api.GET("/users/tour_leads/me/commission_statement/{year}/{currency}/{format}", {
    params: { path, query: { language } },
    parseAs: "blob",
  });
  return dataOf(result);
}
