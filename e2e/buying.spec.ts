import {
  addToCart,
  enter,
  expect,
  isTakenOver,
  logIn,
  open,
  orderCart,
  test,
  words,
} from "./support/shopper.ts";

const customer = "customer@example.com";

for (const language of ["en", "de"] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === "de" ? "de-DE" : "en-NL" });
    const say = words[language];

    test("a plant is bought, from the front door to the accepted order", async ({ page }) => {
      await page.goto("/?tlId=TOM-RIVERS");
      await expect(page).toHaveURL(new RegExp(`/${language}/welcome-page\\?to=%2F%3FtlId%3DTOM-RIVERS$`));
      await isTakenOver(page);
      await page.getByRole("button", { name: say.enter }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/\\?tlId=TOM-RIVERS$`));
      const main = page.getByRole("main");
      await main.locator("article a").first().click();
      await expect(page).toHaveURL(new RegExp(`/${language}/product/`));
      const name = await main.getByRole("heading", { level: 1 }).innerText();
      await main.getByRole("button", { name: say.addToCart }).filter({ visible: true }).click();
      await expect(page.locator("[data-cart-count]")).toHaveText("1");
      await orderCart(page, language, customer);
      await page.getByRole("button", { name: "Approve and pay" }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/order-accepted/`));
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(say.thanks);
      await expect(main.getByRole("listitem").first()).toContainText(`1 × ${name}`);
      await expect(page.locator("[data-cart-count]")).toHaveText("");
      const reference = await main.locator("strong").innerText();
      const downloading = page.waitForEvent("download");
      await main.getByRole("button", { name: say.downloadInvoice }).click();
      expect((await downloading).suggestedFilename()).toMatch(/^invoice-EUROPE-\d{6}\.pdf$/);
      await expect(async () => {
        await page.goto("/dev/mailbox");
        await expect(page.locator("article").filter({ hasText: reference })).toContainText(customer, {
          timeout: 500,
        });
      }).toPass();
    });

    test("who cancels at the provider finds everything kept and pays after all", async ({ page }) => {
      await enter(page, language);
      await addToCart(page, language, "boston-fern");
      await expect(page.locator("[data-cart-count]")).toHaveText("1");
      await orderCart(page, language, customer);
      await page.getByRole("button", { name: "Cancel and return" }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/confirm-order\\?order=`));
      await expect(page.getByText(say.cancelled)).toBeVisible();
      await page.getByRole("button", { name: say.payNow }).click();
      await page.getByRole("button", { name: "Approve and pay" }).click();
      await expect(page.getByRole("heading", { level: 1, name: say.thanks })).toBeVisible();
    });
  });
}

test("a provider that answers rubbish makes nobody pay twice or wait for ever", async ({
  page,
  complaints,
}) => {
  complaints.expect(/502/);
  await enter(page);
  await addToCart(page, "en", "boston-fern");
  await expect(page.locator("[data-cart-count]")).toHaveText("1");
  await orderCart(page, "en", customer);
  await page.getByText("Misbehave").click();
  await page.locator('input[value="rubbish"]').check();
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await expect(page.getByText("The payment is being processed.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: words.en.thanks })).toBeVisible({
    timeout: 20_000,
  });
});

test("the browser's Back button at the provider finds the order, and so does the checkout", async ({
  page,
}) => {
  await enter(page);
  await addToCart(page, "en", "boston-fern");
  await expect(page.locator("[data-cart-count]")).toHaveText("1");
  await orderCart(page, "en", customer);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/confirm-order\?order=/);
  await expect(page.getByText("This order isn’t paid yet.")).toBeVisible();
  await open(page, "/en/checkout");
  await expect(page.getByText("This order isn’t paid yet.")).toBeVisible();
  await page.getByRole("button", { name: words.en.payNow }).click();
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.en.thanks })).toBeVisible();
});

test("who logs out in the checkout leaves nothing typed behind", async ({ page }) => {
  await enter(page);
  await addToCart(page, "en", "boston-fern");
  await expect(page.locator("[data-cart-count]")).toHaveText("1");
  await open(page, "/en/checkout");
  await logIn(page, "en", customer);
  const city = page.locator('[name="delivery.city"]');
  await city.fill("Haarlem");
  await page.getByText("Ada Jansen").click();
  await page.getByRole("button", { name: "Log out" }).click();
  await logIn(page, "en", customer);
  await expect(city).toHaveValue("Amsterdam");
});
