import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "./support/contract.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let shop: Shop;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openShop();
  customer = await shop.customer();
});
afterAll(() => shop.close());

const isShared = ({ method, isProtected }: (typeof operations)[number]) => method === "GET" && !isProtected;

test.each(operations.filter((one) => !isShared(one)).map(({ id }) => id))(
  "responses of %s are not cacheable, logged in or not",
  async (id) => {
    const { method, path, body } = operations.find((one) => one.id === id)!;
    const url = path.replaceAll(/\{[^}]+\}/g, () => randomUUID());
    for (const token of [{ token: customer.token }, {}]) {
      const { headers } = await shop.call(method, url, { ...token, ...(body && { body: {} }) });
      expect(headers["cache-control"]).toBe("no-store");
    }
    customer = await shop.customer();
  },
);

test("a token is not cacheable, and public data is", async () => {
  const form = { username: "nobody@example.com", password: "x" };
  const { headers } = await shop.call("POST", "/login/access-token", { form });
  expect(headers["cache-control"]).toBe("no-store");
  expect((await shop.call("GET", "/markets/")).headers["cache-control"]).toBe("public, no-cache");
});
