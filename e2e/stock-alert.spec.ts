import type { Page } from "@playwright/test";
import { press, terms } from "./support/checkout.ts";
import { countStock } from "./support/count-stock.ts";
import { enter, expect, fillAddress, open, putInCart, refusal, test, words } from "./support/shopper.ts";

const say = words.en;
const main = (page: Page) => page.getByRole("main");
const form = (page: Page) => page.locator("#stock-alert form");

test("what is sold out at the order button leads to its form, and the draft stays", async ({
  page,
  request,
  shopper,
  complaints,
}) => {
  complaints.expect(refusal(409));
  await putInCart(page, shopper, ["boston-fern", "chives"]);
  await open(page, "/en/checkout");
  await fillAddress(page);
  await press(page, say.toDelivery);
  await press(page, say.toReview);
  await terms(page).check();
  await countStock(request, "chives", 0);
  await press(page, say.order);
  await expect(main(page)).toContainText("Chives: sold out");
  await main(page).getByRole("link", { name: "Tell me when it is back" }).click();
  await expect(form(page).getByLabel("Email")).toHaveValue(shopper);
  await expect(form(page)).toBeInViewport();
  await press(page, "Email me when it is back");
  await expect(main(page)).toContainText(`We’ll email ${shopper} as soon as it is back.`);
  await page.goBack();
  await press(page, say.order);
  await press(page, "Go on");
  await expect(main(page)).toContainText("Boston fern");
  await countStock(request, "chives", 400);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 915 } });

  test("a bar leads to the form of what is sold out, and not to a cart", async ({
    page,
    request,
    shopper,
  }) => {
    await countStock(request, "hyacinth-delft-blue", 0);
    await enter(page);
    await open(page, "/en/product/hyacinth-delft-blue");
    const bar = page.getByRole("button", { name: "Tell me when it is back" });
    await expect(bar).toBeInViewport();
    await expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
    await bar.click();
    const email = form(page).getByLabel("Email");
    await expect(email).toBeFocused();
    await expect(email).toBeInViewport();
    await expect(bar).toBeHidden();
    await email.fill(shopper);
    await press(page, "Email me when it is back");
    await expect(main(page)).toContainText("Almost done");
    await expect(bar).toBeHidden();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("what is sold out leaves no empty space", async ({ page }) => {
    await page.request.post("/api/v1/gate/", { data: {} });
    await page.goto("/en/product/hyacinth-delft-blue");
    const section = page.locator("#stock-alert");
    await expect(section.locator("noscript p")).toBeVisible();
    const heights = await section.evaluate((element) => {
      const parts = [...element.querySelectorAll("p")].map((part) => part.getBoundingClientRect().height);
      return {
        whole: element.getBoundingClientRect().height,
        texts: parts.reduce((sum, height) => sum + height, 0),
      };
    });
    expect(heights.whole).toBeLessThan(heights.texts + 80);
  });
});
