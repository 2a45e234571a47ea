import type { Page } from "@playwright/test";
import { enter, expect, waitForHydration, open, test, unanswered } from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

const main = (page: Page) => page.getByRole("main");

test.describe("pictures", () => {
  for (const [what, answer] of [
    ["are missing", { status: 404 }],
    ["are HTML", { status: 200, contentType: "text/html", body: "<p>Sold out</p>" }],
  ] as const) {
    test(`that ${what} are replaced by a placeholder`, async ({ page, complaints }) => {
      requirements("errors.image-placeholder");
      complaints.expect(/Failed to load resource.*404/);
      await page.route("**/api/v1/images/**", (route) => route.fulfill(answer));
      await enter(page);
      await open(page, "/en/product/boston-fern");
      await expect(main(page).locator("[data-placeholder]").first()).toBeVisible();
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect(main(page).locator("img")).toHaveCount(0);
    });
  }

  test("without a network are replaced by a placeholder", async ({ page, context, complaints }) => {
    complaints.expect(unanswered);
    await enter(page);
    await open(page, "/en/");
    await context.setOffline(true);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(main(page).locator("[data-placeholder]").last()).toBeVisible();
  });
});

test("each preloaded picture is shown on the page", async ({ page }) => {
  await enter(page);
  // The product last: Chromium shows a larger picture that it has instead of the one that a list preloads.
  for (const path of ["/en/", "/en/product-categories/houseplants", "/en/product/boston-fern"]) {
    await open(page, path);
    const preloads = () =>
      page.evaluate(() => {
        const preloaded = performance
          .getEntriesByType("resource")
          .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === "link")
          .map(({ name }) => name)
          .filter((name) => name.includes("/images/"));
        const shown = [...document.images].map(({ currentSrc }) => currentSrc);
        return {
          hasSome: preloaded.length > 0,
          unused: preloaded.filter((name) => !shown.includes(name)),
        };
      });
    await expect.poll(preloads, path).toEqual({ hasSome: true, unused: [] });
  }
});

test("the welcome page shows the product of a link, and leads there", async ({ page }) => {
  requirements("routes.product-by-url-fragment", "guards.welcome-page");
  await page.goto("/en/product/boston-fern");
  await waitForHydration(page);
  await expect(main(page)).toContainText("Your link leads to Boston fern.");
  await expect(main(page).getByRole("img", { name: /Boston fern with arching fronds/ })).toBeVisible();
  await page.getByRole("button", { name: "Enter the shop" }).click();
  await expect(page).toHaveURL(/\/en\/product\/boston-fern$/);
});

test("the back-to-top arrow covers no heart, and scrolls to the top", async ({ page }) => {
  await enter(page);
  await open(page, "/en/product-categories/houseplants");
  await expect(
    main(page)
      .getByRole("button", { name: /^Save for later/ })
      .first(),
  ).toBeVisible();
  const arrow = page.locator("[data-to-top]");
  for (let y = 600; y < 2000; y += 130) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await expect(arrow).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const box = (element: Element) => element.getBoundingClientRect();
          const one = box(document.querySelector("[data-to-top]")!);
          return [...document.querySelectorAll("main button")].filter((button) => {
            const other = box(button);
            return (
              other.left < one.right &&
              other.right > one.left &&
              other.top < one.bottom &&
              other.bottom > one.top
            );
          }).length;
        }),
      )
      .toBe(0);
  }
  await arrow.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("on a phone the back-to-top arrow covers no line of a plant's facts", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page);
  await open(page, "/en/product/monstera-deliciosa");
  await expect(main(page).getByRole("heading", { name: "At a glance" })).toBeVisible();
  // The arrow moves up and down only, so it may be at any height.
  await page.evaluate(() =>
    document.querySelector("[aria-labelledby=facts]")!.scrollIntoView({ block: "end" }),
  );
  const { x } = (await page.locator("[data-to-top]").boundingBox())!;
  const lines = await page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector("[aria-labelledby=facts] dl")!);
    const texts = document.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT);
    const ends: number[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      ends.push(...[...range.getClientRects()].map(({ right }) => right));
    }
    return ends;
  });
  expect(lines.length).toBeGreaterThan(10);
  expect(Math.max(...lines)).toBeLessThan(x);
});

for (const [name, viewport] of [
  ["on a phone", { width: 412, height: 823 }],
  ["in a low window", { width: 1024, height: 400 }],
  ["on a phone on its side", { width: 823, height: 412 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });
    test(`the header stays ${name}, with the search`, async ({ page }) => {
      await enter(page);
      await open(page, "/en/shop");
      await page.evaluate(() => scrollTo(0, 900));
      const search = page.getByRole("banner").getByRole("searchbox");
      await expect(search).toBeInViewport();
      const height = (await page.getByRole("banner").boundingBox())!.height;
      expect(height).toBeLessThan(viewport.height / 6);
      await search.fill("fern");
      const suggestions = page.getByRole("search").locator("[aria-busy=false]");
      await expect(suggestions).toContainText("Boston fern");
      const box = (await suggestions.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
    });
  });
}
