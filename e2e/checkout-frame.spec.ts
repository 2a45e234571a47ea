import type { Page } from "@playwright/test";
import { step } from "./support/checkout.ts";
import { addToCart, enter, expect, open, test, words } from "./support/shopper.ts";

const say = words.en;
const main = (page: Page) => page.getByRole("main");

test("the checkout has the cart, help and the legal pages, and no menu, search or footer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enter(page);
  await addToCart(page, "en", "boston-fern");
  await expect(page.locator("[data-cart-count]")).toHaveText("1");
  await open(page, "/en/checkout");
  await expect(step(page)).toHaveText("Address");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link")).toHaveCount(2);
  await expect(banner.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("search")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(main(page).getByRole("link", { name: "hello@trellis.example" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Terms" })).toHaveAttribute("target", "_blank");

  const summary = main(page).getByRole("complementary");
  const bar = summary.locator("summary");
  await expect(bar).toContainText("€18.95");
  await expect(summary.getByText("Boston fern")).toBeHidden();
  await bar.click();
  await expect(summary.getByText("Boston fern")).toBeVisible();
  await bar.click();
  await main(page).getByRole("button", { name: say.toDelivery }).scrollIntoViewIfNeeded();
  await expect.poll(async () => Math.round((await bar.boundingBox())!.y)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await banner.getByRole("link").last().click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expect(page.getByRole("contentinfo")).toBeVisible();
});
