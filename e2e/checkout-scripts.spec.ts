import { createHash } from "node:crypto";
import type { Page, Request } from "@playwright/test";
import { press, terms, toReview } from "./support/checkout.ts";
import { builtScripts, scriptsOf } from "./support/built-files.ts";
import { expect, putInCart, test, words } from "./support/shopper.ts";
import { shops } from "./support/shops.ts";

/** PCI DSS 4.0.1, 6.4.3 and 11.6.1, as far as they apply to a page that redirects payers: docs/pci.md. */

const own = shops.embedded.url;
const checkout = "/en/checkout";
const early = scriptsOf("src/entry.early.ts");
const first = scriptsOf("src/entry.browser.tsx");
const ofPage = new Set([
  ...first,
  ...scriptsOf("src/pages/checkout/checkout.page.tsx"),
  ...scriptsOf("node_modules/react-dom/client.js"),
]);

const sorted = (paths: Iterable<string>): string[] => [...new Set(paths)].sort();
const pathsIn = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, path]) => path!);
const entities: Record<string, string> = { quot: '"', "#x27": "'", lt: "<", gt: ">", amp: "&" };
const unescaped = (text: string): string =>
  text.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => entities[name]!);
function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return requests;
}

test("the checkout's document references only the scripts built for it", async ({ page, shopper }) => {
  await putInCart(page, shopper, ["boston-fern"]);
  const html = await (await page.goto(checkout))!.text();
  const tags = pathsIn(html, /<script\b([^>]*)>/g);
  expect(tags.map((tag) => tag.trim().replace(/ data-sheets="[^"]*"/, ""))).toEqual([
    `type="module" async src="${early[0]}" data-scripts="${[...ofPage].join(" ")}"`,
    'type="application/json" id="state"',
    `type="module" fetchpriority="low" src="${first[0]}"`,
  ]);
  expect(html).not.toContain("modulepreload");
  const code = /.{0,40}( on[a-z]+="|javascript:|<iframe|<object|<embed|<base).{0,40}/i;
  expect(code.exec(html)?.[0]).toBeUndefined();
});

test("the checkout's headers are the agreed ones", async ({ page, shopper }) => {
  await putInCart(page, shopper, ["boston-fern"]);
  const response = (await page.goto(checkout))!;
  const html = await response.text();
  const [, styles = ""] = /<style>(.*?)<\/style>/s.exec(html)!;
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const written = pathsIn(html.split('<div id="root">')[1]!, / style="([^"]*)"/g);
  const attributes = sorted(written.map((style) => hash(unescaped(style))));
  const { "content-security-policy": policy = "", ...headers } = response.headers();
  const directives = policy.split("; ");
  const ofAttributes = directives.find((one) => one.startsWith("style-src-attr"))!;
  expect(directives.filter((one) => one !== ofAttributes)).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${hash(styles)}`,
    "img-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types default early owner-texts",
    "report-uri /csp-reports",
  ]);
  expect(sorted(pathsIn(ofAttributes, /('sha256-[^ ]+')/g))).toEqual(attributes);
  expect(headers).toMatchObject({
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cache-control": "private, no-cache",
  });
  // No other site may read or embed this page.
  expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
});

test("up to the provider, only the build's scripts run, and nothing is loaded from elsewhere", async ({
  page,
  shopper,
}) => {
  const requests = requestsOf(page);
  await toReview(page, shopper);
  await page.waitForLoadState("networkidle");
  const built = builtScripts();
  const scripts = requests.filter(
    (request) => /script|worker/i.test(request.resourceType()) || request.url().endsWith(".js"),
  );
  const paths = sorted(scripts.map((request) => new URL(request.url()).pathname));
  expect(paths.filter((path) => !built.has(path))).toEqual([]);
  expect([...early, ...ofPage].filter((path) => !paths.includes(path))).toEqual([]);
  for (const path of paths) {
    const served = await (await page.request.get(path)).body();
    expect(served.equals(built.get(path)!), path).toBe(true);
  }
  expect(sorted(requests.map((request) => new URL(request.url()).origin))).toEqual([own]);
  const inDocument = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean));
  expect(sorted(inDocument)).toEqual(sorted([early[0]!, first[0]!].map((path) => own + path)));
});

test("the shop has no field for card data, and the payment page replaces the whole window", async ({
  page,
  shopper,
}) => {
  await toReview(page, shopper);
  const fields = await page
    .locator("input, select, textarea")
    .evaluateAll((all) =>
      all.map((field) => `${field.getAttribute("name")} ${field.getAttribute("autocomplete")} ${field.id}`),
    );
  expect(fields.filter((field) => /card|cc-|cvc|cvv|expir|pan\b|iban/i.test(field))).toEqual([]);
  await expect(page.locator("iframe, frame, object, embed")).toHaveCount(0);
  await terms(page).check();
  await press(page, words.en.order);
  await expect(page).toHaveURL(new RegExp(`^http://localhost:${shops.embedded.sandboxPort}/checkoutnow`));
  expect(page.frames()).toHaveLength(1);
});
