import { addToCart, enter, expect, open, test } from "./support/shopper.ts";

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

test("a product name of 300 letters fits into the cart, its dropdown and the search", async ({ page }) => {
  await enter(page);
  await page.route(/\/api\/v1\/products\//, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("Boston fern", "Donaudampfschifffahrt".repeat(15));
    await route.fulfill({ response, body });
  });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const expectToFit = async (what: string) => {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${what} at ${width} px`).toBeLessThanOrEqual(0);
    };
    await addToCart(page, "en", "boston-fern");
    await expectToFit("the dropdown");
    await open(page, "/en/cart");
    const lines = page.getByRole("main").getByRole("listitem");
    await expect(lines.getByText(/Donau/).first()).toBeVisible();
    await expectToFit("the cart");
    const search = page.getByRole("searchbox");
    await search.fill("boston");
    const found = page.getByRole("link", { name: /Donau.*18/ });
    await found.scrollIntoViewIfNeeded();
    await expect(found.getByText(/18/)).toBeInViewport({ ratio: 1 });
    await expectToFit("the search");
  }
});
