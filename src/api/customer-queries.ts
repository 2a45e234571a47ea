import { queryOptions } from "@tanstack/react-query";
import { dataOf, type Api } from "./client.ts";
import { always } from "./queries.ts";

/** What only the pages of orders and of the account ask: a file that no other page loads. */
export const orderQuery = (api: Api, customerId: string, id: string) =>
  queryOptions({
    queryKey: ["order", customerId, id],
    queryFn: async () => dataOf(await api.GET("/orders/{id}", { params: { path: { id } } })),
    ...always,
  });

/** The customer's newest order that was placed, or null; at most one draft a market is newer. */
export const lastOrderQuery = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ["cart", customerId, "lastOrder"],
    queryFn: async () => {
      const orders = dataOf(
        await api.GET("/orders/", { params: { query: { sort: "-created_at", limit: 20 } } }),
      );
      return orders.find(({ current_status }) => current_status !== "draft") ?? null;
    },
    ...always,
  });

/** Beside `meQuery`, so that it is forgotten with the customer. */
export const sessionsQuery = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ["me", customerId, "sessions"],
    queryFn: async () => dataOf(await api.GET("/users/customers/me/sessions")),
    ...always,
  });
/** The customer's last orders that were placed, newest first. */
export const placedOrdersQuery = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ["cart", customerId, "placedOrders"],
    queryFn: async () => {
      const query = { sort: "-created_at", limit: 30 } as const;
      const orders = dataOf(await api.GET("/orders/", { params: { query } }));
      return orders.filter(({ current_status }) => current_status !== "draft").slice(0, 20);
    },
    ...always,
  });
