import { writeAmount } from "./amount.ts";
import type { Capture, Order, Refund } from "./book.ts";
import type { Link } from "./problem.ts";

/** The functions below return what the provider's documentation calls the full representation. */
export function orderAnswer(order: Order, publicUrl: string, now: Date) {
  const { approval, capture } = order;
  const payments = capture && { captures: [captureAnswer(order, capture, publicUrl, now)] };
  return {
    id: order.id,
    intent: "CAPTURE",
    status: orderStatus(order),
    ...(order.payerAction && { payment_source: { paypal: {} } }),
    purchase_units: [
      {
        reference_id: order.referenceId,
        ...(order.customId !== null && { custom_id: order.customId }),
        ...(order.description !== null && { description: order.description }),
        amount: writeAmount(order.amount),
        ...(payments && { payments }),
      },
    ],
    ...(approval && { payer: { payer_id: approval.payerId } }),
    create_time: order.at,
    update_time: capture?.at ?? order.at,
    links: orderLinks(order, publicUrl),
  };
}

export function orderStatus({ payerAction, approval, capture }: Order) {
  if (capture) return "COMPLETED";
  if (approval) return "APPROVED";
  return payerAction ? "PAYER_ACTION_REQUIRED" : "CREATED";
}

export function captureAnswer(order: Order, capture: Capture, publicUrl: string, now: Date) {
  const status = captureStatus(order, capture, now);
  return {
    id: capture.captureId,
    status,
    ...(status === "PENDING" && { status_details: { reason: "PENDING_REVIEW" } }),
    amount: writeAmount(order.amount),
    ...(order.customId !== null && { custom_id: order.customId }),
    final_capture: true,
    supplementary_data: { related_ids: { order_id: order.id } },
    seller_receivable_breakdown: {
      gross_amount: writeAmount(order.amount),
      paypal_fee: writeAmount({ currency: order.amount.currency, minor: feeOf(order) }),
    },
    create_time: capture.at,
    update_time: capture.refunds.at(-1)?.at ?? capture.at,
    links: [
      link(publicUrl, `/v2/payments/captures/${capture.captureId}`, "self", "GET"),
      link(publicUrl, `/v2/payments/captures/${capture.captureId}/refund`, "refund", "POST"),
      link(publicUrl, `/v2/checkout/orders/${order.id}`, "up", "GET"),
    ],
  };
}

export function captureStatus({ amount }: Order, capture: Capture, now: Date) {
  if (now < new Date(capture.settlesAt)) return "PENDING";
  const refunded = refundedOf(capture);
  if (refunded === 0n) return "COMPLETED";
  return refunded < amount.minor ? "PARTIALLY_REFUNDED" : "REFUNDED";
}

/** In minor units: 2.5 %, slightly less than the provider's fee. */
export const feeOf = ({ amount }: Order): bigint => (amount.minor * 25n) / 1_000n;

export const refundedOf = ({ refunds }: Capture): bigint =>
  refunds.filter(({ fails }) => !fails).reduce((sum, { minor }) => sum + minor, 0n);

export function refundStatus({ settlesAt, fails = false }: Refund, now: Date) {
  if (settlesAt !== undefined && now < new Date(settlesAt)) return "PENDING";
  return fails ? "FAILED" : "COMPLETED";
}

export function refundAnswer({ amount: { currency } }: Order, refund: Refund, publicUrl: string, now: Date) {
  return {
    id: refund.refundId,
    status: refundStatus(refund, now),
    amount: writeAmount({ currency, minor: refund.minor }),
    create_time: refund.at,
    update_time: refund.at,
    links: [
      link(publicUrl, `/v2/payments/refunds/${refund.refundId}`, "self", "GET"),
      link(publicUrl, `/v2/payments/captures/${refund.captureId}`, "up", "GET"),
    ],
  };
}

export const approvalLink = (order: Order, publicUrl: string, rel: string): Link =>
  link(publicUrl, `/checkoutnow?token=${order.id}`, rel, "GET");

function orderLinks(order: Order, publicUrl: string): Link[] {
  const self = link(publicUrl, `/v2/checkout/orders/${order.id}`, "self", "GET");
  if (order.capture) return [self];
  return [
    self,
    approvalLink(order, publicUrl, order.payerAction ? "payer-action" : "approve"),
    link(publicUrl, `/v2/checkout/orders/${order.id}/capture`, "capture", "POST"),
  ];
}

const link = (publicUrl: string, path: string, rel: string, method: string): Link => ({
  href: publicUrl + path,
  rel,
  method,
});
