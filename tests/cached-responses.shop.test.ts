import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test("a response is cached as bytes, and a matching ETag gets 304", async () => {
  const ask = () => shop.app.inject({ url: "/api/v1/languages/" });
  // Nothing is cached until the server listens to changes.
  await expect
    .poll(async () => {
      await ask();
      return shop.services.responseCache.get("/api/v1/languages/");
    })
    .toBeDefined();
  const first = await ask();
  const second = await shop.app.inject({ url: "/api/v1/languages/", headers: { "accept-encoding": "br" } });
  expect(second.headers["content-encoding"]).toBe("br");
  expect(second.headers.etag).toBe(first.headers.etag);
  const etag = String(first.headers.etag);
  const again = await shop.app.inject({ url: "/api/v1/languages/", headers: { "if-none-match": etag } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test("a picture is cached only under its own name", async () => {
  const [product] = (await shop.call("GET", "/products/search/en/europe?limit=1")).body as {
    primary_image: { id: string; file_name: string };
  }[];
  const { id, file_name } = product!.primary_image;
  const address = (name: string) => `/api/v1/images/${id}/144/${encodeURIComponent(name)}`;
  const ask = (name: string, headers = {}) => shop.app.inject({ url: address(name), headers });
  const own = `${file_name}.avif`;
  const first = await ask(own);
  expect(first.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(shop.services.responseCache.get(address(own))?.bodies.identity).toEqual(first.rawPayload);
  const second = await ask(own, { "accept-encoding": "br, gzip" });
  expect(second.rawPayload).toEqual(first.rawPayload);
  expect([second.headers["content-type"], second.headers["content-encoding"]]).toEqual([
    "image/avif",
    undefined,
  ]);
  expect((await ask(own, { "if-none-match": String(second.headers.etag) })).statusCode).toBe(304);

  // The same picture at a different spelling of its URL.
  const written = address(own).replace("/144/", "/0144/");
  const capital = address(own).replace(id, id.toUpperCase());
  const encoded = `${address("")}%${own.charCodeAt(0).toString(16)}${own.slice(1)}`;
  for (const url of [written, capital, encoded]) {
    await shop.app.inject({ url });
    expect([url, shop.services.responseCache.get(url)]).toEqual([url, undefined]);
  }

  const other = await ask("anything.avif");
  expect(other.rawPayload).toEqual(first.rawPayload);
  expect(other.headers["cache-control"]).toBe("public, max-age=300");
  expect(shop.services.responseCache.get(address("anything.avif"))).toBeUndefined();
});

test("404 and 400 responses are not cached", async () => {
  for (const path of [
    "/products/en/europe/nothing",
    "/products/search/en/europe?limit=-1",
    "/markets/mars",
  ]) {
    const { status } = await shop.call("GET", path);
    expect([path, status >= 400]).toEqual([path, true]);
    expect(shop.services.responseCache.get(`/api/v1${path}`)).toBeUndefined();
  }
});
