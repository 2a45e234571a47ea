import { expect, open, test } from "./support/shopper.ts";

const pages = [
  "/",
  "/welcome-page",
  "/shop",
  "/product/monstera-deliciosa",
  "/page/delivery",
  "/cart",
  "/login",
];

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });
  for (const language of ["ar", "de", "ja"]) {
    test(`the longest words and the largest amounts fit (${language})`, async ({ page }) => {
      await open(page, `/${language}/welcome-page`);
      await page.getByRole("main").getByRole("button").last().click();
      await expect(page).toHaveURL(new RegExp(`/${language}/$`));
      for (const product of ["boston-fern", "monstera-deliciosa"]) {
        await open(page, `/${language}/product/${product}`);
        const buying = page.locator("main form").filter({ visible: true }).first();
        await buying.getByRole("textbox").fill("1000000");
        await buying.locator("[type=submit]").click();
      }
      await expect(page.locator("[data-cart-count]")).toHaveText(/999/);
      for (const path of pages) {
        await open(page, `/${language}${path}`);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, path).toBeLessThanOrEqual(320);
      }
    });
  }
});
