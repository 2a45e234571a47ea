import type { Page } from "@playwright/test";
import { press, terms } from "./support/checkout.ts";
import { countStock } from "./support/count-stock.ts";
import { expect, fillAddress, open, putInCart, refusal, test, words } from "./support/shopper.ts";

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
