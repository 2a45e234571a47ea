import type { Browser, Page } from "playwright";

/** Milliseconds, except `shift`, `kilobytes`, `script` (kilobytes) and `requests`. */
export type Figures = Record<string, number>;
/** What was transferred so far. */
type Line = { bytes: number; script: number; requests: number };

type Seen = { largest: number; shift: number; blocking: number };
/** Milliseconds of a task that do not count as blocking. */
const unnoticed = 50;

/** Lighthouse's phone: CPU slowed four times, 1.6 Mbit/s, 150 ms, empty cache. */
export async function onPhone<Result>(
  browser: Browser,
  use: (page: Page, alive: Promise<number>, line: Line) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  const phone = await context.newCDPSession(page);
  const line: Line = { bytes: 0, script: 0, requests: 0 };
  const scripts = new Set<string>();
  phone.on("Network.responseReceived", ({ requestId, type }) => type === "Script" && scripts.add(requestId));
  phone.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    line.bytes += encodedDataLength;
    line.requests += 1;
    if (scripts.has(requestId)) line.script += encodedDataLength;
  });
  await phone.send("Network.enable");
  await phone.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // Playwright's own waiting would inject scripts while the page's are evaluated.
  const alive = new Promise<number>((tell) =>
    phone.on("Runtime.bindingCalled", ({ payload }) => tell(Number(payload))),
  );
  await phone.send("Runtime.enable");
  await phone.send("Runtime.addBinding", { name: "sayAlive" });
  await page.addInitScript((limit) => {
    const seen: Seen = { largest: 0, shift: 0, blocking: 0 };
    Object.assign(globalThis, { seen });
    const whenAlive = new MutationObserver(() => {
      if (!document.documentElement?.dataset.hydrated) return;
      whenAlive.disconnect();
      (globalThis as unknown as { sayAlive: (at: string) => void }).sayAlive(String(performance.now()));
    });
    whenAlive.observe(document, { attributeFilter: ["data-hydrated"], subtree: true });
    const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
    observe("largest-contentful-paint", ({ startTime }) => (seen.largest = startTime));
    observe("layout-shift", (entry) => (seen.shift += (entry as unknown as { value: number }).value));
    observe("longtask", ({ duration }) => (seen.blocking += Math.max(0, duration - limit)));
  }, unnoticed);
  try {
    return await use(page, alive, line);
  } finally {
    await context.close();
  }
}

/** A first visit. `script` and `requests` count until hydration, `kilobytes` everything. */
export const visit = (browser: Browser, address: string): Promise<Figures> =>
  onPhone(browser, async (page, whenAlive, line) => {
    await page.goto(address, { waitUntil: "commit" });
    const alive = await whenAlive;
    const { script, requests } = line;
    await page.waitForLoadState("networkidle");
    const { first, largest, blocking, shift } = await painted(page);
    return {
      first,
      largest,
      alive,
      blocking,
      shift,
      kilobytes: line.bytes / 1_000,
      script: script / 1_000,
      requests,
    };
  });

/** A first visit to any shop, which does not tell when it is hydrated: everything counts until it is idle. */
export const visitUntilIdle = (browser: Browser, address: string): Promise<Figures> =>
  onPhone(browser, async (page, _whenAlive, line) => {
    await page.goto(address, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(looking);
    const { first, largest, shift } = await painted(page);
    const { requests, bytes, script } = line;
    return { first, largest, shift, requests, kilobytes: bytes / 1_000, script: script / 1_000 };
  });

async function painted(page: Page): Promise<Seen & { first: number }> {
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  const first = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
  );
  return { ...seen, first };
}

/** Milliseconds of looking at a list before pressing. */
const looking = 2_000;

/** From pressing a product in a list to its heading, by the page's clock. */
export const fromListToProduct = (browser: Browser, address: string): Promise<Figures> =>
  onPhone(browser, async (page, whenAlive) => {
    await page.goto(address, { waitUntil: "commit" });
    await whenAlive;
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(looking);
    const link = page.locator("main article a").nth(2);
    await link.scrollIntoViewIfNeeded();
    const heading = await link.evaluate(async (pressed: HTMLElement) => {
      const headingNow = () => document.querySelector("main h1")?.textContent;
      const ofTheList = headingNow();
      const began = performance.now();
      pressed.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      pressed.click();
      while (!location.pathname.includes("/product/") || [undefined, ofTheList].includes(headingNow()))
        await new Promise(requestAnimationFrame);
      return performance.now() - began;
    });
    return { heading };
  });

/** From pressing the buy button to the cart's count in the header. */
export const fromPressToCount = (browser: Browser, address: string): Promise<Figures> =>
  onPhone(browser, async (page, whenAlive) => {
    await page.goto(address, { waitUntil: "commit" });
    await whenAlive;
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(looking);
    const button = page.locator('main form button[type="submit"]').first();
    const count = await button.evaluate(async (pressed: HTMLElement) => {
      const began = performance.now();
      pressed.click();
      while (document.querySelector("[data-cart-count]")?.textContent !== "1") {
        if (performance.now() - began > 10_000) throw new Error("the count is not shown");
        await new Promise(requestAnimationFrame);
      }
      return performance.now() - began;
    });
    return { count };
  });
