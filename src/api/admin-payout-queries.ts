import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { dataOf, type Api, type Wire } from "./client.ts";
import { always } from "./queries.ts";

export type PayoutStatus = Wire["PayoutStatus"];
export const payoutsOnPage = 20;

/** Of those that wait the longest waiting first, of the others the newest. */
export const payoutListQuery = (api: Api, { status, page }: { status: PayoutStatus; page: number }) =>
  queryOptions({
    queryKey: ["admin", "payouts", status, page],
    queryFn: async () => {
      const query = {
        current_status: status,
        sort: status === "requested" ? "requested_at" : "-requested_at",
        limit: payoutsOnPage,
        skip: (page - 1) * payoutsOnPage,
      } as const;
      return dataOf(await api.GET("/admin/payouts/", { params: { query } }));
    },
    placeholderData: keepPreviousData,
    ...always,
  });

export const payoutCountQuery = (api: Api, status: PayoutStatus) =>
  queryOptions({
    queryKey: ["admin", "payoutCount", status],
    queryFn: async () =>
      dataOf(await api.GET("/admin/payouts/count", { params: { query: { current_status: status } } })).count,
    ...always,
  });
