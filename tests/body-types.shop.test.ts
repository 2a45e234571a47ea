import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import specification from "#generated/openapi.json" with { type: "json" };
import { isForGuestsOnly } from "#server/http/operations.ts";
import { guestWithDraft } from "./support/guest-helpers.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

type Operation = {
  operationId: string;
  security: object[];
  requestBody?: { content: Record<string, unknown> };
};

let shop: Shop;
let customer: TestCustomer;
let guest: string;
beforeAll(async () => {
  shop = await openShop();
  customer = await shop.customer({ role: "administrator" });
  guest = (await guestWithDraft(shop)).token;
});
afterAll(() => shop.close());

const all = Object.entries(
  specification.paths as unknown as Record<string, Record<string, Operation>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    ...operation,
  })),
);
const withBody = all.filter(({ requestBody }) => requestBody);
const without = all.filter(({ method, requestBody }) => method !== "GET" && !requestBody);
const tokenFor = ({ security }: Operation) => (isForGuestsOnly(security) ? guest : customer.token);
const at = (path: string) => path.replace(/\{\w+\}/g, "01a1fda1-4db5-78d4-bca7-b0a82779056e");

test.each(withBody)("$operationId refuses a missing body", async (operation) => {
  const answer = await shop.call(operation.method, at(operation.path), { token: tokenFor(operation) });
  expect([answer.status, answer.body.detail]).toEqual([400, "body is required"]);
});

test.each(withBody)(
  "$operationId refuses a body of a type that the contract does not list",
  async (operation) => {
    const isForm = "application/x-www-form-urlencoded" in operation.requestBody!.content;
    const body = isForm
      ? { body: { role: "administrator" } }
      : { form: { role: "administrator", count: "abc" } };
    const token = tokenFor(operation);
    const answer = await shop.call(operation.method, at(operation.path), { token, ...body });
    expect([answer.status, answer.body.title]).toEqual([415, "Unsupported Media Type"]);
  },
);

test.each(withBody)("$operationId refuses a compressed body without reading it", async (operation) => {
  const [type = ""] = Object.keys(operation.requestBody!.content);
  const compressed = gzipSync("[".repeat(1_000_000));
  for (const encoding of ["gzip", "BR", "deflate", "x-gzip", "gzip, gzip"]) {
    const { statusCode, headers } = await shop.app.inject({
      method: operation.method as "POST",
      url: `/api/v1${at(operation.path)}`,
      headers: {
        authorization: `Bearer ${tokenFor(operation)}`,
        "content-type": type,
        "content-encoding": encoding,
      },
      payload: compressed,
    });
    expect([encoding, statusCode, headers["accept-encoding"]]).toEqual([encoding, 415, "identity"]);
  }
});

test('a body with the encoding "identity" is read', async () => {
  const headers = { "content-encoding": "Identity" };
  const { status } = await shop.call("POST", "/gate/", { body: {}, headers });
  expect(status).toBe(204);
});

test.each(without)("$operationId takes no body and refuses one", async (operation) => {
  const { method, path } = operation;
  const answer = await shop.call(method, at(path), { token: tokenFor(operation), body: { amount: 1 } });
  expect([answer.status, answer.body.detail]).toEqual([400, "body is not read here"]);
});

test("customers cannot make themselves administrators", async () => {
  const { token, email } = await shop.customer();
  const form = { role: "administrator", points: "9999", email: "admin@example.com" };
  await shop.call("PUT", "/users/customers/me", { token, form });
  await shop.call("PUT", "/users/customers/me", { token, body: form });
  const { body } = await shop.call("GET", "/users/customers/me", { token });
  expect([body.role, body.points, body.email]).toEqual(["customer", 0, email]);
});
