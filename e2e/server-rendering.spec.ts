import {
  enter,
  enterThroughGate,
  expect,
  waitForEarlyScript,
  waitForHydration,
  open,
  refusal,
  test,
  words,
  unanswered,
} from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

/** What the browser reads after hydration: pages are cached, days go by. */
const lateReads: Record<string, readonly string[]> = {
  "/product/monstera-deliciosa": ["delivery-dates"],
};

const renderedPages = [
  "/",
  "/welcome-page",
  "/shop",
  "/product-categories/houseplants",
  "/product-categories/garden/tools",
  "/product/monstera-deliciosa",
  "/product-search?term=fern",
  "/page/delivery",
  "/cart",
  "/login",
  "/checkout",
  "/confirm-order",
  "/no-such-page",
  "/confirm-email?token=x",
];

for (const language of ["en", "de"] as const) {
  test(`every page in ${language} is server-rendered and hydrates without errors or layout shifts`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(refusal(404));
    await enterThroughGate(page, language);
    await page.addInitScript(() => {
      Object.assign(globalThis, { violations: [], shifts: 0 });
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
        (globalThis as unknown as { violations: string[] }).violations.push(
          `${effectiveDirective} ${blockedURI}`,
        ),
      );
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (globalThis as unknown as { shifts: number }).shifts += (
            entry as unknown as { value: number }
          ).value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.waitForLoadState("networkidle");
    for (const path of renderedPages) {
      const requests: string[] = [];
      const listen = (request: { url: () => string }) => requests.push(new URL(request.url()).pathname);
      page.on("request", listen);
      const response = await page.goto(`/${language}${path}`);
      const html = (await response?.text()) ?? "";
      await waitForHydration(page);
      page.off("request", listen);
      expect(/<h1|role="status"/.exec(html), path).not.toBeNull();
      expect(/.{0,40}(<template|\$RC|\$RV|<script>).{0,40}/.exec(html)?.[0], path).toBeUndefined();
      expect(response?.headers()["content-security-policy"], path).toContain("script-src 'self';");
      expect(
        requests.flatMap((address) => /^\/api\/v1\/(?!images)([^/]+)/.exec(address)?.[1] ?? []),
        path,
      ).toEqual(lateReads[path] ?? []);
      const { violations, shifts } = await page.evaluate(() => {
        const seen = globalThis as unknown as { violations: string[]; shifts: number };
        return { violations: seen.violations, shifts: seen.shifts };
      });
      expect(violations, path).toEqual([]);
      expect(shifts, path).toBeLessThan(0.01);
    }
  });
}

test("a click before hydration takes effect afterwards", async ({ page }) => {
  await enter(page);
  const held = Promise.withResolvers<void>();
  await page.route(/entry\.browser-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/en/product/boston-fern", { waitUntil: "commit" });
  const add = page
    .getByRole("main")
    .getByRole("button", { name: words.en.addToCart })
    .filter({ visible: true });
  await waitForEarlyScript(page);
  await add.click();
  await expect(page).toHaveURL(/\/en\/product\/boston-fern$/);
  expect(await page.locator("html[data-hydrated]").count()).toBe(0);
  held.resolve();
  await waitForHydration(page);
  await expect(page.locator("[data-cart-count]")).toHaveText("1");
});

test("a product opens from a list at once with the list's data, and keeps it if the rest fails", async ({
  page,
  complaints,
}) => {
  requirements("product.products");
  complaints.expect(unanswered);
  await enter(page);
  await open(page, "/en/shop");
  const held = Promise.withResolvers<void>();
  const rest = "**/api/v1/products/en/*/boston-fern";
  await page.route(rest, async (route) => (await held.promise, route.abort()), { times: 1 });
  const main = page.getByRole("main");
  await main.getByRole("link", { name: /^Boston fern/ }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(/^Boston fern/);
  await expect(main).toContainText("€18.95");
  // The list's picture stands in until the larger one has loaded.
  await expect(main.getByRole("img").first()).toHaveCSS("background-image", /\/api\/v1\/images\//);
  const add = main.getByRole("button", { name: words.en.addToCart }).filter({ visible: true });
  await add.click();
  await expect(page.locator("[data-cart-count]")).toHaveText("1");
  const heading = main.getByRole("heading", { level: 1 });
  const top = () => heading.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  const before = await top();
  held.resolve();
  const again = main.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(/^Boston fern/);
  await again.click();
  await expect(main.getByText(/arching fronds/)).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the welcome page and its texts are shown", async ({ page }) => {
    await page.goto("/de/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: words.de.enter })).toBeVisible();
    const areas = page.getByRole("region", { name: "Wohin wir liefern" });
    await expect(areas).toContainText("Belgien, Lettland, Litauen, Niederlande, Spanien und Tschechien");
    await expect(areas).toContainText("Japanischer Yen · 日本語");
    expect(await page.title()).toBe("Willkommen · Trellis");
  });

  test("controls that need it show a note, and their buttons lead back to the page", async ({ page }) => {
    await enter(page);
    const address = "/en/product/boston-fern";
    await page.goto(address);
    // Chromium shows noscript content only if scripts are disabled in its settings.
    expect(await (await page.request.get(address)).text()).toMatch(
      /<noscript><p[^>]*>You can look around\. To buy and to log in, please switch on JavaScript\./,
    );
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    expect((await answer).status()).toBe(303);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Boston fern");
  });
});

test("navigating does not reload the page, and Back returns", async ({ page }) => {
  await enter(page);
  await open(page, "/en/");
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  const main = page.getByRole("main");
  await main.locator("article a").first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(main.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(
    main.getByRole("button", { name: words.en.addToCart }).filter({ visible: true }),
  ).toBeVisible();
  await page.goBack();
  await expect(main.locator("article")).not.toHaveCount(1);
  expect(await page.evaluate(() => (globalThis as unknown as { same?: boolean }).same)).toBe(true);
  await open(page, "/en/");
});

test("every link of the header, the footer and the static pages works", async ({ page, request }) => {
  await enter(page);
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const found = new Set<string>();
  for (const path of [
    "/",
    "/page/about-us",
    "/page/delivery",
    "/page/returns",
    "/page/terms",
    "/page/privacy",
    "/page/gardens",
  ]) {
    await open(page, `/en${path}`);
    const links = page.locator("a[href^='/']");
    for (const address of await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href") ?? ""),
    )) {
      found.add(address);
    }
  }
  expect(found.size).toBeGreaterThan(20);
  for (const address of found) {
    const response = await request.get(address, { headers: { cookie: cookies } });
    expect(response.status(), address).toBe(200);
  }
});
