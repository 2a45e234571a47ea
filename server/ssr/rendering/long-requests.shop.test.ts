import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { apiApp } from "#server/app.ts";
import { servePages } from "./pages.ts";

const largestHeaders = 6_000;

let shop: Shop;
let app: FastifyInstance;
const read = { bytes: 0 };
beforeAll(async () => {
  shop = await openShop({ environment: { SHOP_GATE: "welcome" } });
  app = await apiApp(shop.services, { checkResponses: true });
  app.addHook("onResponse", async ({ bodyRead }) => void Object.assign(read, bodyRead));
  const render = async () => ({ status: 200, html: "", policy: "", isCacheable: false });
  servePages(app, shop.services, { build: "a build", render, cacheKey: async () => null });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

async function inject(url: string, options: Omit<InjectOptions, "url"> = {}) {
  const { statusCode, headers } = await app.inject({ url, ...options });
  return { status: statusCode, to: String(headers.location), bytes: JSON.stringify(headers).length };
}

describe("an unknown URL of the API", () => {
  test.each([
    ["POST", "/api/v1/nothing", 404],
    ["PUT", "/api/nothing", 404],
    ["PATCH", "/api/v1/cart/", 405],
    ["PUT", "/api/v1/gate/", 405],
  ] as const)("%s %s gets %i before its body is read", async (method, url, expected) => {
    for (const type of ["application/json", "application/x-www-form-urlencoded", "application/xml"]) {
      read.bytes = -1;
      const { status } = await inject(url, {
        method,
        headers: { "content-type": type },
        payload: `"${"x".repeat(60_000)}"`,
      });
      expect([type, status, read.bytes]).toEqual([type, expected, 0]);
    }
  });
});

const long = "%22".repeat(5_000);

describe("a redirect", () => {
  test.each([
    ["to a language", `/cart?${long}`, "/en/cart"],
    ["of a long path to a language", `/${long}`, "/not-found"],
    ["to the gate", `/en/cart?${long}`, "/en/welcome-page?to=%2Fcart"],
    ["of a long path to the gate", `/en/${long}`, "/en/welcome-page"],
  ])("stays short: %s", async (_, url, expected) => {
    const { status, to, bytes } = await inject(url);
    expect([status, to, bytes < largestHeaders]).toEqual([302, expected, true]);
  });

  test("stays short for a form submitted without JavaScript", async () => {
    const form = { method: "POST", headers: { accept: "text/html" } } as const;
    expect(await inject(`/en/cart?${long}`, form)).toMatchObject({ status: 303, to: "/en/cart" });
    expect(await inject("/en/cart?a=1", form)).toMatchObject({ status: 303, to: "/en/cart?a=1" });
  });

  test("keeps an ordinary query", async () => {
    expect(await inject("/cart?a=1")).toMatchObject({ status: 302, to: "/en/cart?a=1" });
    expect(await inject("/en/cart?a=1")).toMatchObject({
      status: 302,
      to: "/en/welcome-page?to=%2Fcart%3Fa%3D1",
    });
  });
});

test("only the beginning of a long Accept-Language header is parsed", async () => {
  const parsed = vi.spyOn(Intl, "Locale");
  const languages = `${"yy-YY,".repeat(2_300)}de`;
  const { to } = await inject("/cart", { headers: { "accept-language": languages } });
  const times = parsed.mock.calls.length;
  parsed.mockRestore();
  expect([to, times <= 20]).toEqual(["/en/cart", true]);
});
