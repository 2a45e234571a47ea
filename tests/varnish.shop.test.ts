import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openCachedShop, type CachedShop } from "./support/cached-shop.ts";
import type { VarnishResponse } from "./support/varnish.ts";

let opened: CachedShop;
beforeAll(async () => {
  opened = await openCachedShop();
});
afterAll(() => opened.close());
beforeEach(() => opened.forget());

const ask: CachedShop["ask"] = (...what) => opened.ask(...what);
const visitor: CachedShop["visitor"] = (...who) => opened.visitor(...who);
/** The shop's requests when a URL is requested twice. */
async function timesRequested(path: string, headers: Record<string, string> = visitor()) {
  opened.line.forget();
  await ask(path, headers);
  await ask(path, headers);
  return opened.line.count(`GET ${path}`);
}
const text = ({ body }: VarnishResponse) => body.toString();

// The first one, so that no earlier object expires meanwhile.
test("pages that are not found do not fill the cache", async () => {
  const before = await opened.objects();
  for (let number = 0; number < 30; number += 1) {
    expect((await ask(`/en/product/nothing-${number}`, visitor())).status).toBe(404);
    expect((await ask(`/assets/nothing-${number}.js`)).status).toBe(404);
  }
  // A fresh object may still be about to expire.
  expect(await opened.objects()).toBeLessThan(before + 10);
});

test("made-up gate cookies do not fill the cache", async () => {
  const before = await opened.objects();
  for (let number = 0; number < 30; number += 1) {
    const cookie = `trellis_place=europe.en; trellis_gate=${"x".repeat(40)}${number}`;
    expect((await ask("/en/welcome-page", { cookie })).status).toBe(200);
    expect((await ask("/en/shop", { cookie })).status).toBe(302);
    const written = opened.gate.replace(
      /=(.)/,
      (_, first: string) => `=%${first.charCodeAt(0).toString(16)}`,
    );
    const other = `trellis_place=europe.en; ${written.slice(0, -1)}%${written.charCodeAt(written.length - 1).toString(16)}`;
    expect((await ask(`/en/page/terms?utm_a=${number}`, { cookie: other })).status).toBe(200);
    expect((await ask(`/en/`, { cookie: `trellis_place=europ%65.en; ${opened.gate}` })).status).toBe(200);
  }
  expect(await opened.objects()).toBeLessThan(before + 10);
});

test.each([
  "/en/",
  "/en/shop",
  "/en/product-categories/plants",
  "/en/product/fern",
  "/en/page/terms",
  "/en/contact",
  "/en/login",
  "/en/welcome-page",
])("%s is cached, but not in the browser", async (path) => {
  const first = await ask(path, visitor());
  expect(await timesRequested(path)).toBe(0);
  const other = { ...visitor("europe.en", "; somebody=else"), "accept-language": "de" };
  const second = await ask(path, other);
  expect(opened.line.count(`GET ${path}`)).toBe(0);
  expect(second.status).toBe(200);
  expect(text(second)).toBe(text(first));
  expect(second.headers["cache-control"]).toBe("private, no-cache");
  expect(second.headers.vary).toBe("Cookie, Accept-Language, Accept-Encoding");
  for (const name of ["age", "via", "x-varnish", "x-vary", "x-request-id", "surrogate-control", "set-cookie"])
    expect([name, second.headers[name]]).toEqual([name, undefined]);
});

test.each([
  ..."cart wish-list checkout checkout/delivery confirm-order confirm-order?order=1 order-accepted/1".split(
    " ",
  ),
  ..."lost-password reset-password?token=a confirm-email?token=a tour-lead-signup?token=a".split(" "),
  ..."user/account user/orders user/orders/1 user/refunds user/sessions user/logout account-deleted".split(
    " ",
  ),
  ..."admin/orders admin/refunds product-search?term=fern shop?page=2 shop?sort=name contact?about=1".split(
    " ",
  ),
  ..."product/fern?tlId=ADA product/fern?market=japan product/fern?token=a product/fern?other=a".split(" "),
  ..."welcome-page?to=%2Fshop product/fern?utm_source=a&token=b product/fern/ ../en/shop".split(" "),
])("/en/%s is not cached", async (path) => {
  expect(await timesRequested(`/en/${path}`)).toBe(2);
});

test.each([
  "/api/v1/products/en/europe/fern",
  "/api/v1/markets/",
  "/api/v1/cart/",
  "/version",
  "/health/live",
  "/service-worker.js",
  "/dev/mailbox",
  "/robots.txt",
])("%s is not cached", async (path) => {
  expect(await timesRequested(path)).toBe(2);
});

test("campaign parameters do not change the cached page", async () => {
  await ask("/en/product/fern", visitor());
  const paths = ["?utm_source=letter&utm_campaign=spring", "?gclid=a", "?fbclid=a&gclid="];
  for (const path of paths) {
    opened.line.forget();
    expect((await ask(`/en/product/fern${path}`, visitor())).status).toBe(200);
    expect(opened.line.count("GET /en/product/fern")).toBe(0);
  }
});

test("the cache separates markets, languages and visitors who passed the gate", async () => {
  const path = "/en/product/fern";
  const [europe, japan] = [await ask(path, visitor()), await ask(path, visitor("japan.en"))];
  expect(text(europe)).toContain("€");
  expect(text(japan)).toContain("¥");
  expect(text(japan)).not.toContain("€");
  const german = await ask("/de/product/fern", visitor("europe.de"));
  expect(text(german)).toContain('<html lang="de-DE"');
  const elsewhere = { location: "/en/welcome-page?to=%2Fproduct%2Ffern" };
  for (const cookie of ["trellis_place=europe.en", "trellis_place=europe.en; trellis_gate=made-up"]) {
    const before = await ask(path, { cookie });
    expect([before.status, before.headers]).toEqual([302, expect.objectContaining(elsewhere)]);
  }
  expect(text(await ask(path, visitor()))).toBe(text(europe));
  expect(text(await ask(path, visitor("japan.en")))).toBe(text(japan));
  const [inside, outside] = [visitor(), { cookie: "trellis_place=europe.en" }];
  const pages = [await ask("/en/welcome-page", inside), await ask("/en/welcome-page", outside)];
  expect(text(pages[0]!)).not.toBeText(text(pages[1]!));
  expect(text(await ask("/en/welcome-page", inside))).toBe(text(pages[0]!));
  expect(text(await ask("/en/welcome-page", outside))).toBe(text(pages[1]!));
});

test("a response that sets a cookie is not cached", async () => {
  for (const headers of [{ cookie: opened.gate }, visitor("europe.de"), visitor("mars.en")]) {
    opened.line.forget();
    for (let time = 0; time < 2; time += 1) {
      const { headers: got } = await ask("/en/product/fern", headers);
      expect(got["set-cookie"]).toEqual([expect.stringMatching(/^trellis_place=\w+\.en;/)]);
    }
    expect(opened.line.count("GET /en/product/fern")).toBe(2);
  }
  const headers = { "set-cookie": "a=b", "surrogate-control": "max-age=10", "cache-control": "public" };
  for (const path of ["/en/page/planted", "/assets/planted.js"]) {
    opened.line.standIn(path, { status: 200, headers });
    expect(await timesRequested(path)).toBe(2);
    opened.line.standIn(path, null);
  }
});

test("requests of known browsers, of referred visitors or with a token bypass the cache", async () => {
  await ask("/en/product/fern", visitor());
  const known = visitor("europe.en", "; trellis_known=a");
  const led = visitor("europe.en", "; trellis_tour_lead=ADA");
  for (const headers of [known, led, { ...visitor(), authorization: "Bearer a" }])
    expect(await timesRequested("/en/product/fern", headers)).toBe(2);
  expect(await timesRequested("/en/product/fern")).toBe(0);
});

test("a matching ETag gets 304, and HEAD gets no body", async () => {
  const { headers } = await ask("/en/shop", visitor());
  opened.line.forget();
  const again = await ask("/en/shop", { ...visitor(), "if-none-match": headers.etag! });
  expect([again.status, text(again), again.headers.etag]).toEqual([304, "", headers.etag]);
  const head = await ask("/en/shop", visitor(), "HEAD");
  expect([head.status, text(head), head.headers.etag]).toEqual([200, "", headers.etag]);
  expect([opened.line.count("GET /en/shop"), opened.line.count("HEAD /en/shop")]).toEqual([0, 0]);
});

test("a response has the requested encoding", async () => {
  const path = "/en/product/fern";
  const by = (encoding: string) => ask(path, { ...visitor(), "accept-encoding": encoding });
  for (let time = 0; time < 2; time += 1) {
    const [plain, brotli, gzip, none] = [
      await ask(path, visitor()),
      await by("gzip, deflate, br, zstd"),
      await by("gzip"),
      await by("br;q=0, identity"),
    ];
    const named = [plain, brotli, gzip, none].map(({ headers }) => headers["content-encoding"]);
    expect(named).toEqual([undefined, "br", "gzip", undefined]);
    const whole = text(plain);
    expect(whole).toContain("</html>");
    expect(brotliDecompressSync(brotli.body).toString()).toBe(whole);
    expect(gunzipSync(gzip.body).toString()).toBe(whole);
    expect(text(none)).toBe(whole);
  }
  expect(opened.line.count(`GET ${path}`)).toBeGreaterThan(0);
});

test("files are cached for everyone, and a missing one is requested again", async () => {
  const page = text(await ask("/en/", visitor()));
  const files = ["assets", "messages", "api/v1/images"].map(
    (folder) => new RegExp(`/${folder}/[^" ?\\\\]+`).exec(page)![0],
  );
  for (const path of files) {
    expect((await ask(path)).status).toBe(200);
    expect([path, await timesRequested(path, visitor("japan.en"))]).toEqual([path, 0]);
  }
  // While servers are replaced, a page of one build requests files from a server of another.
  const path = "/assets/entry-of-another-build.js";
  expect((await ask(path)).status).toBe(404);
  const headers = { "cache-control": "public, max-age=31536000, immutable" };
  opened.line.standIn(path, { status: 200, headers, body: "build" });
  expect(text(await ask(path))).toBe("build");
  opened.line.standIn(path, null);
  expect(text(await ask(path))).toBe("build");
});

test("the shop gets the client's IP address, not the one in its header", async () => {
  await ask("/version", { "x-forwarded-for": "203.0.113.7" });
  expect(opened.line.last("GET /version")).toMatchObject({ "x-forwarded-for": "127.0.0.1" });
});
