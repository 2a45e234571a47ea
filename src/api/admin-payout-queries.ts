import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { dataOf, type Api, type Wire } from "./client.ts";
import { neverCached } from "./queries.ts";

export type PayoutStatus = Wire["PayoutStatus"];
export const payoutsOnPage = 20;
export const payoutFilesOnPage = 10;

/** Waiting payouts oldest first, others newest first. */
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
    // Only another page of the same list: payouts that have left this list must not be selectable here.
    placeholderData: (before: Wire["PayoutToMake"][] | undefined, query) =>
      query?.queryKey[2] === status ? before : undefined,
    ...neverCached,
  });

export const payoutCountQuery = (api: Api, status: PayoutStatus) =>
  queryOptions({
    queryKey: ["admin", "payoutCount", status],
    queryFn: async () =>
      dataOf(await api.GET("/admin/payouts/count", { params: { query: { current_status: status } } })).count,
    ...neverCached,
  });

export const waitingCurrenciesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["admin", "waitingCurrencies"],
    queryFn: async () => Object.keys(dataOf(await api.GET("/admin/payouts/waiting"))),
    ...neverCached,
  });

export const payoutFilesQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: ["admin", "payoutFiles", page],
    queryFn: async () => {
      const query = { limit: payoutFilesOnPage, skip: (page - 1) * payoutFilesOnPage };
      return dataOf(await api.GET("/admin/payouts/files", { params: { query } }));
    },
    placeholderData: keepPreviousData,
    ...neverCached,
  });

export const payoutFileCountQuery = (api: Api) =>
  queryOptions({
    queryKey: ["admin", "payoutFileCount"],
    queryFn: async () => dataOf(await api.GET("/admin/payouts/files/count")).count,
    ...neverCached,
  });
