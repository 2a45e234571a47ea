import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { dataOf, type Api, type Wire } from "./client.ts";
import { neverCached } from "./queries.ts";

/** The keys begin like `meQuery`'s, so that the data is removed with the customer. */
export type PointKind = Wire["PointKind"];
export const pointsOnPage = 20;

export const pointsQuery = (
  api: Api,
  customerId: string,
  { kind, page }: { kind: PointKind | undefined; page: number },
) =>
  queryOptions({
    queryKey: ["me", customerId, "points", kind ?? "", page],
    queryFn: async () => {
      const query = { ...(kind && { kind }), limit: pointsOnPage, skip: (page - 1) * pointsOnPage };
      return dataOf(await api.GET("/users/customers/me/point_transactions", { params: { query } }));
    },
    placeholderData: keepPreviousData,
    ...neverCached,
  });

export const pointCountQuery = (api: Api, customerId: string, kind: PointKind | undefined) =>
  queryOptions({
    queryKey: ["me", customerId, "pointCount", kind ?? ""],
    queryFn: async () => {
      const query = kind ? { kind } : {};
      return dataOf(await api.GET("/users/customers/me/point_transactions/count", { params: { query } }))
        .count;
    },
    placeholderData: keepPreviousData,
    ...neverCached,
  });

type Deposit = NonNullable<Wire["PointTransaction"]["deposit"]> & Pick<Wire["PointTransaction"], "order">;

/** Deposits in the order in which they become points; those awaiting a decision last. */
export const depositsQuery = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ["me", customerId, "deposits"],
    queryFn: async (): Promise<Deposit[]> => {
      const query = { in_deposit: true, limit: 100 };
      const rows = dataOf(await api.GET("/users/customers/me/point_transactions", { params: { query } }));
      const deposits = rows.flatMap(({ deposit, order }) => (deposit ? [{ ...deposit, order }] : []));
      const latest = "9";
      return deposits.toSorted((a, b) => (a.converts_at ?? latest).localeCompare(b.converts_at ?? latest));
    },
    ...neverCached,
  });
