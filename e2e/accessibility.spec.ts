import { AxeBuilder } from "@axe-core/playwright";
import { addToCart, enter, expect, open, refusal, test } from "./support/shopper.ts";

const pages = [
  "/",
  "/welcome-page",
  "/shop",
  "/product/monstera-deliciosa",
  "/page/delivery",
  "/cart",
  "/login",
  "/nowhere",
];

for (const width of [412, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 850 } });
    test("every page is clean", async ({ page, complaints }) => {
      test.slow();
      complaints.expect(refusal(404));
      await enter(page);
      await addToCart(page, "en", "boston-fern");
      for (const path of pages) {
        await open(page, `/en${path}`);
        await page.waitForLoadState("networkidle");
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ target }) => target).join(", ")}`),
        ).toEqual([]);
      }
    });
    test("nothing is wider than the screen", async ({ page, complaints }) => {
      complaints.expect(refusal(404));
      await enter(page);
      await addToCart(page, "en", "boston-fern");
      for (const path of pages) {
        await open(page, `/en${path}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  });
}
