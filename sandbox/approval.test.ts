import { expect, test } from "vitest";
import { cancelUrl, newOrder, testSandbox } from "./test-sandbox.ts";

test("the page shows payee and amount, runs no script and leads only back to the shop", async () => {
  const { app, create } = testSandbox();
  const id = await create(newOrder("1234567.89"));
  const { statusCode, headers, body } = await app.inject({ url: `/checkoutnow?token=${id}` });
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["content-security-policy"]).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self' http://localhost:8080; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(body).toContain("EUR 1,234,567.89");
  expect(body).toContain("Trellis");
  expect(body).toContain("Test provider.");
  expect(body).not.toContain("<script");
  expect([...body.matchAll(/name="fault"\s+value="(\w*)"/g)].map(([, fault]) => fault)).toEqual([
    "",
    "declined",
    "currencyNotSupported",
    "late",
    "answersTwice",
    "neverAnswers",
    "rubbish",
    "pending",
    "cut",
  ]);
});

test("its style is a file", async () => {
  const { app } = testSandbox();
  const { statusCode, headers } = await app.inject({ url: "/sandbox.css" });
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/css; charset=utf-8"]);
});

test("the shop's values are escaped", async () => {
  const { app, create } = testSandbox();
  const order = newOrder();
  order.application_context.brand_name = `<img src=x onerror="alert('&')">`;
  const { body } = await app.inject({ url: `/checkoutnow?token=${await create(order)}` });
  expect(body).not.toContain("<img");
  expect(body).toContain("&lt;img src=x onerror=&quot;alert(&#39;&amp;&#39;)&quot;&gt;");
});

test("approving leads back with token and payer, and preserves the shop's own query", async () => {
  const { approve, create, call } = testSandbox();
  const id = await create();
  const { statusCode, headers } = await approve(id);
  const { href, searchParams } = new URL(String(headers.location));
  expect(statusCode).toBe(303);
  expect(searchParams.get("PayerID")).toMatch(/^[0-9A-Z]{13}$/);
  expect(href).toBe(
    `http://localhost:8080/en/confirm-order?order=o-1&payment=approved&token=${id}&PayerID=${searchParams.get("PayerID")}`,
  );
  expect((await call("GET", `/v2/checkout/orders/${id}`)).body.status).toBe("APPROVED");
});

test("cancelling leads back and leaves the order to be approved later", async () => {
  const { submit, create, call } = testSandbox();
  const id = await create();
  const { statusCode, headers } = await submit(id, { action: "cancel" });
  expect([statusCode, headers.location]).toEqual([303, `${cancelUrl}&token=${id}`]);
  expect((await call("GET", `/v2/checkout/orders/${id}`)).body.status).toBe("CREATED");
});

test("a paid order offers the way back and takes nothing more", async () => {
  const { app, approve, capture, create, submit } = testSandbox();
  const id = await create();
  await approve(id);
  await capture(id);
  const { body } = await app.inject({ url: `/checkoutnow?token=${id}` });
  expect(body).toContain("<h1>Paid</h1>");
  expect(body).not.toContain("Approve and pay");
  expect((await submit(id, { action: "approve", fault: "declined" })).statusCode).toBe(303);
  expect((await submit(id, { action: "return" })).statusCode).toBe(303);
});

test("without return URLs the page shows the result", async () => {
  const { approve, create, submit } = testSandbox();
  const { application_context: _, ...order } = newOrder();
  const id = await create(order);
  expect((await submit(id, { action: "cancel" })).body).toContain("<h1>Cancelled</h1>");
  expect((await approve(id)).body).toContain("<h1>Approved</h1>");
});

test("an unknown token, an invalid form and an unknown address get pages of their own", async () => {
  const { app, create, submit } = testSandbox();
  const id = await create();
  const answers = [
    await app.inject({ url: "/checkoutnow?token=NONE" }),
    await app.inject({ url: "/checkoutnow" }),
    await app.inject({ url: `/checkoutnow?token=${id}&token=${id}` }),
    await app.inject({ url: "/elsewhere" }),
    await submit("NONE", { action: "approve" }),
    await submit(id, { action: "explode" }),
    await submit(id, { action: "return" }),
    await app.inject({ method: "POST", url: `/checkoutnow?token=${id}` }),
    await app.inject({ method: "POST", url: `/checkoutnow?token=${id}`, payload: [1] }),
    await app.inject({
      method: "POST",
      url: `/checkoutnow?token=${id}`,
      headers: { "content-type": "image/png" },
      payload: "x",
    }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    404, 404, 404, 404, 404, 400, 400, 400, 400, 415,
  ]);
  for (const { headers } of answers) expect(headers["content-type"]).toBe("text/html; charset=utf-8");
});

test("an unknown fault is ignored", async () => {
  const { create, submit, capture } = testSandbox();
  const id = await create();
  await submit(id, { action: "approve", fault: "constructor" });
  expect((await capture(id)).status).toBe(201);
});
