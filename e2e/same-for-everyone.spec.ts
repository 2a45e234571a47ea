import type { Page } from "@playwright/test";
import { listenTo } from "./support/screen-reader.ts";
import { addToCart, enter, expect, fillAddress, logInAtCheckout, open, test } from "./support/shopper.ts";

test("a plant is bought by accessible names, and live regions announce each step", async ({
  page,
  shopper,
}) => {
  const announcements = await listenTo(page);
  await enter(page);
  await open(page, "/en/");
  const main = page.getByRole("main");
  const heading = (name: string | RegExp) => main.getByRole("heading", { level: 1, name });
  const departments = page.getByRole("navigation", { name: "Departments" });
  await departments.locator("summary", { hasText: "Houseplants" }).click();
  await departments.getByRole("link", { name: "Foliage plants" }).click();
  await expect(heading("Foliage plants")).toBeFocused();
  await main
    .getByRole("article")
    .getByRole("link", { name: /Boston fern/ })
    .click();
  await expect(heading(/Boston fern/)).toBeFocused();
  await main.getByRole("button", { name: "Add to cart" }).click();
  const inCart = page.getByRole("banner").getByRole("status");
  await inCart.getByRole("link", { name: "View cart" }).click();
  await expect(heading("Your cart")).toBeFocused();
  await expect(main.getByRole("button", { name: /Remove: Boston fern/ })).toBeVisible();
  await main.getByRole("link", { name: "Go to checkout" }).click();
  await logInAtCheckout(page, "en", shopper);
  await expect(main.getByRole("group", { name: "Delivery address" })).toBeVisible();
  await fillAddress(page);
  await main.getByRole("button", { name: "Continue to delivery" }).click();
  await expect(main.getByRole("radio", { name: /Standard parcel Leaves .*, arrives / })).toBeChecked();
  await main.getByRole("button", { name: "Continue to check" }).click();
  await main.getByRole("checkbox", { name: "I agree to the terms and conditions." }).check();
  await main.getByRole("button", { name: "Order and pay" }).click();
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await expect(heading("Thank you for your order")).toBeFocused();

  const spoken = (await announcements()).join("\n");
  const inOrder = [
    /^heading: Foliage plants$/,
    /^title: Foliage plants · Trellis$/,
    /^announced: \d+ products$/,
    /^heading: Boston fern/,
    /^title: Boston fern.* · Trellis$/,
    /^announced: Your cart: 1 item.*Boston fern.*Subtotal €18.95/,
    /^heading: Your cart$/,
    /^heading: Checkout$/,
    /^step: Address$/,
    /^step: Delivery$/,
    /^step: Check and order$/,
    /^announced: We’re placing your order …$/,
    /^announced: We’re checking your payment …$/,
    // The title may be announced before or after the focus.
    /^(title|heading): Thank you for your order/,
  ];
  const lines = spoken.split("\n");
  let at = 0;
  for (const line of inOrder) {
    const found = lines.findIndex((one, index) => index >= at && line.test(one));
    expect(found, `${line} after line ${at} of\n${spoken}`).toBeGreaterThanOrEqual(0);
    at = found + 1;
  }
  expect(lines.slice(at - 1)).toEqual(
    expect.arrayContaining([
      "title: Thank you for your order · Trellis",
      "heading: Thank you for your order",
    ]),
  );
  // A paid order is never announced as unpaid first.
  expect(spoken).not.toMatch(/heading: .*(not paid|still being confirmed)/);
});

/** Widths at which the header changes, and one between. */
const widths = [1024, 1104, 1280, 1360, 1440];

test("the header's tools fit into the window, with long words and a full cart too", async ({ page }) => {
  await enter(page);
  for (const [market, language] of [
    ["germany", "de"],
    ["europe", "cs"],
    ["japan", "ja"],
    ["asia", "ar"],
  ]) {
    await page.setViewportSize({ width: widths[0]!, height: 800 });
    await open(page, `/${language}/product/boston-fern?market=${market}`);
    await page.getByRole("main").locator("form button[type=submit]:visible").first().click();
    const cart = page.getByRole("banner").locator("a[href$='/cart']").first();
    await expect(cart).toContainText(/\d/);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const { x, width: own } = (await cart.boundingBox())!;
      expect(x, `${language} at ${width}`).toBeGreaterThanOrEqual(0);
      expect(x + own, `${language} at ${width}`).toBeLessThanOrEqual(width);
      await isNotWide(page);
    }
  }
});

/** A window of 1280 × 900 pixels, zoomed. */
const enlarged = (percent: number) => ({
  width: Math.round(128_000 / percent),
  height: Math.round(90_000 / percent),
});

for (const percent of [200, 400]) {
  test.describe(`at ${percent} %`, () => {
    test.use({ viewport: enlarged(percent) });
    test("a plant is ordered without scrolling in two directions", async ({ page, shopper }) => {
      const main = page.getByRole("main");
      await enter(page);
      for (const path of ["/", "/shop", "/page/delivery", "/login"]) {
        await open(page, `/en${path}`);
        await fits(page);
      }
      await addToCart(page, "en", "boston-fern");
      await expect(page.locator("[data-cart-count]")).toHaveText("1");
      await fits(page);
      await open(page, "/en/cart");
      await fits(page);
      await main.getByRole("link", { name: "Go to checkout" }).click();
      await logInAtCheckout(page, "en", shopper);
      await fillAddress(page);
      await main.getByRole("button", { name: "Continue to delivery" }).click();
      await fits(page);
      await main.getByRole("button", { name: "Continue to check" }).click();
      await main.getByRole("checkbox").check();
      await fits(page);
      await main.getByRole("button", { name: "Order and pay" }).click();
      await expect(page).toHaveURL(/checkoutnow\?token=/);
    });
  });
}

/** Nothing is wider than the window, and fixed parts leave room to read. */
async function isNotWide(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    new URL(page.url()).pathname,
  ).toBeLessThanOrEqual(0);
}

async function fits(page: Page): Promise<void> {
  const at = new URL(page.url()).pathname;
  await isNotWide(page);
  await page.evaluate(() => scrollTo(0, 600));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const covered = await page.evaluate(
    () =>
      [...document.querySelectorAll("body *")]
        .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom, width }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight)
        .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0) /
      innerHeight,
  );
  expect(covered, `${at}: what stays in place covers so much`).toBeLessThan(0.5);
}

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });
  test("floating panels have a border, focus has a ring, and choices have a mark", async ({ page }) => {
    await enter(page);
    await addToCart(page, "en", "boston-fern");
    const panel = page.getByRole("banner").getByRole("status");
    await expect(panel).toHaveCSS("outline-style", "solid");
    await open(page, "/en/shop?pets=safe");
    const chosen = page.locator('main a[aria-current][href*="/shop"]').filter({ visible: true }).first();
    expect(await chosen.evaluate((element) => getComputedStyle(element, "::before").content)).toContain("✓");
    await open(page, "/en/product/boston-fern");
    await expect(page.locator("main button[aria-current]")).toHaveCSS("outline-style", "solid");
    await page.getByRole("searchbox").first().fill("fern");
    const suggestions = page.getByRole("search").locator("[aria-busy]");
    await expect(suggestions).toHaveCSS("outline-style", "solid");
    await page.keyboard.press("Tab");
    const ring = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    expect(ring).not.toBe("none");
  });
});

test("the withdrawal form is printed on one page", async ({ page }) => {
  await enter(page);
  await open(page, "/en/page/withdrawal");
  await page.emulateMedia({ media: "print" });
  const form = page.getByRole("main").getByRole("list").last();
  await expect(form).toHaveCSS("break-inside", "avoid");
  await expect(page.getByRole("main").getByRole("heading").last()).toHaveCSS("break-after", "avoid");
});

test("a product is printed on one page without controls", async ({ page }) => {
  await enter(page);
  await open(page, "/en/product/snake-plant");
  await page.waitForLoadState("networkidle");
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
  const related = page.getByRole("heading", { name: "Goes well with" });
  await expect(related).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(related).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
