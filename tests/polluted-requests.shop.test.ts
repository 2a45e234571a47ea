import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let shop: Shop;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openShop();
  customer = await shop.customer();
});
afterAll(() => shop.close());

test.each([
  '{"__proto__":{"role":"administrator"},"first_name":"Ada"}',
  '{"constructor":{"prototype":{"role":"administrator"}},"first_name":"Ada"}',
  '{"first_name":"Ada","delivery_address":{"__proto__":{"isAdmin":true}}}',
])("a body with prototype keys is refused or changes no prototype: %s", async (payload) => {
  const { statusCode } = await shop.app.inject({
    method: "PUT",
    url: "/api/v1/users/customers/me",
    headers: { "content-type": "application/json", authorization: `Bearer ${customer.token}` },
    payload,
  });
  expect(statusCode).toBe(400);
  expect([({} as Record<string, unknown>)["role"], ({} as Record<string, unknown>)["isAdmin"]]).toEqual([
    undefined,
    undefined,
  ]);
  expect((await shop.call("GET", "/admin/orders/", { token: customer.token })).status).toBe(403);
});

test.each([
  "/orders/?limit=1&limit=100",
  "/orders/?skip=0&skip=50",
  "/orders/?limit[]=1",
  "/orders/?limit=1&Limit=2",
])("a repeated parameter is refused: %s", async (path) => {
  const { status, body } = await shop.call("GET", path as "/orders/", { token: customer.token });
  expect([status, body.code]).toEqual([400, "invalid"]);
});

test("query parameters are not read as body fields, or the other way round", async () => {
  const form = { username: customer.email, password: "wrong" };
  const { status } = await shop.call("POST", "/login/access-token?password=right", { form });
  expect(status).toBe(400);
});
