import { queryOptions } from "@tanstack/react-query";
import { dataOf, type Api } from "./client.ts";
import { neverCached } from "./queries.ts";

export const paymentIssuesOnPage = 20;

export const paymentIssuesQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: ["admin", "paymentIssues", page],
    queryFn: async () => {
      const query = { limit: paymentIssuesOnPage, skip: (page - 1) * paymentIssuesOnPage };
      return dataOf(await api.GET("/admin/payment-issues/", { params: { query } }));
    },
    ...neverCached,
  });

export const paymentIssueCountQuery = (api: Api) =>
  queryOptions({
    queryKey: ["admin", "paymentIssueCount"],
    queryFn: async () => dataOf(await api.GET("/admin/payment-issues/count")).count,
    ...neverCached,
  });

export const paymentComparisonQuery = (api: Api) =>
  queryOptions({
    queryKey: ["admin", "paymentComparison"],
    queryFn: async () => dataOf(await api.GET("/admin/payment-issues/comparison")).comparison,
    ...neverCached,
  });
