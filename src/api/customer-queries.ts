import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { dataOf, type Api } from "./client.ts";
import { neverCached } from "./queries.ts";

export const orderQuery = (api: Api, customerId: string, id: string) =>
  queryOptions({
    queryKey: ["order", customerId, id],
    queryFn: async () => dataOf(await api.GET("/orders/{id}", { params: { path: { id } } })),
    ...neverCached,
  });

export const lastOrderQuery = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ["cart", customerId, "lastOrder"],
    queryFn: async () =>
      dataOf(await api.GET("/orders/", { params: { query: { placed: true, limit: 1 } } }))[0] ?? null,
    ...neverCached,
  });

export type OrdersOnPage = { reference: string; page: number };
export const ordersOnPage = 10;

/** Placed orders, newest first. The key begins like the cart's: a cancelled order changes both. */
export const ordersQuery = (api: Api, customerId: string, { reference, page }: OrdersOnPage) =>
  queryOptions({
    queryKey: ["cart", customerId, "orders", reference, page],
    queryFn: async () => {
      const query = { placed: true, reference, limit: ordersOnPage, skip: (page - 1) * ordersOnPage };
      return dataOf(await api.GET("/orders/", { params: { query } }));
    },
    placeholderData: keepPreviousData,
    ...neverCached,
  });

export const orderCountQuery = (api: Api, customerId: string, reference: string) =>
  queryOptions({
    queryKey: ["cart", customerId, "orderCount", reference],
    queryFn: async () =>
      dataOf(await api.GET("/orders/count", { params: { query: { placed: true, reference } } })).count,
    placeholderData: keepPreviousData,
    ...neverCached,
  });

export const draftQuery = (api: Api, customerId: string, marketId: string) =>
  queryOptions({
    queryKey: ["cart", customerId, "draft", marketId],
    queryFn: async () => {
      const query = { current_status: "draft", market_id: marketId, limit: 1 } as const;
      return dataOf(await api.GET("/orders/", { params: { query } }))[0] ?? null;
    },
    ...neverCached,
  });

/** The key begins like `meQuery`'s, so that the data is removed with the customer. */
export const sessionsQuery = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ["me", customerId, "sessions"],
    queryFn: async () => dataOf(await api.GET("/users/customers/me/sessions")),
    ...neverCached,
  });

export const authenticatorsQuery = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ["me", customerId, "authenticators"],
    queryFn: async () => dataOf(await api.GET("/users/customers/me/authenticators")),
    ...neverCached,
  });

export const placedOrdersQuery = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ["cart", customerId, "placedOrders"],
    queryFn: async () =>
      dataOf(await api.GET("/orders/", { params: { query: { placed: true, limit: 20 } } })),
    ...neverCached,
  });

export const refundsOnPage = 10;

export const refundsQuery = (api: Api, customerId: string, page: number) =>
  queryOptions({
    queryKey: ["refunds", customerId, "page", page],
    queryFn: async () => {
      const query = { limit: refundsOnPage, skip: (page - 1) * refundsOnPage, sort: "-created_at" } as const;
      return dataOf(await api.GET("/refunds/", { params: { query } }));
    },
    placeholderData: keepPreviousData,
    ...neverCached,
  });

export const refundCountQuery = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ["refunds", customerId, "count"],
    queryFn: async () => dataOf(await api.GET("/refunds/count")).count,
    ...neverCached,
  });

/** Refunds that were requested or follow a withdrawal, and are not paid back yet. */
export const waitingRefundsQuery = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ["refunds", customerId, "waiting"],
    queryFn: async () => {
      const query = { current_status: "requested", limit: 100 } as const;
      return dataOf(await api.GET("/refunds/", { params: { query } }));
    },
    ...neverCached,
  });

export const refundQuery = (api: Api, customerId: string, id: string) =>
  queryOptions({
    queryKey: ["refunds", customerId, "refund", id],
    queryFn: async () => dataOf(await api.GET("/refunds/{id}", { params: { path: { id } } })),
    ...neverCached,
  });

/** By currency, the payouts that a tour lead has requested and the bank has not made yet. */
export const payoutsOnTheirWayQuery = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ["me", customerId, "payoutsOnTheirWay"],
    queryFn: async () => dataOf(await api.GET("/users/customers/me/payouts_on_their_way")),
    ...neverCached,
  });
