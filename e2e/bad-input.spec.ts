import {
  addToCart,
  enter,
  enterThroughGate,
  expect,
  logIn,
  open,
  refusal,
  test,
  words,
} from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

const madeUp = "01a1fda1-4db5-78d4-bca7-b0a82779056e";

for (const path of [
  "/nowhere",
  "/product/nothing",
  "/product-categories/none",
  "/page/none",
  "/product/%00",
]) {
  test(`${path} is not found, on the page and in its status`, async ({ page, complaints }) => {
    requirements("routes.not-found", "routes.not-found-text");
    complaints.expect(/Failed to load resource.*40[04]/);
    await enter(page);
    const response = await page.goto(`/en${path}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.en.notFound);
  });
}

test("an unknown or missing language redirects to one of the shop's", async ({ page }) => {
  requirements("routes.language-prefix", "routes.unknown-language");
  await enterThroughGate(page, "de");
  await page.goto("/fr/page/delivery?x=1");
  await expect(page).toHaveURL(/\/de\/page\/delivery\?x=1$/);
  await page.goto("/fil/cart");
  await expect(page).toHaveURL(/\/de\/cart$/);
  await page.goto("/cart");
  await expect(page).toHaveURL(/\/de\/cart$/);
});

test("a market without the URL's language uses its own", async ({ page, context, baseURL }) => {
  requirements("product.market-languages");
  await context.addCookies([{ name: "trellis_place", value: "united-kingdom.en", url: baseURL! }]);
  await enter(page);
  await page.goto("/de/product/boston-fern?from=mail");
  await expect(page).toHaveURL(/\/en\/product\/boston-fern\?from=mail$/);
  await expect(page.getByRole("main")).toContainText("£");
});

test("an invalid quantity is reported by the cart, and stays beside the stored one", async ({ page }) => {
  requirements("errors.cart-maximum", "errors.cart-maximum-figures", "constants.cart-maximum");
  await enter(page);
  await addToCart(page, "en", "boston-fern");
  await open(page, "/en/cart");
  const quantity = page.getByRole("main").getByLabel("Quantity");
  const alert = page.getByRole("main").getByRole("alert");
  for (const typed of ["0", "-1", "1.5", "1000001", "x"]) {
    await quantity.fill(typed);
    const limit =
      typed === "1000001"
        ? "Maximum number of items exceeded. You can have 1,000,000 of a product; 1 is in your cart already."
        : "Please enter a whole number from 1 to 1,000,000.";
    await expect(alert).toHaveText(limit);
    await quantity.blur();
    await expect(quantity).toHaveValue(typed);
    await expect(alert).toHaveText(limit);
    await expect(page.locator("[data-cart-count]")).toHaveText("1");
  }
});

for (const token of ["garbage", "A".repeat(43)]) {
  test(`a stored token like ${token.slice(0, 7)} ends the session once and leads to the home page`, async ({
    page,
    complaints,
  }) => {
    requirements("session.401");
    complaints.expect(refusal(401));
    await enter(page);
    await open(page, "/en/");
    await page.evaluate((stored) => {
      const user = { version: 1, id: "x", email: "x@example.com", displayName: "X", tourLeadCode: null };
      localStorage.setItem(
        "trellis.user",
        JSON.stringify({ ...user, token: stored, hasTourLead: true, emailConfirmed: true }),
      );
    }, token);
    await page.goto("/en/user/account");
    await expect(page).toHaveURL(/\/en\/$/);
    await expect(page.getByRole("button", { name: "Login / Sign up" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("trellis.user"))).toBeNull();
  });
}

test("an unreadable stored user is dropped", async ({ page }) => {
  await enter(page);
  await open(page, "/en/");
  await page.evaluate(() => localStorage.setItem("trellis.user", '{"version":7,"token":1}'));
  await open(page, "/en/");
  await expect(page.getByRole("button", { name: "Login / Sign up" })).toBeVisible();
});

test("the user area asks for a log-in, which returns there", async ({ page, shopper }) => {
  requirements("guards.user-area", "guards.login-when-logged-in");
  await enter(page);
  await open(page, "/en/user/account");
  await expect(page).toHaveURL(/\/en\/login\?to=%2Fuser%2Faccount$/);
  await logIn(page, "en", shopper);
  await expect(page).toHaveURL(/\/en\/user\/account$/);
  await page.goto("/en/login");
  await expect(page).toHaveURL(/\/en\/user\/account$/);
});

for (const order of [madeUp, "rubbish", ""]) {
  test(`returning from the provider with ${order || "no"} order shows an explanation`, async ({
    page,
    complaints,
    shopper,
  }) => {
    complaints.expect(/Failed to load resource/);
    await enter(page);
    await open(page, `/en/confirm-order?order=${order}&payment=approved`);
    // Without an order, a visitor goes on as a guest.
    if (order) await logIn(page, "en", shopper);
    const main = page.getByRole("main");
    await expect(main).toContainText(order ? "There is no such order." : "Nothing here yet.");
  });
}

test("the welcome page keeps the tour lead and the URL", async ({ page }) => {
  requirements("guards.local-login-marker", "product.tlid-stored");
  await page.goto("/en/product/boston-fern?tlId=TOM-RIVERS");
  await page.getByRole("button", { name: words.en.enter }).click();
  await expect(page).toHaveURL(/\/en\/product\/boston-fern\?tlId=TOM-RIVERS$/);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "trellis_tour_lead")).toMatchObject({
    value: "TOM-RIVERS",
    expires: -1,
  });
});
