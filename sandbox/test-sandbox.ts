import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Fault } from "./faults.ts";
import { openSandbox } from "./open.ts";
import type { SandboxOptions } from "./open.ts";

type Answer = { status: number; body: any };

/** A sandbox for one test: an empty ledger, and a clock that stands still until it is moved. */
export function testSandbox(options: Partial<SandboxOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-"));
  const ledgerFile = options.ledgerFile ?? join(folder, "ledger.jsonl");
  const clock = { now: new Date("2026-11-21T10:00:00.000Z") };
  const { app, control } = openSandbox({
    publicUrl: "http://pay.test:8090",
    clock: () => clock.now,
    ...options,
    ledgerFile,
  });
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const pass = app
    .inject({
      method: "POST",
      url: "/v1/oauth2/token",
      headers: {
        authorization: `Basic ${btoa("sandbox-client:sandbox-secret")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: "grant_type=client_credentials",
    })
    .then((response) => `Bearer ${response.json().access_token}`);

  async function call(
    method: "GET" | "POST",
    url: string,
    payload?: object,
    requestId?: string,
  ): Promise<Answer> {
    const response = await app.inject({
      method,
      url,
      headers: {
        authorization: await pass,
        ...(requestId && { "paypal-request-id": requestId }),
      },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.json() };
  }

  async function command(method: "GET" | "POST" | "PUT", url: string, payload?: object): Promise<Answer> {
    const response = await control.inject({ method, url, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.json() };
  }

  const submit = (id: string, fields: Record<string, string>) =>
    app.inject({
      method: "POST",
      url: `/checkoutnow?token=${id}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    });

  return {
    app,
    control,
    clock,
    ledgerFile,
    pass,
    call,
    command,
    submit,
    create: async (order: object = newOrder()): Promise<string> =>
      (await call("POST", "/v2/checkout/orders", order)).body.id,
    approve: (id: string, fault: Fault | "" = "") => submit(id, { action: "approve", fault }),
    capture: (id: string, requestId?: string) =>
      call("POST", `/v2/checkout/orders/${id}/capture`, undefined, requestId),
  };
}

export const returnUrl = "http://localhost:8080/en/confirm-order?order=o-1&payment=approved";
export const cancelUrl = "http://localhost:8080/en/confirm-order?order=o-1&payment=cancelled";

export const newOrder = (value = "35.95", currency_code = "EUR") => ({
  intent: "CAPTURE",
  purchase_units: [{ reference_id: "7K3M9Q", custom_id: "7K3M9Q", amount: { currency_code, value } }],
  application_context: { brand_name: "Trellis", return_url: returnUrl, cancel_url: cancelUrl },
});
