import { z } from "zod";
import type { PaypalResponse } from "./paypal-client.ts";
import type { CaptureState, ExpectedPayment, RefundAmount, RefundState } from "./provider.ts";

const amount = z.object({ currency_code: z.string(), value: z.string() });
const capture = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  seller_receivable_breakdown: z.object({ paypal_fee: amount.optional() }).optional(),
});
const order = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.url() })).default([]),
  purchase_units: z
    .array(z.object({ payments: z.object({ captures: z.array(capture).default([]) }).optional() }))
    .default([]),
});
const refund = z.object({ id: z.string(), status: z.string(), amount: amount.optional() });
const refusal = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).default([]),
});
/** Temporary statuses, which do not concern the refund itself. */
const passing = [401, 408, 429];

export const paypalIssues = ({ body }: PaypalResponse): string[] =>
  refusal.safeParse(body).data?.details.map(({ issue }) => issue) ?? [];

export function createdOrder(answer: PaypalResponse): { id: string; approvalUrl: string } | null {
  const made = answer.status < 300 ? order.safeParse(answer.body).data : undefined;
  const link = made?.links.find(({ rel }) => rel === "payer-action" || rel === "approve");
  return made && link ? { id: made.id, approvalUrl: link.href } : null;
}

/** Only the provider's own code counts: a proxy's 404 does not concern the order. */
const isUnknown = ({ status, body }: PaypalResponse): boolean =>
  status === 404 && refusal.safeParse(body).data?.name === "RESOURCE_NOT_FOUND";

export function captureState(answer: PaypalResponse, expected: ExpectedPayment): CaptureState {
  if (isUnknown(answer)) return { outcome: "unknown" };
  const issues = paypalIssues(answer);
  if (issues.includes("ORDER_NOT_APPROVED")) return { outcome: "notApproved" };
  if (issues.includes("INSTRUMENT_DECLINED")) return { outcome: "declined" };
  if (issues.includes("CURRENCY_NOT_SUPPORTED")) return { outcome: "currencyNotSupported" };
  const parsed = answer.status < 300 ? order.safeParse(answer.body).data : undefined;
  if (parsed?.id !== expected.providerOrderId) return { outcome: "unclear" };
  const captures = parsed.purchase_units.flatMap(({ payments }) => payments?.captures ?? []);
  if (captures.some((made) => !isExpected(made.amount, expected))) return { outcome: "unclear" };
  const completed = captures.find(({ status }) => status === "COMPLETED");
  if (completed)
    return { outcome: "captured", captureId: completed.id, fee: feeOf(completed, expected.currency) };
  const paidBack = captures.find(({ status }) => status === "PARTIALLY_REFUNDED" || status === "REFUNDED");
  if (paidBack) {
    const isWhole = paidBack.status === "REFUNDED";
    const fee = feeOf(paidBack, expected.currency);
    return { outcome: "captureRefunded", captureId: paidBack.id, fee, isWhole };
  }
  if (captures.some(({ status }) => status === "PENDING")) return { outcome: "pending" };
  if (captures.some(({ status }) => status === "DECLINED" || status === "FAILED"))
    return { outcome: "declined" };
  switch (parsed.status) {
    case "CREATED":
    case "PAYER_ACTION_REQUIRED":
      return { outcome: "notApproved" };
    case "APPROVED":
      return { outcome: "approved" };
    default:
      return { outcome: "unclear" };
  }
}

function feeOf(
  { seller_receivable_breakdown: sums }: z.infer<typeof capture>,
  currency: string,
): string | null {
  const fee = sums?.paypal_fee;
  return fee?.currency_code === currency ? fee.value : null;
}

/** @param part the requested amount; a response about another one does not count */
export function refundState(answer: PaypalResponse, part: RefundAmount | undefined): RefundState {
  const { status, body } = answer;
  if (status >= 300) {
    if (status < 400 || status >= 500 || passing.includes(status)) return { outcome: "unclear" };
    const issue = paypalIssues(answer)[0] ?? refusal.safeParse(body).data?.name;
    return issue === undefined ? { outcome: "unclear" } : { outcome: "refused", issue };
  }
  const made = refund.safeParse(body).data;
  if (!made || (part && made.amount && !isExpected(made.amount, part))) return { outcome: "unclear" };
  switch (made.status) {
    case "COMPLETED":
      return { outcome: "refunded", refundId: made.id };
    case "PENDING":
      return { outcome: "pending", refundId: made.id };
    case "CANCELLED":
    case "FAILED":
      return { outcome: "failed", refundId: made.id, issue: made.status };
    default:
      return { outcome: "unclear" };
  }
}

const isExpected = ({ currency_code, value }: z.infer<typeof amount>, expected: RefundAmount): boolean =>
  currency_code === expected.currency && Number(value) === Number(expected.amount);
