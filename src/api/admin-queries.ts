import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { dataOf, type Api, type Wire } from "./client.ts";
import { neverCached } from "./queries.ts";

export type DecidedStatus = Exclude<Wire["RefundStatus"], "draft">;
export type RefundQueue = { status: DecidedStatus; page: number };
export const refundsOnPage = 20;

/** A page of the queue: waiting refunds oldest first, decided ones newest first. */
export const refundQueueQuery = (api: Api, { status, page }: RefundQueue) =>
  queryOptions({
    queryKey: ["admin", "refunds", status, page],
    queryFn: async () => {
      const query = {
        current_status: status,
        sort: status === "requested" ? "requested_at" : "-requested_at",
        limit: refundsOnPage,
        skip: (page - 1) * refundsOnPage,
      } as const;
      return dataOf(await api.GET("/admin/refunds/", { params: { query } }));
    },
    placeholderData: keepPreviousData,
    ...neverCached,
  });

export const refundQueueCountQuery = (api: Api, status: DecidedStatus) =>
  queryOptions({
    queryKey: ["admin", "refundCount", status],
    queryFn: async () =>
      dataOf(await api.GET("/admin/refunds/count", { params: { query: { current_status: status } } })).count,
    ...neverCached,
  });

export const refundToDecideQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["admin", "refund", id],
    queryFn: async () => dataOf(await api.GET("/admin/refunds/{id}", { params: { path: { id } } })),
    ...neverCached,
  });

export const customersRefundsQuery = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ["admin", "refundsOf", customerId],
    queryFn: async () => {
      const query = { customer_id: customerId, sort: "-requested_at", limit: 50 } as const;
      return dataOf(await api.GET("/admin/refunds/", { params: { query } }));
    },
    ...neverCached,
  });
