import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { api } from "#tests/support/api.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { apiApp } from "#server/app.ts";
import { servePages } from "./pages.ts";
import type { RenderRequest } from "./page-renderer.ts";
import { requirements } from "#tests/support/requirements.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ environment: { SHOP_GATE: "open" } });
});
afterAll(() => shop.close());

async function visit(path: string, { publicUrl = "http://localhost:8080", cookie = "", speaks = "" } = {}) {
  const services = { ...shop.services, settings: { ...shop.services.settings, publicUrl } };
  const app = await apiApp(services, { checkResponses: true });
  let rendered: RenderRequest | undefined;
  const render = async (request: RenderRequest) => {
    rendered = request;
    return { status: 200, html: "", policy: "", isCacheable: false };
  };
  servePages(app, services, { build: "a build", render, cacheKey: async () => null });
  const entered = await api(app).call("POST", "/gate/", { body: {} });
  const requestHeaders = { cookie, ...(speaks && { "accept-language": speaks }) };
  const { headers, body } = await app.inject({ method: "GET", url: path, headers: requestHeaders });
  await app.close();
  const set = [headers["set-cookie"] ?? []].flat();
  const gate = String(entered.headers["set-cookie"]);
  return { set, to: headers.location, rendered, gate, retryAfter: headers["retry-after"], body };
}

async function isLead(code: string): Promise<string> {
  await shop.customer({ tour_lead_code: code, tour_lead_active: true });
  return code;
}

test.each([
  ["/en/admin", "/en/admin/orders"],
  ["/de/admin/", "/de/admin/orders"],
  ["/de/admin?page=2", "/de/admin/orders?page=2"],
  ["/admin", "/en/admin/orders"],
])("%s redirects to the administrators' first screen", async (address, to) => {
  expect((await visit(address)).to).toBe(to);
});

test("a visitor's market locale and tour lead are stored, each in its cookie", async () => {
  requirements("product.tlid-stored");
  const { set, rendered } = await visit("/de/cart?tlId=TOM-RIVERS");
  expect(set.sort()).toEqual([
    "trellis_place=europe.de; Max-Age=31536000; Path=/; SameSite=Lax",
    "trellis_tour_lead=TOM-RIVERS; Path=/; SameSite=Lax",
  ]);
  expect([rendered!.facts.market.id, rendered!.facts.language.id]).toEqual(["europe", "de"]);
  expect(Object.keys(rendered!.messages.cart)).not.toEqual([]);
});

test("an unchanged cookie is not set again, and an invalid code is not stored", async () => {
  const { set, rendered } = await visit("/en/?tlId=%3Cscript%3E", { cookie: "trellis_place=europe.en" });
  expect([set, rendered!.address]).toEqual([[], "/en/?tlId=%3Cscript%3E"]);
});

test("an unknown code leaves the stored one", async () => {
  const cookie = `trellis_place=europe.en; trellis_tour_lead=${await isLead("ADA-RIVERS")}`;
  expect((await visit("/en/?tlId=NOBODY", { cookie })).set).toEqual([]);
  const { set } = await visit(`/en/?tlId=${await isLead("BEN-RIVERS")}`, { cookie });
  expect(set).toEqual(["trellis_tour_lead=BEN-RIVERS; Path=/; SameSite=Lax"]);
});

test("the code of a former lead is not stored, and the page is rendered", async () => {
  await shop.customer({ tour_lead_code: "EVA-RIVERS", tour_lead_active: false });
  const { set, rendered } = await visit("/en/?tlId=EVA-RIVERS", { cookie: "trellis_place=europe.en" });
  expect([set, rendered!.address]).toEqual([[], "/en/?tlId=EVA-RIVERS"]);
});

test("the cookie decides the market locale, and an invalid one is ignored", async () => {
  requirements("market.stored");
  expect((await visit("/cart", { cookie: "trellis_place=europe.de" })).to).toBe("/de/cart");
  expect((await visit("/cart", { cookie: "trellis_place=mars.%F0" })).to).toMatch(/^\/(en|de)\/cart$/);
});

test.each(["/", "/fr/", "/cart"])(
  "%s picks a market by the browser's languages, and the redirect keeps it",
  async (path) => {
    requirements("market.asia", "routes.root");
    const { to, set } = await visit(path, { speaks: "fr" });
    expect(set).toEqual(["trellis_place=asia.en; Max-Age=31536000; Path=/; SameSite=Lax"]);
    const { set: secondCookies, rendered } = await visit(to!, {
      speaks: "fr",
      cookie: set[0]!.split(";")[0]!,
    });
    expect([secondCookies, rendered!.facts.market.id]).toEqual([[], "asia"]);
  },
);

test("a shop on https sends every cookie over https only", async () => {
  const { set, gate } = await visit("/de/cart?tlId=TOM-RIVERS", { publicUrl: "https://shop.example" });
  expect(set.sort()).toEqual([
    "trellis_place=europe.de; Max-Age=31536000; Path=/; Secure; SameSite=Lax",
    "trellis_tour_lead=TOM-RIVERS; Path=/; Secure; SameSite=Lax",
  ]);
  expect(gate).toMatch(/^trellis_gate=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

test("a page that would wait for minutes says so, and loads itself again when Retry-After has passed", async () => {
  const long = vi.spyOn(shop.services.limits.coldQueue, "secondsToWait").mockReturnValue(180);
  try {
    const { retryAfter, body, rendered } = await visit("/en/shop");
    expect([retryAfter, rendered]).toEqual(["180", undefined]);
    expect(body).toContain('<meta http-equiv="refresh" content="180">');
  } finally {
    long.mockRestore();
  }
});
