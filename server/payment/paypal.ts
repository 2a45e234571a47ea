import { z } from "zod";
import type {
  CaptureState,
  Created,
  ExpectedPayment,
  NewPayment,
  Part,
  PaymentProvider,
  RefundState,
} from "./provider.ts";

/** PayPal's Orders v2 over plain HTTP: developer.paypal.com/docs/api/orders/v2. */
type Access = { baseUrl: string; clientId: string; clientSecret: string };
const longestWait = 10_000;

const amount = z.object({ currency_code: z.string(), value: z.string() });
const capture = z.object({ id: z.string(), status: z.string(), amount });
const order = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.url() })).default([]),
  purchase_units: z
    .array(z.object({ payments: z.object({ captures: z.array(capture).default([]) }).optional() }))
    .default([]),
});
const refund = z.object({
  id: z.string(),
  status: z.enum(["COMPLETED", "PENDING"]),
  amount: amount.optional(),
});
const refusal = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).default([]),
});
const access = z.object({ access_token: z.string(), expires_in: z.number() });

type Answer = { status: number; body: unknown };

/** `patience`: milliseconds after which a call counts as not answered. */
export function paypal({ baseUrl, clientId, clientSecret }: Access, patience = longestWait): PaymentProvider {
  let token: { value: string; until: number } | null = null;

  async function create(payment: NewPayment): Promise<Created> {
    const answer = await call("POST", "/v2/checkout/orders", payment.requestId, {
      intent: "CAPTURE",
      purchase_units: [
        {
          reference_id: payment.reference,
          custom_id: payment.reference,
          amount: { currency_code: payment.currency, value: payment.amount },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            user_action: "PAY_NOW",
            shipping_preference: "NO_SHIPPING",
            return_url: payment.returnUrl,
            cancel_url: payment.cancelUrl,
          },
        },
      },
    });
    if (!answer) return { outcome: "failed" };
    if (issuesOf(answer).includes("CURRENCY_NOT_SUPPORTED")) return { outcome: "currencyNotSupported" };
    const made = answer.status < 300 ? order.safeParse(answer.body).data : undefined;
    const link = made?.links.find(({ rel }) => rel === "payer-action" || rel === "approve");
    return made && link
      ? { outcome: "created", providerOrderId: made.id, approvalUrl: link.href }
      : { outcome: "failed" };
  }

  async function captureOrder(expected: ExpectedPayment, requestId: string): Promise<CaptureState> {
    const answer = await call("POST", `${addressOf(expected)}/capture`, requestId, {});
    return answer ? captureState(answer, expected) : { outcome: "unclear" };
  }

  async function lookUp(expected: ExpectedPayment): Promise<CaptureState> {
    const answer = await call("GET", addressOf(expected), null, null);
    return answer ? captureState(answer, expected) : { outcome: "unclear" };
  }

  async function refundCapture(captureId: string, requestId: string, part?: Part): Promise<RefundState> {
    const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
    const body = part ? { amount: { currency_code: part.currency, value: part.amount } } : {};
    const answer = await call("POST", path, requestId, body);
    const made = answer && answer.status < 300 ? refund.safeParse(answer.body).data : undefined;
    const isAsked = !part || !made?.amount || isExpected(made.amount, part);
    if (made && isAsked) return { outcome: "refunded", refundId: made.id };
    const issue = answer && refundIssue(answer);
    return issue ? { outcome: "refused", issue } : { outcome: "unclear" };
  }

  /** Null: no answer, or no answer in JSON. */
  async function call(
    method: string,
    path: string,
    requestId: string | null,
    body: unknown,
  ): Promise<Answer | null> {
    const signal = AbortSignal.timeout(patience);
    const send = async () =>
      fetch(baseUrl + path, {
        method,
        signal,
        headers: {
          authorization: `Bearer ${await accessToken(signal)}`,
          "content-type": "application/json",
          prefer: "return=representation",
          ...(requestId ? { "paypal-request-id": requestId } : {}),
        },
        body: body === null ? null : JSON.stringify(body),
      });
    try {
      let response = await send();
      if (response.status === 401) {
        // The provider may end a token early: try once more with a new one.
        token = null;
        response = await send();
      }
      return { status: response.status, body: await response.json() };
    } catch {
      return null;
    }
  }

  async function accessToken(signal: AbortSignal): Promise<string> {
    if (token && token.until > Date.now()) return token.value;
    const response = await askForToken({ baseUrl, clientId, clientSecret }, signal);
    const granted = access.parse(await response.json());
    token = { value: granted.access_token, until: Date.now() + (granted.expires_in - 60) * 1000 };
    return token.value;
  }

  return { create, capture: captureOrder, lookUp, refund: refundCapture };
}

/** What each call needs first. */
export const askForToken = (
  { baseUrl, clientId, clientSecret }: Access,
  signal: AbortSignal,
): Promise<Response> =>
  fetch(`${baseUrl}/v1/oauth2/token`, {
    method: "POST",
    signal,
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}` },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });

const addressOf = ({ providerOrderId }: ExpectedPayment): string =>
  `/v2/checkout/orders/${encodeURIComponent(providerOrderId)}`;

const issuesOf = ({ body }: Answer): string[] =>
  refusal.safeParse(body).data?.details.map(({ issue }) => issue) ?? [];

const failedRefund = z.object({ id: z.string(), status: z.enum(["CANCELLED", "FAILED"]) });
/** Of a refusal that says nothing about the refund: come back later, or with a new token. */
const passing = [401, 408, 429];

/** Why the provider does not refund, if it says so itself. */
function refundIssue(answer: Answer): string | null {
  const { status, body } = answer;
  if (status < 300) return failedRefund.safeParse(body).data?.status ?? null;
  if (status < 400 || status >= 500 || passing.includes(status)) return null;
  return issuesOf(answer)[0] ?? refusal.safeParse(body).data?.name ?? null;
}

/** The provider says so itself: a 404 of something on the way says nothing about the order. */
const isUnknown = ({ status, body }: Answer): boolean =>
  status === 404 && refusal.safeParse(body).data?.name === "RESOURCE_NOT_FOUND";

function captureState(answer: Answer, expected: ExpectedPayment): CaptureState {
  if (isUnknown(answer)) return { outcome: "unknown" };
  const issues = issuesOf(answer);
  if (issues.includes("ORDER_NOT_APPROVED")) return { outcome: "notApproved" };
  if (issues.includes("INSTRUMENT_DECLINED")) return { outcome: "declined" };
  if (issues.includes("CURRENCY_NOT_SUPPORTED")) return { outcome: "currencyNotSupported" };
  const found = answer.status < 300 ? order.safeParse(answer.body).data : undefined;
  if (found?.id !== expected.providerOrderId) return { outcome: "unclear" };
  const captures = found.purchase_units.flatMap(({ payments }) => payments?.captures ?? []);
  if (captures.some((made) => !isExpected(made.amount, expected))) return { outcome: "unclear" };
  const completed = captures.find(({ status }) => status === "COMPLETED");
  if (completed) return { outcome: "captured", captureId: completed.id };
  if (captures.some(({ status }) => status === "PENDING")) return { outcome: "pending" };
  if (captures.some(({ status }) => status === "DECLINED" || status === "FAILED"))
    return { outcome: "declined" };
  switch (found.status) {
    case "CREATED":
    case "PAYER_ACTION_REQUIRED":
      return { outcome: "notApproved" };
    case "APPROVED":
      return { outcome: "approved" };
    default:
      return { outcome: "unclear" };
  }
}

const isExpected = ({ currency_code, value }: z.infer<typeof amount>, expected: Part): boolean =>
  currency_code === expected.currency && Number(value) === Number(expected.amount);
