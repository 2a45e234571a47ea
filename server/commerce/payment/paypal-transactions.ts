import { z } from "zod";
import type { PaypalCall } from "./paypal-client.ts";
import type { ProviderTransaction } from "./provider.ts";

const amount = z.object({ currency_code: z.string(), value: z.string() });
const page = z.object({
  transaction_details: z.array(
    z.object({
      transaction_info: z.object({
        transaction_id: z.string(),
        transaction_event_code: z.string(),
        transaction_status: z.string(),
        transaction_amount: amount,
        fee_amount: amount.optional(),
        transaction_initiation_date: z.coerce.date(),
      }),
    }),
  ),
  total_pages: z.number().default(1),
});
const pageSize = 500;
/** Completed, and completed but refunded since. Pending and denied transactions have moved no money. */
const moved = ["S", "V"];

/** PayPal's event codes: T00xx are payments (incoming if positive), T11xx reversals; T1107 is a refund by the shop. */
const kindOf = (code: string, value: number): ProviderTransaction["kind"] => {
  if (code.startsWith("T00") && value > 0) return "capture";
  return code === "T1107" ? "refund" : "other";
};

/**
 * The account's transactions within 31 days at most: developer.paypal.com/docs/api/transaction-search/v1. They appear
 * up to three hours late.
 * @returns null if the list is unavailable or incomplete
 */
export async function listTransactions(
  call: PaypalCall,
  from: Date,
  until: Date,
): Promise<ProviderTransaction[] | null> {
  const transactions: ProviderTransaction[] = [];
  for (let number = 1, pages = 1; number <= pages; number += 1) {
    const query = new URLSearchParams({
      start_date: from.toISOString(),
      end_date: until.toISOString(),
      fields: "transaction_info",
      page_size: String(pageSize),
      page: String(number),
    });
    const answer = await call("GET", `/v1/reporting/transactions?${query}`, null, null);
    const read = answer && answer.status < 300 ? page.safeParse(answer.body).data : undefined;
    if (!read) return null;
    pages = read.total_pages;
    for (const { transaction_info: info } of read.transaction_details) {
      if (!moved.includes(info.transaction_status)) continue;
      const { currency_code: currency, value } = info.transaction_amount;
      transactions.push({
        id: info.transaction_id,
        kind: kindOf(info.transaction_event_code, Number(value)),
        amount: value.replace("-", ""),
        currency,
        fee: info.fee_amount ? info.fee_amount.value.replace("-", "") : null,
        at: info.transaction_initiation_date,
      });
    }
  }
  return transactions;
}
