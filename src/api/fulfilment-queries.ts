import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { dataOf, type Api, type Wire } from "./client.ts";
import { neverCached } from "./queries.ts";

export type OrderQueue = { stage: Wire["OrderStage"]; term: string; page: number };
export const ordersToFulfilOnPage = 20;

const isWaiting = (stage: Wire["OrderStage"]) => stage === "to_ship" || stage === "shipped";
const filter = ({ stage, term }: Omit<OrderQueue, "page">) => ({ stage, ...(term && { term }) });

/** Waiting orders oldest first, others newest first. */
export const orderQueueQuery = (api: Api, queue: OrderQueue) =>
  queryOptions({
    queryKey: ["admin", "orders", queue.stage, queue.term, queue.page],
    queryFn: async () => {
      const query = {
        ...filter(queue),
        sort: isWaiting(queue.stage) ? "submitted_at" : "-submitted_at",
        limit: ordersToFulfilOnPage,
        skip: (queue.page - 1) * ordersToFulfilOnPage,
      } as const;
      return dataOf(await api.GET("/admin/orders/", { params: { query } }));
    },
    placeholderData: keepPreviousData,
    ...neverCached,
  });

export const orderQueueCountQuery = (api: Api, queue: Omit<OrderQueue, "page">) =>
  queryOptions({
    queryKey: ["admin", "orderCount", queue.stage, queue.term],
    queryFn: async () =>
      dataOf(await api.GET("/admin/orders/count", { params: { query: filter(queue) } })).count,
    ...neverCached,
  });

export const orderToFulfilQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["admin", "order", id],
    queryFn: async () => dataOf(await api.GET("/admin/orders/{id}", { params: { path: { id } } })),
    ...neverCached,
  });
