import type { Page, Request } from "@playwright/test";
import { scriptsOf } from "./support/built-files.ts";
import { enter, expect, open, test, waitForHydration } from "./support/shopper.ts";

/** The phone of `bench/compare/phone.ts`. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

const pages = ["/en/", "/en/shop", "/en/product/boston-fern"];

/** What a page has requested by the time it is hydrated, itself included. */
async function requestedUntilHydrated(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement?.dataset["hydrated"]) return;
      observer.disconnect();
      Object.assign(globalThis, { hydratedAt: performance.now() });
    }).observe(document, { attributeFilter: ["data-hydrated"], subtree: true });
  });
  await page.goto(path);
  await waitForHydration(page);
  return page.evaluate(() => {
    const { hydratedAt } = globalThis as unknown as { hydratedAt: number };
    const resources = performance.getEntriesByType("resource");
    const names = resources.filter(({ startTime }) => startTime < hydratedAt).map(({ name }) => name);
    return [...new Set([location.href, ...names])];
  });
}

const early = /\/entry\.early|\/languages\.worker/;

/** Scripts and styles that the page does not name as its own. */
const assetsForLater = (paths: readonly string[], named: string): string[] =>
  paths.filter(
    (path) =>
      path.includes("/assets/") && !early.test(path) && !path.endsWith(".woff2") && !named.includes(path),
  );

for (const path of pages)
  test(`the first visit to ${path} takes 25 requests, 8 of them scripts`, async ({ page, browser }) => {
    await enter(page);
    // Entered, but with an empty cache.
    const context = await browser.newContext({ storageState: await page.context().storageState() });
    const fresh = await context.newPage();
    const requested = await requestedUntilHydrated(fresh, path);
    const named = await fresh.locator("[data-scripts]").getAttribute("data-scripts");
    await context.close();
    // The worker takes nothing from the page: it only warms up the browser's Intl.
    const scripts = requested.filter((url) => url.endsWith(".js") && !url.includes("/languages.worker"));
    expect(requested.length, requested.join("\n")).toBeLessThanOrEqual(25);
    expect(scripts.length, scripts.join("\n")).toBeLessThanOrEqual(8);
    const paths = requested.map((url) => new URL(url).pathname);
    expect(assetsForLater(paths, named!)).toEqual([]);
  });

test("a customer who saves data gets nothing for later", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
  );
  await enter(page);
  // What tells of an outage can't be fetched during one.
  const aboutOutages = scriptsOf("src/flows/shell/shop/trouble.flow.tsx");
  for (const path of pages) {
    const requests: string[] = [];
    const listen = (request: Request) => requests.push(new URL(request.url()).pathname);
    page.on("request", listen);
    await open(page, path);
    await page.waitForLoadState("networkidle");
    const untilIdle = requests.length;
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 3_000))));
    page.off("request", listen);
    const unwanted = (files: readonly string[]) => files.filter((file) => !aboutOutages.includes(file));
    expect(unwanted(requests.slice(untilIdle)), path).toEqual([]);
    const named = await page.locator("[data-scripts]").getAttribute("data-scripts");
    expect(unwanted(assetsForLater(requests, named!)), path).toEqual([]);
    expect(
      await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)),
    ).toBe(0);
  }
});

test("nothing moves while a page is loaded and scrolled through", async ({ page }) => {
  await enter(page);
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        // Letters of another font, before it is loaded, are a little wider or narrower.
        if (entry.value < 0.01) continue;
        moved.push(
          `${entry.value} ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(" | ")}`,
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of [
    ...pages,
    "/en/product-categories/houseplants",
    "/en/product-search?term=fern",
    "/ar/shop",
    "/ja/",
  ]) {
    await open(page, path);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 300) {
        scrollTo(0, y);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
    });
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved), path).toEqual([]);
  }
});
