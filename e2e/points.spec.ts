import { addToCart, enter, expect, fillAddress, logIn, open, test, words } from "./support/shopper.ts";

test.describe("in Japan", () => {
  test.use({ locale: "en-JP" });
  test("an order in yen is paid wholly in points, without a provider", async ({ page }) => {
    const say = words.en;
    const main = page.getByRole("main");
    await enter(page);
    await addToCart(page, "en", "hand-trowel");
    await open(page, "/en/cart");
    await expect(main).toContainText("¥4,900");
    await main.getByRole("link", { name: say.toCheckout }).click();
    await logIn(page, "en", "customer@example.com");
    await fillAddress(page, "JP");
    await main.getByRole("button", { name: say.toDelivery }).click();
    await main.getByRole("button", { name: say.toReview }).click();
    await expect(main).toContainText("¥5,780");
    await main.getByRole("radio", { name: "Pay a part with points" }).check();
    await main.getByLabel("Points to use").fill("5780");
    await expect(main).toContainText("A whole number from 1 to 5,779");
    await main.getByLabel("Points to use").fill("780");
    await expect(main).toContainText("¥5,000");
    await main.getByRole("radio", { name: "Pay everything with 5,780 points" }).check();
    await main.getByRole("button", { name: "Order and pay with points" }).click();
    await expect(main.getByRole("checkbox", { name: say.terms })).toBeFocused();
    await expect(main).toContainText("Please agree to the terms and conditions.");
    await main.getByRole("checkbox", { name: say.terms }).check();
    await main.getByRole("button", { name: "Order and pay with points" }).click();
    await expect(page).toHaveURL(/\/en\/order-accepted\//);
    await expect(main).toContainText(say.thanks);
    await expect(main).toContainText("5,780");
  });
});
