import { captureStatus, feeOf, refundStatus } from "./answers.ts";
import { writeAmount } from "./amount.ts";
import type { Order } from "./book.ts";
import type { Sandbox } from "./sandbox.ts";

type Query = { start_date?: string; end_date?: string; page?: string; page_size?: string };

/** The account's transactions of a period, in the format of the provider's Transaction Search. */
export function transactionPage({ book, clock }: Sandbox, query: Query) {
  const [from, until] = [Date.parse(query.start_date ?? ""), Date.parse(query.end_date ?? "")];
  const [page, size] = [Number(query.page ?? 1), Number(query.page_size ?? 100)];
  const all = book
    .orders()
    .flatMap((order) => transactionsOf(order, clock()))
    .filter(
      ({ transaction_info: { transaction_initiation_date: at } }) =>
        Date.parse(at) >= from && Date.parse(at) <= until,
    );
  return {
    transaction_details: all.slice((page - 1) * size, page * size),
    total_items: all.length,
    total_pages: Math.max(1, Math.ceil(all.length / size)),
    page,
  };
}

function transactionsOf(order: Order, now: Date) {
  const { capture, amount } = order;
  if (!capture) return [];
  const { currency } = amount;
  const negative = (minor: bigint) => {
    const { currency_code, value } = writeAmount({ currency, minor });
    return { currency_code, value: `-${value}` };
  };
  const refunds = capture.refunds.map((refund) => ({
    transaction_info: {
      transaction_id: refund.refundId,
      paypal_reference_id: capture.captureId,
      transaction_event_code: "T1107",
      transaction_status: { COMPLETED: "S", PENDING: "P", FAILED: "D" }[refundStatus(refund, now)],
      transaction_amount: negative(refund.minor),
      transaction_initiation_date: refund.at,
    },
  }));
  const taken = {
    transaction_info: {
      transaction_id: capture.captureId,
      transaction_event_code: "T0006",
      transaction_status: { PENDING: "P", COMPLETED: "S", PARTIALLY_REFUNDED: "S", REFUNDED: "V" }[
        captureStatus(order, capture, now)
      ],
      transaction_amount: writeAmount(amount),
      fee_amount: negative(feeOf(order)),
      transaction_initiation_date: capture.at,
    },
  };
  return [taken, ...refunds];
}
