import { afterAll, beforeAll, expect, test } from "vitest";
import fastify from "fastify";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { apiApp } from "./app.ts";
import { keepInspectOnRedirects } from "./dev-inspect.ts";
import { servePages } from "./ssr/rendering/pages.ts";

let shop: Shop;
let app: Awaited<ReturnType<typeof apiApp>>;
beforeAll(async () => {
  shop = await openShop({ environment: { SHOP_GATE: "welcome" } });
  app = await apiApp(shop.services, { checkResponses: true });
  keepInspectOnRedirects(app);
  servePages(app, shop.services, {
    build: "a build",
    render: async () => ({ status: 200, html: "", policy: "", isCacheable: false }),
    cacheKey: async () => null,
  });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

/** Follows redirects as a browser does, and collects their addresses. */
async function addressesFrom(url: string, method: "GET" | "POST" = "GET"): Promise<string[]> {
  const headers = { accept: "text/html", cookie: "trellis_place=europe.en" };
  const { headers: answer, statusCode } = await app.inject({ method, url, headers });
  if (answer.location === undefined) {
    expect(statusCode).toBe(200);
    return [];
  }
  return [answer.location, ...(await addressesFrom(answer.location))];
}

test.each([
  [
    "the language and the front door",
    "/cart?inspect",
    ["/en/cart?inspect", "/en/welcome-page?to=%2Fcart%3Finspect&inspect"],
  ],
  [
    "the front door",
    "/en/user/account?page=2&inspect=stately",
    ["/en/welcome-page?to=%2Fuser%2Faccount%3Fpage%3D2%26inspect%3Dstately&inspect=stately"],
  ],
  ["the language of the front door", "/welcome-page?inspect", ["/en/welcome-page?inspect"]],
  [
    "the administrators' first screen",
    "/en/admin?inspect=off",
    ["/en/admin/orders?inspect=off", "/en/welcome-page?to=%2Fadmin%2Forders%3Finspect%3Doff&inspect=off"],
  ],
  [
    "a link without its query, because that would be too long",
    `/en/cart?inspect&note=${"x".repeat(5_000)}`,
    ["/en/welcome-page?to=%2Fcart&inspect"],
  ],
])("?inspect survives the redirect of %s", async (_, from, addresses) => {
  expect(await addressesFrom(from)).toEqual(addresses);
});

test("?inspect survives the form of the front door, sent without a script", async () => {
  const door = "/en/welcome-page?to=%2Fcart&inspect";
  expect(await addressesFrom(door, "POST")).toEqual([door]);
});

test("without ?inspect nothing is added", async () => {
  expect(await addressesFrom("/cart")).toEqual(["/en/cart", "/en/welcome-page?to=%2Fcart"]);
});

test.each([
  ["https://provider.example/pay", "https://provider.example/pay"],
  ["//provider.example/pay", "//provider.example/pay"],
  ["/en/cart#lines", "/en/cart?inspect#lines"],
  ["/en/cart?inspect=off", "/en/cart?inspect=off"],
])("a redirect to %s leads to %s", async (to, expected) => {
  const server = fastify();
  keepInspectOnRedirects(server);
  server.get("/", (_request, reply) => reply.redirect(to));
  const { headers } = await server.inject("/?inspect");
  expect(headers.location).toBe(expected);
  await server.close();
});
