import { queryOptions } from "@tanstack/react-query";
import { dataOf, type Api } from "./client.ts";
import { neverCached } from "./queries.ts";

/** Null: the tour lead has not entered a bank account. */
export const bankAccountQuery = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ["bankAccount", customerId],
    queryFn: async () => dataOf(await api.GET("/users/tour_leads/me/bank_account")).bank_account,
    ...neverCached,
  });

/** Null: the tour lead has not agreed to self-billing. */
export const selfBillingQuery = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ["selfBilling", customerId],
    queryFn: async () => dataOf(await api.GET("/users/tour_leads/me/self_billing")).tax_data,
    ...neverCached,
  });

export async function fetchSelfBillingInvoice(api: Api, payoutId: string): Promise<Blob> {
  const result = await api.GET("/users/tour_leads/me/payouts/{id}/self_billing_invoice", {
    params: { path: { id: payoutId } },
    parseAs: "blob",
  });
  return dataOf(result);
}
