import { expect, test } from "vitest";
import { testSandbox } from "./test-sandbox.ts";

async function capturedSandbox() {
  const sandbox = testSandbox();
  const id = await sandbox.create();
  await sandbox.approve(id);
  const { body } = await sandbox.capture(id);
  const captureUrl = `/v2/payments/captures/${body.purchase_units[0].payments.captures[0].id}`;
  const refund = async (value?: string, requestId?: string, currency_code = "EUR") => {
    const amount = value && { amount: { currency_code, value } };
    const answer = await sandbox.call("POST", `${captureUrl}/refund`, amount || {}, requestId);
    return answer.status < 300
      ? [answer.status, answer.body.status, answer.body.amount.value]
      : [answer.status, answer.body.details[0].issue];
  };
  const status = async () => (await sandbox.call("GET", captureUrl)).body.status;
  return { ...sandbox, captureUrl, refund, status };
}

test("a capture is refunded in parts, then the rest, then no more", async () => {
  const { refund, status } = await capturedSandbox();
  expect(await refund("10.00")).toEqual([201, "COMPLETED", "10.00"]);
  expect(await status()).toBe("PARTIALLY_REFUNDED");
  expect(await refund("25.96")).toEqual([422, "REFUND_AMOUNT_EXCEEDED"]);
  expect(await refund()).toEqual([201, "COMPLETED", "25.95"]);
  expect(await status()).toBe("REFUNDED");
  expect(await refund("0.01")).toEqual([422, "CAPTURE_FULLY_REFUNDED"]);
});

test("the same request id refunds once", async () => {
  const { refund, status } = await capturedSandbox();
  expect(await refund("35.95", "refund-1")).toEqual([201, "COMPLETED", "35.95"]);
  expect(await refund("35.95", "refund-1")).toEqual([200, "COMPLETED", "35.95"]);
  expect(await status()).toBe("REFUNDED");
});

test("another currency and too many decimals are refused", async () => {
  const { refund, status } = await capturedSandbox();
  expect(await refund("1.00", undefined, "USD")).toEqual([422, "REFUND_CAPTURE_CURRENCY_MISMATCH"]);
  expect(await refund("1.005")).toEqual([422, "DECIMAL_PRECISION"]);
  expect(await refund("x")).toEqual([400, "INVALID_PARAMETER_SYNTAX"]);
  expect(await status()).toBe("COMPLETED");
});

test("a refund can be looked up", async () => {
  const { call, captureUrl } = await capturedSandbox();
  const refunded = await call("POST", `${captureUrl}/refund`, {});
  expect(await call("GET", `/v2/payments/refunds/${refunded.body.id}`)).toEqual({
    status: 200,
    body: refunded.body,
  });
});
