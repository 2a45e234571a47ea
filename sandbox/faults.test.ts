import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createConnection } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Fault } from "./faults.ts";
import { testSandbox } from "./test-sandbox.ts";

const delays = { late: 50, pending: 20_000 };

async function approvedWith(fault: Fault) {
  const sandbox = testSandbox({ delays });
  const id = await sandbox.create();
  await sandbox.approve(id, fault);
  const order = async () => (await sandbox.call("GET", `/v2/checkout/orders/${id}`)).body;
  return { ...sandbox, id, order };
}

async function listening(fault: Fault) {
  const sandbox = await approvedWith(fault);
  const address = await sandbox.app.listen({ host: "127.0.0.1", port: 0 });
  const headers = { authorization: await sandbox.pass };
  const path = `/v2/checkout/orders/${sandbox.id}/capture`;
  const captureBy = (signal?: AbortSignal) => fetch(address + path, { method: "POST", headers, signal });
  return { ...sandbox, address, headers, path, captureBy };
}

test("declined: refused once, with the way to approve again", async () => {
  const { id, capture, order, approve } = await approvedWith("declined");
  const { status, body } = await capture(id);
  expect([status, body.name, body.details[0].issue]).toEqual([
    422,
    "UNPROCESSABLE_ENTITY",
    "INSTRUMENT_DECLINED",
  ]);
  expect(body.links).toEqual([
    { href: `http://pay.test:8090/checkoutnow?token=${id}`, rel: "redirect", method: "GET" },
  ]);
  expect((await order()).status).toBe("CREATED");
  await approve(id);
  expect((await capture(id)).body.status).toBe("COMPLETED");
});

test("currency not supported: refused once", async () => {
  const { id, capture } = await approvedWith("currencyNotSupported");
  const { status, body } = await capture(id);
  expect([status, body.details[0].issue]).toEqual([422, "CURRENCY_NOT_SUPPORTED"]);
  expect((await capture(id)).status).toBe(201);
});

test("pending: captured, and completed when it is time", async () => {
  const { id, capture, order, clock, call } = await approvedWith("pending");
  const [pending] = (await capture(id)).body.purchase_units[0].payments.captures;
  expect([pending.status, pending.status_details]).toEqual(["PENDING", { reason: "PENDING_REVIEW" }]);
  const refund = `/v2/payments/captures/${pending.id}/refund`;
  expect((await call("POST", refund, {})).body.details[0].issue).toBe("PENDING_CAPTURE");
  const status = async () => (await order()).purchase_units[0].payments.captures[0].status;
  clock.now = new Date("2026-11-21T10:00:19.999Z");
  expect(await status()).toBe("PENDING");
  clock.now = new Date("2026-11-21T10:00:20.000Z");
  expect(await status()).toBe("COMPLETED");
});

test("rubbish: the response is not JSON, and nothing is captured", async () => {
  const { captureBy, order, id, capture } = await listening("rubbish");
  const response = await captureBy();
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html"]);
  await expect(response.json()).rejects.toThrow(SyntaxError);
  expect((await order()).status).toBe("APPROVED");
  expect((await capture(id)).status).toBe(201);
});

test("late: the money is captured long before the response", async () => {
  const { captureBy, order } = await listening("late");
  const answer = captureBy();
  await expect.poll(async () => (await order()).status).toBe("COMPLETED");
  const response = await answer;
  expect([response.status, (await response.json()).status]).toEqual([201, "COMPLETED"]);
});

test("no response: nothing is captured, and a second try succeeds", async () => {
  const { captureBy, order, id, capture, app } = await listening("neverAnswers");
  const arrived = once(app.server, "request");
  const impatience = new AbortController();
  const response = captureBy(impatience.signal);
  response.catch(() => {});
  await arrived;
  await pause(100);
  impatience.abort();
  await expect(response).rejects.toThrow("aborted");
  expect((await order()).status).toBe("APPROVED");
  expect((await capture(id)).status).toBe(201);
});

test("cut: the money is taken and the connection breaks", async () => {
  const { captureBy, order, id, capture } = await listening("cut");
  await expect(captureBy()).rejects.toThrow("fetch failed");
  expect((await order()).status).toBe("COMPLETED");
  expect((await capture(id)).body.details[0].issue).toBe("ORDER_ALREADY_CAPTURED");
});

test("two responses: one request, two responses on the wire, one capture", async () => {
  const { address, headers, path, order, captureBy } = await listening("answersTwice");
  const { hostname, port } = new URL(address);
  const socket = createConnection({ host: hostname, port: Number(port) });
  await once(socket, "connect");
  const request = ["content-length: 0", `host: ${hostname}`];
  socket.write(
    [`POST ${path} HTTP/1.1`, `authorization: ${headers.authorization}`, ...request, "", ""].join("\r\n"),
  );
  const wire = await text(socket);
  const [, first, second] = wire.split("HTTP/1.1 201 Created");
  expect(first).toBe(second);
  expect(first).toContain('"status":"COMPLETED"');
  expect((await order()).purchase_units[0].payments.captures).toHaveLength(1);
  expect((await captureBy()).status).toBe(422);
});

test("a shop that reads the first of two responses works", async () => {
  const { captureBy } = await listening("answersTwice");
  const response = await captureBy();
  expect([response.status, (await response.json()).status]).toEqual([201, "COMPLETED"]);
});

test("shutting down closes delayed requests", async () => {
  const { captureBy, app, ledgerFile } = await listening("neverAnswers");
  const held = expect(captureBy()).rejects.toThrow("fetch failed");
  await expect.poll(() => readFileSync(ledgerFile, "utf8")).toContain("faultSpent");
  await app.close();
  await held;
});

test("after a restart the sandbox has its orders, requests and used faults", async () => {
  const before = await approvedWith("declined");
  const paid = await before.create();
  await before.approve(paid);
  const captured = await before.capture(paid, "capture-1");
  await before.capture(before.id);
  await before.app.close();

  const after = testSandbox({ ledgerFile: before.ledgerFile });
  expect(await after.capture(paid, "capture-1")).toEqual({ ...captured, status: 200 });
  const declined = await after.call("GET", `/v2/checkout/orders/${before.id}`);
  expect(declined.body.status).toBe("CREATED");
  const same = await after.app.inject({
    url: `/v2/checkout/orders/${paid}`,
    headers: { authorization: await before.pass },
  });
  expect(same.json()).toEqual(captured.body);
});
