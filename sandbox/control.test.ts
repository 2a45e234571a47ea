import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faultNames } from "./faults.ts";
import { cancelUrl, newOrder, returnUrl, testSandbox } from "./test-sandbox.ts";

const faultsBody = `The body is {"fault": …}: null, or one of ${faultNames.join(", ")}.`;
const refusal = (status: number, error: string, message: string) => ({
  status,
  body: { statusCode: status, error, message },
});

test.each([...faultNames, null])(
  "approval with %s is what the page writes, and leads the same way",
  async (fault) => {
    const { command, create, approve, ledgerFile } = testSandbox();
    const byPage = await create();
    const byControl = await create();
    const redirect = await approve(byPage, fault ?? "");
    const { status, body } = await command("POST", `/orders/${byControl}/approval`, { fault });
    const [first, second] = readFileSync(ledgerFile, "utf8")
      .split("\n")
      .slice(2, 4)
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({ id: byPage, fault });
    expect(second).toEqual({ ...first, id: byControl, payerId: expect.stringMatching(/^[0-9A-Z]{13}$/) });
    expect(redirect.headers.location).toBe(`${returnUrl}&token=${byPage}&PayerID=${first.payerId}`);
    expect([status, body]).toEqual([
      200,
      { return_url: `${returnUrl}&token=${byControl}&PayerID=${second.payerId}` },
    ]);
  },
);

test("a chosen fault happens at the capture; without a body nothing goes wrong", async () => {
  const { command, create, capture } = testSandbox();
  const [declined, taken] = [await create(), await create()];
  await command("POST", `/orders/${declined}/approval`, { fault: "declined" });
  expect((await capture(declined)).body.details[0].issue).toBe("INSTRUMENT_DECLINED");
  expect((await command("POST", `/orders/${taken}/approval`)).status).toBe(200);
  expect((await capture(taken)).body.status).toBe("COMPLETED");
});

test("cancelling returns the page's redirect and leaves the order unchanged", async () => {
  const { command, create, call } = testSandbox();
  const id = await create();
  expect(await command("POST", `/orders/${id}/cancellation`)).toEqual({
    status: 200,
    body: { cancel_url: `${cancelUrl}&token=${id}` },
  });
  expect((await call("GET", `/v2/checkout/orders/${id}`)).body.status).toBe("CREATED");
});

test("without return addresses there is nowhere to go", async () => {
  const { command, create } = testSandbox();
  const { application_context: _, ...order } = newOrder();
  const id = await create(order);
  expect((await command("POST", `/orders/${id}/approval`)).body).toEqual({ return_url: null });
  expect((await command("POST", `/orders/${id}/cancellation`)).body).toEqual({ cancel_url: null });
});

test("an unknown order, a captured one and an unknown fault are refused", async () => {
  const { command, create, capture } = testSandbox();
  const id = await create();
  const approval = `/orders/${id}/approval`;
  for (const body of [{ fault: "constructor" }, { falt: "late" }, []])
    expect(await command("POST", approval, body)).toEqual(refusal(400, "Bad Request", faultsBody));
  expect((await command("GET", "/book")).body.orders[0].approved).toBe(false);
  for (const action of ["approval", "cancellation"])
    expect(await command("POST", `/orders/NONE/${action}`)).toEqual(
      refusal(404, "Not Found", "There is no order NONE."),
    );
  await command("POST", approval);
  await capture(id);
  expect(await command("POST", approval, { fault: "late" })).toEqual(
    refusal(409, "Conflict", `The order ${id} is already captured.`),
  );
});

test("the next fault is used once, by the page, when nothing is chosen there", async () => {
  const { command, create, approve, capture } = testSandbox();
  const ids = [await create(), await create(), await create(), await create()];
  const [chosen, controlled, next, after] = ids as [string, string, string, string];
  expect(await command("PUT", "/next-fault", { fault: "currencyNotSupported" })).toEqual({
    status: 200,
    body: { fault: "currencyNotSupported" },
  });
  await approve(chosen, "declined");
  await command("POST", `/orders/${controlled}/approval`);
  await approve(next);
  await approve(after);
  const issues = [];
  for (const id of ids) issues.push((await capture(id)).body.details?.[0].issue);
  expect(issues).toEqual(["INSTRUMENT_DECLINED", undefined, "CURRENCY_NOT_SUPPORTED", undefined]);
});

test("the next fault can be taken back; an unknown one changes nothing", async () => {
  const { command, create, approve, capture } = testSandbox();
  await command("PUT", "/next-fault", { fault: "declined" });
  for (const body of [{ fault: "explodes" }, {}, undefined])
    expect(await command("PUT", "/next-fault", body)).toEqual(refusal(400, "Bad Request", faultsBody));
  expect((await command("PUT", "/next-fault", { fault: null })).body).toEqual({ fault: null });
  const id = await create();
  await approve(id);
  expect((await capture(id)).status).toBe(201);
});

test("the book lists what happened to the money", async () => {
  const { command, create, approve, capture, call } = testSandbox();
  const left = await create(newOrder("1200", "JPY"));
  const paid = await create();
  await approve(paid);
  const line = (id: string, currency: string, amount_minor: string) => ({
    id,
    currency,
    amount_minor,
    approved: false,
    captured: false,
    capture_id: null,
    refund_ids: [],
    refunded_minor: "0",
  });
  const untouched = line(left, "JPY", "1200");
  const approved = { ...line(paid, "EUR", "3595"), approved: true };
  const book = async () => (await command("GET", "/book")).body;
  expect(await book()).toEqual({ orders: [untouched, approved] });
  const capture_id = (await capture(paid)).body.purchase_units[0].payments.captures[0].id;
  const captured = { ...approved, captured: true, capture_id };
  expect(await book()).toEqual({ orders: [untouched, captured] });
  const refund = async (body: object) =>
    (await call("POST", `/v2/payments/captures/${capture_id}/refund`, body)).body.id;
  const refund_ids = [await refund({ amount: { currency_code: "EUR", value: "10.00" } }), await refund({})];
  expect(await book()).toEqual({ orders: [untouched, { ...captured, refund_ids, refunded_minor: "3595" }] });
});

test("the public port has no control routes", async () => {
  const { app, control, create } = testSandbox();
  const id = await create();
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  for (const [method, path] of [
    ["POST", `/orders/${id}/approval`],
    ["POST", `/orders/${id}/cancellation`],
    ["PUT", "/next-fault"],
    ["GET", "/book"],
  ] as const) {
    expect((await fetch(address + path, { method })).status, path).toBe(404);
  }
  expect(control.server.listening).toBe(false);
});

test("closing the sandbox closes its control address", async () => {
  const { app, control } = testSandbox();
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = await control.listen({ host: "127.0.0.1", port: 0 });
  expect((await fetch(`${address}/book`)).status).toBe(200);
  await app.close();
  await expect(fetch(`${address}/book`)).rejects.toThrow("fetch failed");
});
