import { queryOptions } from "@tanstack/react-query";
import { dataOf, type Api, type Wire } from "./client.ts";
import { neverCached } from "./queries.ts";

/** The customer's newest order that is placed and not paid, or null. The key begins like the cart's: a cancelled order changes both. */
export const unpaidOrderQuery = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ["cart", customerId, "unpaidOrder"],
    queryFn: async () => {
      const waiting = await Promise.all(
        (["submitted", "payment_pending"] as const).map(async (current_status) =>
          dataOf(await api.GET("/orders/", { params: { query: { current_status, limit: 1 } } })),
        ),
      );
      return waiting.flat().toSorted(newestFirst)[0] ?? null;
    },
    ...neverCached,
  });

const newestFirst = (a: Wire["Order"], b: Wire["Order"]): number => b.created_at.localeCompare(a.created_at);
