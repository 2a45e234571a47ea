import type { FastifyInstance } from "fastify";
import { readAmount } from "./amount.ts";
import { captureAnswer, captureStatus, orderAnswer, refundAnswer, refundedOf } from "./answers.ts";
import type { Order } from "./book.ts";
import { capture } from "./capture.ts";
import { newId } from "./ids.ts";
import { invalid, notFound, unprocessable } from "./problem.ts";
import { readNewOrder, readNewRefund, requestIdOf } from "./requests.ts";
import type { Sandbox } from "./sandbox.ts";
import { transactionPage } from "./transactions.ts";

type ById = { Params: { id: string } };

/** The parts of the provider's API that a shop needs: orders, captures, refunds. */
export function apiRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { book, publicUrl, clock } = sandbox;

  app.post("/v2/checkout/orders", (request, reply) => {
    const requestId = requestIdOf(request.headers["paypal-request-id"]);
    const earlier = requestId === null ? undefined : book.orderOfRequest(requestId);
    if (earlier) return orderAnswer(earlier, publicUrl, clock());
    reply.code(201);
    return orderAnswer(createOrder(sandbox, request.body, requestId), publicUrl, clock());
  });

  app.get<ById>("/v2/checkout/orders/:id", ({ params }) =>
    orderAnswer(assertFound(book.order(params.id)), publicUrl, clock()),
  );

  app.post<ById>("/v2/checkout/orders/:id/capture", ({ params, headers }, reply) =>
    capture(sandbox, params.id, requestIdOf(headers["paypal-request-id"]), reply),
  );

  app.get<ById>("/v2/payments/captures/:id", ({ params }) => {
    const order = assertFound(book.orderOfCapture(params.id));
    return captureAnswer(order, assertFound(order.capture), publicUrl, clock());
  });

  app.post<ById>("/v2/payments/captures/:id/refund", ({ params, headers, body }, reply) => {
    const requestId = requestIdOf(headers["paypal-request-id"]);
    const order = assertFound(book.orderOfCapture(params.id));
    const earlier = assertFound(order.capture).refunds.find(
      (refund) => requestId !== null && refund.requestId === requestId,
    );
    if (earlier) return refundAnswer(order, earlier, publicUrl, clock());
    const refundId = refundCapture(sandbox, order, body, requestId);
    reply.code(201);
    const answer = refundAnswerOf(sandbox, refundId);
    sandbox.notify.refund(refundId);
    return answer;
  });

  app.get<ById>("/v2/payments/refunds/:id", ({ params }) => refundAnswerOf(sandbox, params.id));

  app.get<{ Querystring: Record<string, string> }>("/v1/reporting/transactions", ({ query }) =>
    transactionPage(sandbox, query),
  );

  app.get<{ Querystring: { update_time_after?: string } }>("/v1/customer/disputes", ({ query }) => ({
    items: [...sandbox.disputes]
      .filter(([, { changedAt }]) => changedAt >= (query.update_time_after ?? ""))
      .map(([dispute_id, { captureId, status }]) => ({
        dispute_id,
        status,
        disputed_transactions: [{ seller_transaction_id: captureId }],
      })),
  }));
}

function createOrder(sandbox: Sandbox, body: unknown, requestId: string | null): Order {
  const { purchase_units, payment_source, application_context } = readNewOrder(body);
  const [unit] = purchase_units;
  if (payment_source?.paypal && requestId === null)
    throw invalid([
      {
        issue: "PAYPAL_REQUEST_ID_REQUIRED",
        description: "A PayPal-Request-Id is required with a payment source.",
      },
    ]);
  const amount = readAmount(unit.amount, sandbox.barredCurrencies);
  if (typeof amount === "string")
    throw unprocessable(
      amount,
      amount === "CURRENCY_NOT_SUPPORTED"
        ? "/purchase_units/0/amount/currency_code"
        : "/purchase_units/0/amount/value",
    );
  const experience = payment_source?.paypal?.experience_context ?? application_context;
  const id = newId();
  sandbox.book.record({
    kind: "orderCreated",
    at: sandbox.now(),
    requestId,
    id,
    amount: { currency: amount.currency, minor: amount.minor.toString() },
    referenceId: unit.reference_id ?? "default",
    customId: unit.custom_id ?? null,
    description: unit.description ?? null,
    brandName: experience?.brand_name ?? null,
    returnUrl: experience?.return_url ?? null,
    cancelUrl: experience?.cancel_url ?? null,
    payerAction: Boolean(payment_source?.paypal),
  });
  return assertFound(sandbox.book.order(id));
}

function refundCapture(sandbox: Sandbox, order: Order, body: unknown, requestId: string | null): string {
  const captured = assertFound(order.capture);
  const left = order.amount.minor - refundedOf(captured);
  if (captureStatus(order, captured, sandbox.clock()) === "PENDING") throw unprocessable("PENDING_CAPTURE");
  if (left === 0n) throw unprocessable("CAPTURE_FULLY_REFUNDED");
  const minor = amountToRefund(order, body) ?? left;
  if (minor > left) throw unprocessable("REFUND_AMOUNT_EXCEEDED", "/amount/value");
  const refundId = newId();
  const { nextRefund } = sandbox;
  sandbox.nextRefund = "paid";
  const settlesAt = new Date(sandbox.clock().getTime() + sandbox.delays.pending).toISOString();
  sandbox.book.record({
    kind: "captureRefunded",
    at: sandbox.now(),
    requestId,
    captureId: captured.captureId,
    refundId,
    minor: minor.toString(),
    ...(nextRefund !== "paid" && { settlesAt, fails: nextRefund === "failing" }),
  });
  return refundId;
}

function amountToRefund({ amount: { currency } }: Order, body: unknown): bigint | null {
  const requested = readNewRefund(body ?? undefined)?.amount;
  if (!requested) return null;
  if (requested.currency_code !== currency)
    throw unprocessable("REFUND_CAPTURE_CURRENCY_MISMATCH", "/amount/currency_code");
  const amount = readAmount(requested);
  if (typeof amount === "string") throw unprocessable(amount, "/amount/value");
  return amount.minor;
}

function refundAnswerOf({ book, publicUrl, clock }: Sandbox, refundId: string) {
  const order = assertFound(book.orderOfRefund(refundId));
  const refund = order.capture?.refunds.find((candidate) => candidate.refundId === refundId);
  return refundAnswer(order, assertFound(refund), publicUrl, clock());
}

function assertFound<Thing>(value: Thing | null | undefined): Thing {
  if (value === null || value === undefined) throw notFound();
  return value;
}
