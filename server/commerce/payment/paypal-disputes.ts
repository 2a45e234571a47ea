import { z } from "zod";
import type { PaypalCall } from "./paypal-client.ts";
import type { ProviderDispute } from "./provider.ts";

const dispute = z.object({
  dispute_id: z.string(),
  status: z.string(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })).optional(),
});
const page = z.object({ items: z.array(dispute).default([]) });

/**
 * Disputes changed since then, fifty at most: developer.paypal.com/docs/api/customer-disputes/v1.
 * @returns null if the list is unavailable
 */
export async function listDisputes(call: PaypalCall, since: Date): Promise<ProviderDispute[] | null> {
  const query = new URLSearchParams({ update_time_after: since.toISOString(), page_size: "50" });
  const answer = await call("GET", `/v1/customer/disputes?${query}`, null, null);
  const read = answer && answer.status < 300 ? page.safeParse(answer.body).data : undefined;
  if (!read) return null;
  return read.items.map(({ dispute_id: id, status, disputed_transactions: [transaction] = [] }) => ({
    id,
    captureId: transaction?.seller_transaction_id ?? null,
    isResolved: status === "RESOLVED",
  }));
}
