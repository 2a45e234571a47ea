import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiApp } from "#server/app.ts";
import { storefrontApp } from "#server/storefront-app.ts";
import { operations } from "./support/contract.ts";
import { demoShop } from "./support/demo-shop.ts";
import type { Shop } from "./support/shop.ts";

let shop: Shop;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await demoShop({ environment: { SHOP_GATE: "open", PUBLIC_URL: "https://trellis.example" } });
  app = await storefrontApp(shop.services, { checkResponses: true, isDemo: false });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const shown = [
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "cross-origin-resource-policy",
  "cross-origin-opener-policy",
  "content-disposition",
];
async function guardsOf(url: string, on = app) {
  const { headers } = await on.inject({ url });
  return Object.fromEntries(shown.filter((name) => name in headers).map((name) => [name, headers[name]]));
}
async function policyOf(url: string) {
  const { headers } = await app.inject({ url });
  return headers["content-security-policy"];
}

const everywhere = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
};
const ofThisOrigin = { ...everywhere, "cross-origin-resource-policy": "same-origin" };
const ofAnyOrigin = { ...everywhere, "cross-origin-resource-policy": "cross-origin" };
const ofDocument = { ...ofThisOrigin, "cross-origin-opener-policy": "same-origin" };
const ofAnswer = { ...ofThisOrigin, "content-disposition": 'attachment; filename="api.json"' };
const nothing =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

test("a page has a reporting endpoint for its content security policy", async () => {
  const { headers } = await app.inject({ url: "/en/" });
  expect(headers["reporting-endpoints"]).toBe('csp="/csp-reports"');
  expect(headers["content-security-policy"]).toMatch(/; report-uri \/csp-reports; report-to csp$/);
  const report = { "csp-report": { "document-uri": "https://trellis.example/en/", "blocked-uri": "inline" } };
  const { statusCode } = await app.inject({
    method: "POST",
    url: "/csp-reports",
    payload: JSON.stringify(report),
    headers: { "content-type": "application/csp-report" },
  });
  expect(statusCode).toBe(204);
});

test.each(["/en/", "/en/nothing", "/en/product/boston-fern", "/en/checkout", "/offline-en.html"])(
  "the document %s shares no window with another origin",
  async (url) => {
    expect(await guardsOf(url)).toEqual(ofDocument);
    expect(await policyOf(url)).toContain("frame-ancestors 'none'");
  },
);

test.each(operations.map(({ id }) => id))("a response of %s is never shown as a document", async (id) => {
  const { method, path, body } = operations.find((one) => one.id === id)!;
  const url = `/api/v1${path.replaceAll(/\{[^}]+\}/g, () => randomUUID())}`;
  const { headers } = await app.inject({ method: method as "GET", url, ...(body && { body: {} }) });
  if (!String(headers["content-type"]).includes("json")) return;
  expect(headers).toMatchObject({
    ...everywhere,
    "content-disposition": 'attachment; filename="api.json"',
    "content-security-policy": nothing,
  });
});

test.each(["/api/v1/markets/", "/api/v1/markets/", "/api/v1/nothing", "/api/v1/users/me", "/api/%zz"])(
  "%s is downloaded as a file, even when cached or refused",
  async (url) => expect(await guardsOf(url)).toEqual(ofAnswer),
);

test("pictures of the catalogue may be embedded by other sites and cannot run scripts", async () => {
  const { body } = await app.inject({ url: "/api/v1/products/en/europe/boston-fern" });
  const { images } = JSON.parse(body) as { images: { id: string }[] };
  const picture = `/api/v1/images/${images[0]!.id}/247/fern.webp`;
  for (const url of [picture, "/favicon.svg", "/icon-192.png"]) {
    expect(await guardsOf(url), url).toEqual(ofAnyOrigin);
    expect(await policyOf(url), url).toBe(nothing);
  }
});

test.each(["/robots.txt", "/version", "/sitemap.xml", "/manifest-en.webmanifest", "/health/live"])(
  "%s is restricted to this origin and loads nothing",
  async (url) => {
    expect(await guardsOf(url)).toEqual(ofThisOrigin);
    expect(await policyOf(url)).toBe(nothing);
  },
);

test("a worker's script has the policy that the worker runs under", async () => {
  expect(await policyOf("/service-worker.js")).toBe(
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});

test.each([
  "/version",
  "/robots.txt",
  "/service-worker.js",
  "/favicon.svg",
  "/sitemap.xml",
  "/en/",
  "/messages/xx/y",
])("the text of %s has its charset", async (url) => {
  const { headers } = await app.inject({ url });
  expect(headers["content-type"]).toMatch(/^(text\/|[^;]*[/+]xml).*; charset=utf-8$/);
});

test.each(["GET", "OPTIONS"] as const)("other origins may not read a response (%s)", async (method) => {
  for (const url of ["/api/v1/markets/", "/api/v1/users/customers/me", "/en/"]) {
    const { headers } = await app.inject({
      method,
      url,
      headers: { origin: "https://evil.example", "access-control-request-method": "GET" },
    });
    expect(
      Object.keys(headers).filter((name) => name.startsWith("access-control")),
      url,
    ).toEqual([]);
  }
});

test.each([
  [{ PUBLIC_URL: "https://trellis.example", HSTS: "host" }, "max-age=63072000"],
  [{ PUBLIC_URL: "https://trellis.example", HSTS: "off" }, undefined],
  [{ PUBLIC_URL: "http://trellis.example" }, undefined],
])("with %j the HSTS header is %s", async (environment, expected) => {
  const { readSettings } = await import("#server/platform/settings.ts");
  const settings = { ...shop.services.settings, hsts: readSettings(environment).hsts };
  const other = await apiApp({ ...shop.services, settings }, { checkResponses: true });
  expect((await guardsOf("/api/v1/markets/", other))["strict-transport-security"]).toBe(expected);
  await other.close();
});
