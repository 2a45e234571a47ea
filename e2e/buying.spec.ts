import {
  addToCart,
  enter,
  enterThroughGate,
  expect,
  fillAddress,
  putInCart,
  waitForHydration,
  logIn,
  logInAtCheckout,
  open,
  orderCart,
  refusal,
  test,
  words,
} from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

for (const language of ["en", "de"] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === "de" ? "de-DE" : "en-NL" });
    const say = words[language];

    test("a plant is bought, from the welcome page to the accepted order", async ({ page, shopper }) => {
      requirements(
        "product.check-out",
        "product.pay-by-provider",
        "routes.root",
        "guards.redirect-to-welcome",
        "roles.customer-buys",
      );
      await page.goto("/?tlId=TOM-RIVERS");
      await expect(page).toHaveURL(new RegExp(`/${language}/welcome-page\\?to=%2F%3FtlId%3DTOM-RIVERS$`));
      await waitForHydration(page);
      await page.getByRole("button", { name: say.enter }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/\\?tlId=TOM-RIVERS$`));
      const main = page.getByRole("main");
      await main.locator("article a").first().click();
      await expect(page).toHaveURL(new RegExp(`/${language}/product/`));
      const name = await main.getByRole("heading", { level: 1 }).innerText();
      await main.getByRole("button", { name: say.addToCart }).filter({ visible: true }).click();
      await expect(page.locator("[data-cart-count]")).toHaveText("1");
      await orderCart(page, language, shopper);
      await page.getByRole("button", { name: "Approve and pay" }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/order-accepted/`));
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(say.thanks);
      await expect(main.getByRole("complementary").getByRole("listitem")).toContainText(name);
      await expect(page.locator("[data-cart-count]")).toHaveText("");
      const reference = await main.locator("strong").innerText();
      const downloading = page.waitForEvent("download");
      await main.getByRole("button", { name: say.downloadInvoice }).click();
      expect((await downloading).suggestedFilename()).toMatch(/^invoice-(EUROPE|GERMANY)-\d{6}\.pdf$/);
      const mail = page.locator("article").filter({ hasText: reference }).filter({ hasText: shopper });
      await expect(async () => {
        await page.goto("/dev/mailbox");
        await expect(mail).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(mail.locator("+ p")).toContainText(/invoice-(EUROPE|GERMANY)-\d{6}\.pdf/);
      await mail.locator("+ p").getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(reference);
      await expect(page.getByText(`1 × ${name}`)).toBeVisible();
      await expect(page.locator("body")).toHaveCSS("background-color", "rgb(248, 242, 230)");
    });

    test("cancelling at the provider loses nothing, and the order can still be paid", async ({
      page,
      shopper,
    }) => {
      requirements("errors.payment-cancelled");
      await enterThroughGate(page, language);
      await addToCart(page, language, "boston-fern");
      await expect(page.locator("[data-cart-count]")).toHaveText("1");
      await orderCart(page, language, shopper);
      await page.getByRole("button", { name: "Cancel and return" }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/confirm-order\\?order=`));
      await expect(page.getByText(say.cancelled)).toBeVisible();
      // The unpaid order is announced on every page.
      await open(page, `/${language}/cart`);
      await page.getByRole("status").getByRole("link", { name: say.payOrCancel }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/confirm-order\\?order=`));
      await page.getByRole("button", { name: say.payNow }).click();
      await page.getByRole("button", { name: "Approve and pay" }).click();
      await expect(page.getByRole("heading", { level: 1, name: say.thanks })).toBeVisible();
    });
  });
}

test("after the browser's Back button at the provider, the order is found, also from the checkout", async ({
  page,
  shopper,
}) => {
  await enter(page);
  await addToCart(page, "en", "boston-fern");
  await expect(page.locator("[data-cart-count]")).toHaveText("1");
  await orderCart(page, "en", shopper);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/confirm-order\?order=/);
  await expect(page.getByText("The payment for this order wasn’t completed.")).toBeVisible();
  await open(page, "/en/checkout");
  await expect(page.getByText("The payment for this order wasn’t completed.")).toBeVisible();
  await page.getByRole("button", { name: words.en.payNow }).click();
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.en.thanks })).toBeVisible();
});

test("logging out clears everything typed in the checkout", async ({ page, shopper, complaints }) => {
  // Requests from before the log-out may be answered after it.
  complaints.expect(refusal(401));
  await enter(page);
  await addToCart(page, "en", "boston-fern");
  await expect(page.locator("[data-cart-count]")).toHaveText("1");
  await open(page, "/en/checkout");
  await logInAtCheckout(page, "en", shopper);
  const city = page.locator('[name="delivery.city"]');
  await city.fill("Haarlem");
  await open(page, "/en/cart");
  await page.getByRole("banner").getByText(shopper.replace("@example.com", "")).first().click();
  await page.getByRole("button", { name: "Log out" }).click();
  await open(page, "/en/login");
  await logIn(page, "en", shopper);
  await expect(page.getByRole("banner")).toContainText(shopper.replace("@example.com", ""));
  await open(page, "/en/checkout");
  await expect(city).toHaveValue("");
});

test.describe("in Japan", () => {
  test.use({ locale: "en-JP" });
  test("an order in yen is paid entirely with points, without a provider", async ({ page }) => {
    requirements("product.pay-by-points", "validation.terms", "constants.money-format");
    const say = words.en;
    const main = page.getByRole("main");
    await putInCart(page, "customer@example.com", ["hand-trowel"]);
    await open(page, "/en/cart");
    await expect(main).toContainText("¥4,900");
    await main.getByRole("link", { name: say.toCheckout }).click();
    await fillAddress(page, "JP");
    await main.getByRole("button", { name: say.toDelivery }).click();
    await main.getByRole("button", { name: say.toReview }).click();
    await expect(main).toContainText("¥5,780");
    await main.getByRole("radio", { name: "Pay a part with points" }).check();
    await main.getByLabel("Points to use").fill("5780");
    await expect(main).toContainText("A whole number from 1 to 5,779");
    await main.getByRole("button", { name: say.order }).click();
    await expect(main.getByLabel("Points to use")).toBeFocused();
    await expect(page).toHaveURL(/\/en\/confirm-order$/);
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

test.describe("in Asia", () => {
  test.use({ locale: "en-SG" });
  test("an order in dollars has no VAT", async ({ page, shopper }) => {
    const say = words.en;
    const main = page.getByRole("main");
    await putInCart(page, shopper, ["hand-trowel"]);
    await open(page, "/en/checkout");
    await fillAddress(page, "SG");
    await main.getByRole("button", { name: say.toDelivery }).click();
    await main.getByRole("button", { name: say.toReview }).click();
    await expect(main.getByRole("complementary")).toContainText(/\$\d+\.\d\d/);
    await expect(main.getByRole("complementary")).toContainText("No VAT is charged.");
    await main.getByRole("checkbox", { name: say.terms }).check();
    await main.getByRole("button", { name: say.order }).click();
    await expect(page.getByText("USD")).toBeVisible();
    await page.getByRole("button", { name: "Approve and pay" }).click();
    await expect(page).toHaveURL(/\/en\/order-accepted\//);
    await expect(main).toContainText(/\$\d+\.\d\d/);
  });
});
