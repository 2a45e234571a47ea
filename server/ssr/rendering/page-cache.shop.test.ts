import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { readMessages } from "#server/commerce/markets/messages.ts";
import { storefrontApp } from "#server/storefront-app.ts";

let shop: Shop;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await openShop({ environment: { SHOP_GATE: "welcome" } });
  app = await storefrontApp(shop.services, { checkResponses: true, isDemo: true });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

async function entered(): Promise<string> {
  const { headers } = await app.inject({ method: "POST", url: "/api/v1/gate/", payload: {} });
  return String(headers["set-cookie"]).split(";")[0]!;
}
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const cachedPage = (path: string, isOpen = true) =>
  shop.services.responseCache.get(`page europe en ${isOpen} ${path}`);

const pages = [
  "/en/",
  "/en/shop",
  "/en/product-categories/plants",
  "/en/product/fern",
  "/en/page/terms",
  "/en/login",
];

test.each(pages)("%s is the same for everyone, and is cached without personal data", async (path) => {
  const { token, email } = await shop.customer({ first_name: "Ottilie-Planted" });
  const secrets = [
    "planted-cookie",
    "planted-lead",
    "planted-token",
    "planted-campaign",
    token,
    email,
    "Ottilie",
  ];
  const gate = await entered();
  const cookie = `${gate}; trellis_place=europe.en; trellis_tour_lead=planted-lead; trellis_known=planted-cookie`;
  const search = "?tlId=planted-lead&token=planted-token&utm_source=planted-campaign";
  const personalized = await get(`${path}${search}`, { cookie, authorization: `Bearer ${token}` });
  expect(personalized.statusCode).toBe(200);
  for (const secret of secrets) expect(personalized.body).not.toIncludeText(secret);
  expect(cachedPage(path)).toBeDefined();
  expect(JSON.stringify(cachedPage(path)!.headers)).not.toMatch(/cookie|planted/i);
  expect(personalized.headers["surrogate-control"]).toBe("max-age=10");
  const yours = await get(path, { cookie: gate });
  expect(yours.headers["surrogate-control"]).toBeUndefined();
  expect(yours.body).toBeText(personalized.body);
  expect(yours.headers["cache-control"]).toBe("private, no-cache");
  expect(yours.headers.vary).toBe("Cookie, Accept-Language, Accept-Encoding");
  expect(yours.headers["content-security-policy"]).toContain("default-src 'self'");
  expect(String(yours.headers["set-cookie"])).toContain("trellis_place=europe.en");
});

test("a page cached behind the gate is not shown in front of it", async () => {
  const path = "/en/product/fern";
  expect((await get(path, { cookie: await entered() })).statusCode).toBe(200);
  const { statusCode, headers } = await get(path);
  expect([statusCode, headers.location]).toEqual([302, "/en/welcome-page?to=%2Fproduct%2Ffern"]);
});

test("unknown pages and URLs specific to one visitor are not cached", async () => {
  const cookie = await entered();
  const odd = [
    "/en/product/nothing",
    "/en/nowhere",
    "/en/product/fern/anything",
    "/en/product-categories/anything/ferns",
    "/en/search?term=fern",
    "/en/reset-password?token=planted",
    "/en/user/account",
  ];
  for (const [status, path] of [
    [200, "plants/ferns"],
    [404, "anything/ferns"],
    [404, "anything/plants/ferns"],
  ])
    expect((await get(`/en/product-categories/${path}`, { cookie })).statusCode, String(path)).toBe(status);
  for (const path of odd) {
    const { headers } = await get(path, { cookie: `${cookie}; trellis_place=europe.en` });
    const forMany = headers["surrogate-control"];
    expect([path, forMany, cachedPage(path), cachedPage(path.split("?")[0]!)]).toEqual([
      path,
      undefined,
      undefined,
      undefined,
    ]);
  }
  await get("/en/welcome-page?to=%2Fpage%2Fterms");
  expect(cachedPage("/en/welcome-page", false)).toBeUndefined();
});

test("a cacheable page has cache headers for a cache in front of the shop, unless it sets a cookie", async () => {
  const gate = await entered();
  await shop.customer({ tour_lead_code: "ADA-RIVERS", tour_lead_active: true });
  const cacheHeaders = async (path: string, place: string) => {
    const { headers } = await get(path, { cookie: `${gate}; trellis_place=${place}` });
    return [headers["surrogate-control"], [headers["set-cookie"] ?? []].flat().length];
  };
  expect(await cacheHeaders("/en/shop", "europe.en")).toEqual(["max-age=10", 0]);
  expect(await cacheHeaders("/en/shop", "europe.de")).toEqual([undefined, 1]);
  expect(await cacheHeaders("/en/shop?market=japan", "europe.en")).toEqual([undefined, 1]);
  expect(await cacheHeaders("/en/shop?tlId=ADA-RIVERS", "europe.en")).toEqual([undefined, 1]);
  expect(await cacheHeaders("/en/shop?tlId=NOBODY", "europe.en")).toEqual(["max-age=10", 0]);
});

test("a URL in another spelling does not replace another page", async () => {
  const cookie = await entered();
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  // Other clients normalise the URL.
  const rawGet = async (path: string) => {
    const pending = request({ port, path, headers: { cookie } }).end();
    const [answer] = (await once(pending, "response")) as [IncomingMessage];
    return text(answer);
  };
  for (const path of ["/en/../de/shop", "/en/%2e%2e/de/shop", "/en/./shop", "/en/product/f%65rn"]) {
    await rawGet(path);
    expect([path, cachedPage(path)]).toEqual([path, undefined]);
  }
  const page = await rawGet("/de/shop");
  expect(page).toIncludeText('<html lang="de-DE"');
  expect(page).toIncludeText(readMessages("de")["shell.skip"]!);
});

test("a browser that has the page gets 304 until the shop changes", async () => {
  const cookie = await entered();
  const { headers } = await get("/en/shop", { cookie });
  const match = { cookie, "if-none-match": String(headers.etag) };
  expect((await get("/en/shop", match)).statusCode).toBe(304);
  shop.services.responseCache.clear();
  expect(cachedPage("/en/shop")).toBeUndefined();
  expect((await get("/en/shop", { cookie })).statusCode).toBe(200);
  expect(cachedPage("/en/shop")).toBeDefined();
});

test("made-up headers get a page", async () => {
  const headers = {
    "accept-language": "x".repeat(8_000),
    cookie: `trellis_place=${"%F0".repeat(20)}; trellis_gate=${"a".repeat(500)}; =;`,
    "if-none-match": 'W/"rubbish", ,, "',
    "accept-encoding": "br;q=nonsense, \u0001",
  };
  const { statusCode } = await get("/en/welcome-page", headers);
  expect(statusCode).toBe(200);
});
