import type { Page } from "@playwright/test";
import { requirements } from "#tests/support/requirements.ts";
import { addToCart, enter, expect, open, test } from "./support/shopper.ts";

const main = (page: Page) => page.getByRole("main");
const banner = (page: Page) => page.getByRole("banner");
const footer = (page: Page) => page.getByRole("contentinfo");

/** Scrolls, and gives the page longer than its throttles to react. */
const scroll = (page: Page, y: number) =>
  page.evaluate((top) => {
    scrollTo({ top, behavior: "instant" });
    return new Promise((resolve) => setTimeout(resolve, 300));
  }, y);

test.use({ locale: "en-NL" });

test("the header has the strip, the logo and the navigation", async ({ page }) => {
  requirements(
    "layout.contact-email",
    "layout.opening-hours",
    "layout.social-link",
    "layout.logo",
    "layout.four-entries",
    "layout.more-dropdown",
    "layout.children-dropdowns",
    "product.menu-in-visitors-language",
  );
  await enter(page);
  await open(page, "/en/");
  const email = page.getByRole("link", { name: "Write to us" });
  await expect(email).toHaveAttribute("title", "hello@trellis.example");
  await expect(page.getByText("Open 8:00-17:00").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Follow us" }).first()).toHaveAttribute("href", /^https:/);
  await expect(banner(page).getByRole("link", { name: "Trellis" })).toHaveAttribute("href", "/en/");
  const navigation = banner(page).getByRole("navigation");
  const entries = navigation.locator("> ul > li");
  await expect(entries).toHaveCount(5);
  for (const [index, name] of ["Houseplants", "Garden", "Craft centre", "Workshops", "More"].entries())
    await expect(entries.nth(index)).toContainText(name);
  await expect(navigation.getByRole("link", { name: "Tools" })).toBeHidden();
  await entries.nth(1).getByText("Garden").first().click();
  await expect(navigation.getByRole("link", { name: "Tools" })).toBeVisible();
  await expect(navigation.getByRole("link", { name: "Our gardens" })).toBeHidden();
  await entries.nth(4).getByText("More").click();
  await expect(navigation.getByRole("link", { name: "Our gardens" })).toBeVisible();
  await open(page, "/de/");
  await expect(entries.first()).toContainText("Zimmerpflanzen");
});

test("the footer has four columns of links and the year 2021", async ({ page }) => {
  requirements("layout.footer-columns", "layout.copyright-2021");
  await enter(page);
  await open(page, "/en/page/about-us");
  const columns = footer(page).locator("section");
  await expect(columns.getByRole("heading")).toHaveText([
    "About us",
    "Purchase info",
    "Gardens and craft centre",
    "Account",
  ]);
  for (const column of await columns.all()) await expect(column.getByRole("link").first()).toBeVisible();
  await expect(footer(page)).toContainText("© 2021");
});

test("the home page shows promos and recommended products, and a static page its text", async ({ page }) => {
  requirements("product.home-promos", "product.home-recommended", "product.static-pages");
  await enter(page);
  await open(page, "/en/");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Plant now for May");
  await expect(main(page)).toContainText("Evenings at the craft table");
  const recommended = main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Growing on us" }) });
  await expect(recommended.getByRole("article").first()).toContainText("Tulip");
  await expect(recommended.getByRole("article").nth(1)).toContainText("Monstera");
  await open(page, "/en/page/opening-hours");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Opening hours");
});

test("a page has its own title, and following a link scrolls to the top", async ({ page }) => {
  requirements("guards.page-title", "guards.scroll-to-top");
  await enter(page);
  await open(page, "/en/");
  await expect(page).toHaveTitle("Plants, garden and craft · Trellis");
  await open(page, "/en/shop");
  await expect(page).toHaveTitle("The whole shop · Trellis");
  const product = main(page).getByRole("article").last();
  await product.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await product.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/en\/product\//);
  await expect(page).not.toHaveTitle("The whole shop · Trellis");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

/** The scroll positions in turn, and whether the header then sticks. */
const positions = {
  850: [
    [300, false],
    [301, true],
    [101, true],
    [100, false],
  ],
  849: [
    [200, false],
    [201, true],
    [11, true],
    [10, false],
  ],
} as const;
for (const [width, steps] of Object.entries(positions)) {
  test(`at ${width} px the header sticks and unsticks at the specified positions`, async ({ page }) => {
    requirements(
      "layout.header-sticks-wide",
      "layout.header-sticks-narrow",
      "layout.header-unsticks-wide",
      "layout.header-unsticks-narrow",
    );
    await page.setViewportSize({ width: Number(width), height: 700 });
    await enter(page);
    await open(page, "/en/shop");
    for (const [y, isSticky] of steps) {
      await scroll(page, y);
      await expect(page.locator("header[data-sticky]"), `${y} px`).toHaveCount(isSticky ? 1 : 0);
    }
  });
}

test("the back-to-top arrow needs a page taller than 1600 px, scrolled by 500 px", async ({ page }) => {
  requirements("layout.back-to-top-tall-page", "layout.back-to-top-scrolled");
  await page.setViewportSize({ width: 1280, height: 700 });
  await enter(page);
  await open(page, "/en/page/about-us");
  const arrow = page.locator("[data-to-top]");
  const makeTall = (height: number) =>
    page.evaluate((wanted) => {
      const content = document.querySelector<HTMLElement>("main")!;
      const others = document.documentElement.scrollHeight - content.getBoundingClientRect().height;
      content.style.boxSizing = "border-box";
      content.style.overflow = "hidden";
      content.style.minBlockSize = content.style.maxBlockSize = `${wanted - others}px`;
      return document.documentElement.scrollHeight;
    }, height);
  // Visible first, because its script loads then; after that it appears and disappears at once.
  expect(await makeTall(1_601)).toBe(1_601);
  await scroll(page, 500);
  await expect(arrow).toBeVisible();
  await scroll(page, 499);
  await expect(arrow).toHaveCount(0);
  await scroll(page, 500);
  await expect(arrow).toBeVisible();
  expect(await makeTall(1_600)).toBe(1_600);
  await scroll(page, 600);
  await expect(arrow).toHaveCount(0);
});

test("the cart dropdown opens after an addition and when it is pointed at, but not in the checkout", async ({
  page,
}) => {
  requirements(
    "layout.cart-count-and-total",
    "layout.cart-dropdown-on-hover",
    "layout.cart-dropdown-disabled",
    "layout.cart-dropdown-opens-after-adding",
    "layout.cart-dropdown-closes-after-4-s",
  );
  await enter(page);
  await addToCart(page, "en", "boston-fern");
  const button = banner(page).getByRole("link", { name: /^Your cart/ });
  const dropdown = banner(page).getByRole("status").filter({ hasText: "View cart" });
  await expect(dropdown).toContainText("Boston fern");
  await expect(dropdown).toContainText("€18.95");
  await expect(button).toHaveAccessibleName(/1 item/);
  await expect(dropdown).toHaveCount(0);
  await button.hover();
  await expect(dropdown).toContainText("€18.95");
  for (const path of ["/en/cart", "/en/checkout", "/en/confirm-order"]) {
    await page.mouse.move(0, 600);
    await open(page, path);
    await button.hover();
    await scroll(page, 0);
    await expect(dropdown, path).toHaveCount(0);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 } });
  test("a product's page leaves room for the buy bar, or 100 px", async ({ page }) => {
    requirements("layout.buy-bar-spacing", "layout.buy-bar-spacing-100-px");
    await enter(page);
    const room = () =>
      footer(page).evaluate((element) => parseFloat(getComputedStyle(element).paddingBottom));
    await open(page, "/en/product/boston-fern");
    const bar = (await page.locator('form[data-buy="bar"]').boundingBox())!;
    expect(await room()).toBeGreaterThanOrEqual(bar.height);
    // It is shown, not sold.
    await open(page, "/en/product/olive-tree");
    await expect(page.locator('form[data-buy="bar"]')).toHaveCount(0);
    expect(await room()).toBe(100);
  });
});
