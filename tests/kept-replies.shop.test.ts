import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test("an answer is kept as bytes, and a browser that has it is told so", async () => {
  const ask = () => shop.app.inject({ url: "/api/v1/languages/" });
  // Nothing is kept until it is known that changes are heard of.
  await expect.poll(async () => (await ask()).headers.etag).toBeDefined();
  const first = await ask();
  const second = await shop.app.inject({ url: "/api/v1/languages/", headers: { "accept-encoding": "br" } });
  expect(second.headers["content-encoding"]).toBe("br");
  expect(second.headers.etag).toBe(first.headers.etag);
  const etag = String(first.headers.etag);
  const again = await shop.app.inject({ url: "/api/v1/languages/", headers: { "if-none-match": etag } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test("what is not there, and what is wrong, is not kept", async () => {
  for (const path of [
    "/products/en/europe/nothing",
    "/products/search/en/europe?limit=-1",
    "/markets/mars",
  ]) {
    const { status } = await shop.call("GET", path);
    expect([path, status >= 400]).toEqual([path, true]);
    expect(shop.services.kept.get(`/api/v1${path}`)).toBeUndefined();
  }
});
