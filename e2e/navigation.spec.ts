import {
  addToCart,
  enter,
  expect,
  waitForHydration,
  logInAtCheckout,
  loginForm,
  open,
  refusal,
  test,
  words,
} from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 } });
  test("the menu opens beside the page, navigates and closes", async ({ page }) => {
    requirements("layout.mobile-menu");
    await enter(page);
    await open(page, "/en/");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog");
    await expect(menu.getByRole("link", { name: "Follow us" })).toHaveAttribute("href", /^https:/);
    await menu.getByRole("link", { name: "Houseplants" }).first().click();
    await expect(page).toHaveURL(/product-categories\/houseplants$/);
    await expect(menu).toHaveCount(0);
  });
  test("the buy bar floats at the bottom of a product", async ({ page }) => {
    await enter(page);
    await open(page, "/en/product/boston-fern");
    const bar = page.locator('form[data-buy="bar"]');
    await expect(bar).toBeInViewport();
    await bar.getByRole("button", { name: words.en.addToCart }).click();
    await expect(page.locator("[data-cart-count]")).toHaveText("1");
  });
});

test("at the end of a page the back-to-top arrow does not cover the footer", async ({ page }) => {
  await enter(page);
  await open(page, "/en/shop");
  const arrow = page.getByRole("button", { name: "Back to top" });
  const end = page.getByRole("contentinfo").getByText("© 2021");
  for (const width of [769, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => {
      await page.keyboard.press("End");
      await expect(end).toBeInViewport({ ratio: 1, timeout: 500 });
      await expect(arrow).toBeVisible({ timeout: 500 });
    }).toPass();
    const [{ x: from }, { x, width: wide }] = [(await arrow.boundingBox())!, (await end.boundingBox())!];
    expect(x + wide).toBeLessThan(from);
  }
});

test("a closed dialog returns the focus to its button", async ({ page }) => {
  await enter(page);
  await open(page, "/en/");
  const opener = page.getByRole("button", { name: "Login / Sign up" });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(loginForm(page).getByLabel("Email")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("the login dialog logs in, the account menu logs out", async ({ page, complaints }) => {
  requirements(
    "login.modal",
    "layout.login-link",
    "layout.account-dropdown",
    "roles.visitor-login-link",
    "session.log-out-clears-user",
  );
  // Requests from before the log-out may be answered after it.
  complaints.expect(refusal(401));
  await enter(page);
  await open(page, "/en/");
  await page.getByRole("button", { name: "Login / Sign up" }).click();
  const dialog = page.getByRole("dialog");
  await loginForm(page).getByLabel("Email").fill("lead@example.com");
  await loginForm(page).getByLabel("Password", { exact: true }).fill("Trellis-Demo-2026!");
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByText("Tom Rivers").click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("button", { name: "Login / Sign up" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("trellis.user"))).toBeNull();
});

test("the checkout asks to confirm the address, and the mail's link returns to it", async ({
  page,
  complaints,
}) => {
  requirements("session.unconfirmed", "errors.unconfirmed", "errors.unconfirmed-resend", "errors.resent");
  complaints.expect(/Failed to load resource.*400/);
  const main = page.getByRole("main");
  await enter(page);
  await addToCart(page, "en", "boston-fern");
  await expect(page.locator("[data-cart-count]")).toHaveText("1");
  await open(page, "/en/checkout");
  await logInAtCheckout(page, "en", "unconfirmed@example.com");
  await expect(main.getByRole("alert")).toContainText("Email is not confirmed.");
  await expect(main).toContainText("The link in our email brings you back here; your cart is kept.");
  await expect(loginForm(page).getByLabel("Password", { exact: true })).toHaveValue("Trellis-Demo-2026!");
  await main.getByRole("button", { name: "Request resending link" }).click();
  await expect(page.getByText("Confirmation email has been sent.")).toBeVisible();
  const mail = page.locator("article").filter({ hasText: "unconfirmed@example.com" });
  await expect(async () => {
    await page.goto("/dev/mailbox");
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.getByRole("link").first().click();
  await waitForHydration(page);
  await page.getByRole("button", { name: "Confirm my email address" }).click();
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await main.getByRole("link", { name: "Go on to the checkout" }).click();
  await logInAtCheckout(page, "en", "unconfirmed@example.com");
  await expect(page.locator('[name="delivery.city"]')).toBeVisible();
  await expect(main.getByRole("complementary")).toContainText("€18.95");
});

test.describe("in Europe", () => {
  test.use({ locale: "en-NL" });
  test("switching the market first shows what would change", async ({ page, complaints }) => {
    requirements("product.market-currency", "product.market-vat-rate", "product.market-restrictions");
    complaints.expect(refusal(404));
    await enter(page);
    await addToCart(page, "en", "tulip-queen-of-night");
    await expect(page.locator("[data-cart-count]")).toHaveText("1");
    const market = page.getByRole("contentinfo").getByLabel("Deliver to");
    const dialog = page.getByRole("dialog");
    // The currency is the same, so only the tax rate of what is in the cart is named.
    await market.selectOption("germany");
    await expect(dialog).toContainText("Tax in the prices: 9% becomes 7%");
    await expect(dialog).not.toContainText("Currency");
    await dialog.getByRole("button", { name: "Stay here" }).click();
    await market.selectOption("united-kingdom");
    await expect(dialog).toContainText("Currency: EUR becomes GBP");
    await expect(dialog).toContainText("Tax in the prices: 21% becomes 20%");
    await expect(dialog).toContainText("isn’t sold there and will leave your cart.");
    await dialog.getByRole("button", { name: "Stay here" }).click();
    await expect(market).toHaveValue("europe");
    await open(page, "/en/product/boston-fern");
    await page.getByRole("contentinfo").getByLabel("Deliver to").selectOption("united-kingdom");
    await dialog.getByRole("button", { name: "Switch" }).click();
    await expect(page.getByRole("main")).toContainText("£");
    await expect(page).toHaveURL(/\/en\/product\/boston-fern$/);
    await open(page, "/en/cart");
    await expect(page.getByRole("main")).toContainText("Nothing here yet.");
    const answer = await page.goto("/en/product/tulip-queen-of-night");
    expect(answer!.status()).toBe(404);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("main")).toContainText("We don’t sell this in your market (United Kingdom).");
    await expect(page.getByRole("heading", { level: 2, name: "You might like these instead" })).toBeVisible();
  });
  test("switching the language keeps the screen", async ({ page }) => {
    await enter(page);
    await open(page, "/en/product/boston-fern?from=x");
    await page.getByRole("contentinfo").getByLabel("Language").selectOption("de");
    await expect(page).toHaveURL(/\/de\/product\/boston-fern\?from=x$/);
    await expect(
      page.getByRole("button", { name: words.de.addToCart }).filter({ visible: true }),
    ).toBeVisible();
  });
});
