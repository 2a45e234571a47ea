import { expect, test } from "vitest";
import { cancelUrl, newOrder, returnUrl, testSandbox } from "./test-sandbox.ts";

const issuesOf = ({ status, body }: { status: number; body: any }) => ({
  status,
  name: body.name,
  issues: body.details.map(({ issue }: { issue: string }) => issue),
});

test("an order is created, approved, captured and looked up", async () => {
  const { call, approve, capture } = testSandbox();
  const created = await call("POST", "/v2/checkout/orders", newOrder());
  const { id } = created.body;
  const at = "2026-11-21T10:00:00.000Z";
  const unit = {
    reference_id: "7K3M9Q",
    custom_id: "7K3M9Q",
    amount: { currency_code: "EUR", value: "35.95" },
  };
  const self = {
    href: `http://pay.test:8090/v2/checkout/orders/${id}`,
    rel: "self",
    method: "GET",
  };
  expect(id).toMatch(/^[0-9A-Z]{17}$/);
  expect(created).toEqual({
    status: 201,
    body: {
      id,
      intent: "CAPTURE",
      status: "CREATED",
      purchase_units: [unit],
      create_time: at,
      update_time: at,
      links: [
        self,
        { href: `http://pay.test:8090/checkoutnow?token=${id}`, rel: "approve", method: "GET" },
        { href: `${self.href}/capture`, rel: "capture", method: "POST" },
      ],
    },
  });
  const approved = await approve(id);
  const payerId = new URL(String(approved.headers.location)).searchParams.get("PayerID");
  const captured = await capture(id);
  const captureId = captured.body.purchase_units[0].payments.captures[0].id;
  const captureUrl = `http://pay.test:8090/v2/payments/captures/${captureId}`;
  const taken = {
    id: captureId,
    status: "COMPLETED",
    amount: { currency_code: "EUR", value: "35.95" },
    custom_id: "7K3M9Q",
    final_capture: true,
    supplementary_data: { related_ids: { order_id: id } },
    seller_receivable_breakdown: {
      gross_amount: { currency_code: "EUR", value: "35.95" },
      paypal_fee: { currency_code: "EUR", value: "0.89" },
    },
    create_time: at,
    update_time: at,
    links: [
      { href: captureUrl, rel: "self", method: "GET" },
      { href: `${captureUrl}/refund`, rel: "refund", method: "POST" },
      { href: self.href, rel: "up", method: "GET" },
    ],
  };
  expect(captured).toEqual({
    status: 201,
    body: {
      id,
      intent: "CAPTURE",
      status: "COMPLETED",
      purchase_units: [{ ...unit, payments: { captures: [taken] } }],
      payer: { payer_id: payerId },
      create_time: at,
      update_time: at,
      links: [self],
    },
  });
  expect(await call("GET", `/v2/checkout/orders/${id}`)).toEqual({ ...captured, status: 200 });
  expect(await call("GET", `/v2/payments/captures/${captureId}`)).toEqual({
    status: 200,
    body: taken,
  });
});

test("a payment source makes it a payer's action, and needs a request id", async () => {
  const { call } = testSandbox();
  const { application_context: _, ...order } = newOrder();
  const experience_context = { return_url: returnUrl, cancel_url: cancelUrl };
  const paypal = { ...order, payment_source: { paypal: { experience_context } } };
  expect(issuesOf(await call("POST", "/v2/checkout/orders", paypal))).toEqual({
    status: 400,
    name: "INVALID_REQUEST",
    issues: ["PAYPAL_REQUEST_ID_REQUIRED"],
  });
  const { status, body } = await call("POST", "/v2/checkout/orders", paypal, "request-1");
  expect([status, body.status]).toEqual([201, "PAYER_ACTION_REQUIRED"]);
  expect(body.links[1].rel).toBe("payer-action");
});

test("the same request id is the same order and the same capture", async () => {
  const { call, approve, capture } = testSandbox();
  const create = () => call("POST", "/v2/checkout/orders", newOrder(), "request-1");
  const first = await create();
  expect(await create()).toEqual({ ...first, status: 200 });
  await approve(first.body.id);
  const captured = await capture(first.body.id, "request-2");
  expect(captured.status).toBe(201);
  expect(await capture(first.body.id, "request-2")).toEqual({ ...captured, status: 200 });
  for (const other of ["request-3", undefined])
    expect(issuesOf(await capture(first.body.id, other))).toEqual({
      status: 422,
      name: "UNPROCESSABLE_ENTITY",
      issues: ["ORDER_ALREADY_CAPTURED"],
    });
});

test("an unapproved order is not captured", async () => {
  const { create, capture } = testSandbox();
  expect(issuesOf(await capture(await create()))).toEqual({
    status: 422,
    name: "UNPROCESSABLE_ENTITY",
    issues: ["ORDER_NOT_APPROVED"],
  });
});

test.each([
  ["JPY", "1200.50", "DECIMAL_PRECISION", "/purchase_units/0/amount/value"],
  ["EUR", "0.00", "CANNOT_BE_ZERO_OR_NEGATIVE", "/purchase_units/0/amount/value"],
  ["XAU", "1.00", "CURRENCY_NOT_SUPPORTED", "/purchase_units/0/amount/currency_code"],
  ["GBP", "1.00", "CURRENCY_NOT_SUPPORTED", "/purchase_units/0/amount/currency_code"],
])("%s %s is refused: %s", async (currency, value, issue, field) => {
  const { call } = testSandbox({ barredCurrencies: ["GBP"] });
  const { status, body } = await call("POST", "/v2/checkout/orders", newOrder(value, currency));
  expect([status, body.details[0].issue, body.details[0].field]).toEqual([422, issue, field]);
});

test.each([
  ["no body", undefined, ["MISSING_REQUIRED_PARAMETER"]],
  ["an empty body", {}, ["MISSING_REQUIRED_PARAMETER", "MISSING_REQUIRED_PARAMETER"]],
  ["a list", [], ["INVALID_PARAMETER_SYNTAX"]],
  ["another intent", { ...newOrder(), intent: "AUTHORIZE" }, ["INVALID_PARAMETER_SYNTAX"]],
  ["a number for an amount", newOrder(12 as never), ["INVALID_PARAMETER_SYNTAX"]],
  ["a negative amount", newOrder("-1.00"), ["INVALID_PARAMETER_SYNTAX"]],
  ["a script for an address", withReturn("javascript:alert(1)"), ["INVALID_PARAMETER_SYNTAX"]],
  ["a broken address", withReturn("http://"), ["INVALID_PARAMETER_SYNTAX"]],
])("%s is a bad request", async (_name, order, issues) => {
  const { call } = testSandbox();
  expect(issuesOf(await call("POST", "/v2/checkout/orders", order))).toEqual({
    status: 400,
    name: "INVALID_REQUEST",
    issues,
  });
});

test("broken JSON, another type and an endless request id are bad requests", async () => {
  const { app, pass } = testSandbox();
  const send = async (headers: Record<string, string>, payload: string) => {
    const url = "/v2/checkout/orders";
    const authorization = await pass;
    const response = await app.inject({
      method: "POST",
      url,
      payload,
      headers: { authorization, ...headers },
    });
    return [response.statusCode, response.json().name];
  };
  const json = { "content-type": "application/json" };
  expect(await send(json, "{")).toEqual([400, "INVALID_REQUEST"]);
  expect(await send({ "content-type": "image/png" }, "x")).toEqual([415, "INVALID_REQUEST"]);
  expect(await send({ ...json, "paypal-request-id": "x".repeat(200) }, "{}")).toEqual([
    400,
    "INVALID_REQUEST",
  ]);
});

test("a capture may say that it sends JSON and send nothing", async () => {
  const { app, pass, create, approve } = testSandbox();
  const id = await create();
  await approve(id);
  const response = await app.inject({
    method: "POST",
    url: `/v2/checkout/orders/${id}/capture`,
    headers: { authorization: await pass, "content-type": "application/json" },
  });
  expect(response.statusCode).toBe(201);
});

test("unknown orders are not found", async () => {
  const { call } = testSandbox();
  for (const address of [
    "/v2/checkout/orders/NONE",
    "/v2/payments/captures/NONE",
    "/v2/payments/refunds/NONE",
    "/v2/nothing",
  ])
    expect(issuesOf(await call("GET", address))).toEqual({
      status: 404,
      name: "RESOURCE_NOT_FOUND",
      issues: ["INVALID_RESOURCE_ID"],
    });
});

function withReturn(return_url: string) {
  return { ...newOrder(), application_context: { return_url } };
}
