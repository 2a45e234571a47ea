import { useQuery } from "@tanstack/react-query";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { orderQuery } from "#src/api/customer-queries.ts";

/** The invoice is created shortly after the payment: number of refetches, and milliseconds between them. */
const askings = 15;
const askAgainAfter = 2_000;

export const invoiceOf = ({ documents }: Wire["Order"]): Wire["Document"] | undefined =>
  documents.find(({ document_type }) => document_type === "invoice");

/** An order, refetched until a paid one has its invoice. */
export function useOrder(customerId: string | undefined, id: string) {
  return useQuery({
    ...orderQuery(useApi(), customerId ?? "", id),
    enabled: customerId !== undefined && id !== "",
    refetchInterval: ({ state }) =>
      state.data?.is_paid && !invoiceOf(state.data) && state.dataUpdateCount < askings && askAgainAfter,
  });
}
