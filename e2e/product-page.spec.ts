import { enter, expect, logIn, open, test } from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

test("a picture is enlarged and zoomed by keyboard, and closing returns the focus", async ({ page }) => {
  await enter(page);
  await open(page, "/en/product/cactus-trio");
  const picture = page.getByRole("link", { name: "Enlarge picture 1 of 1" });
  await picture.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Picture 1 of 1" });
  const closeUp = dialog.getByRole("button", { name: "See it close up, or whole" });
  const width = async () => (await closeUp.locator("img").boundingBox())!.width;
  await expect(closeUp).toBeFocused();
  const hasCome = () => closeUp.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(hasCome).toBe(true);
  const whole = await width();
  await page.keyboard.press("Enter");
  await expect(closeUp).toHaveAttribute("aria-pressed", "true");
  expect(await width()).toBeGreaterThan(whole * 1.2);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(picture).toBeFocused();
  await expect(page).toHaveURL(/cactus-trio$/);
});

for (const [language, forwards] of [
  ["en", "ArrowRight"],
  ["ar", "ArrowLeft"],
] as const) {
  test(`three pictures are browsed in ${language}, small and large, each with its description`, async ({
    page,
    context,
    baseURL,
  }) => {
    await enter(page);
    if (language === "ar")
      await context.addCookies([{ name: "trellis_place", value: "asia.ar", url: baseURL! }]);
    await open(page, `/${language}/product/boston-fern`);
    const main = page.getByRole("main");
    const small = main
      .getByRole("list")
      .filter({ has: page.locator("[aria-current]") })
      .getByRole("button");
    const large = main.locator("a[aria-haspopup=dialog]");
    await expect(small).toHaveCount(3);
    await expect(large.first()).toBeInViewport({ ratio: 0.8 });
    await small.nth(1).click();
    await expect(small.nth(1)).toHaveAttribute("aria-current", "true");
    await expect(large.nth(1)).toBeInViewport({ ratio: 0.8 });
    await expect(large.first()).not.toBeInViewport({ ratio: 0.5 });
    const names = await large
      .locator("img")
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ alt }) => alt));
    expect(new Set(names).size).toBe(3);
    await expect(large.nth(1)).toHaveAccessibleName(new RegExp(names[1]!));
    await large.nth(1).click();
    const shown = page.getByRole("dialog").locator("img");
    await expect(shown).toHaveAttribute("alt", names[1]!);
    await page.keyboard.press(forwards);
    await expect(shown).toHaveAttribute("alt", names[2]!);
    await page.keyboard.press(forwards);
    await expect(shown).toHaveAttribute("alt", names[0]!);
    await page.keyboard.press("End");
    await expect(shown).toHaveAttribute("alt", names[2]!);
    await page.keyboard.press("Home");
    await expect(shown).toHaveAttribute("alt", names[0]!);
  });
}

test("pictures out of view load after hydration, or at once without JavaScript", async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page);
  const large = page.getByRole("main").locator("a[aria-haspopup=dialog] img");
  const allowed = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.browser/, async (route) => {
    await allowed.promise;
    await route.continue();
  });
  await page.goto("/en/product/boston-fern", { waitUntil: "commit" });
  await expect(page.getByRole("button", { name: "Picture 3 of 3" })).toBeVisible();
  await expect(large).toHaveCount(1);
  allowed.resolve();
  await expect(large).toHaveCount(3);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  await plain.addCookies(await page.context().cookies());
  const without = await plain.newPage();
  await without.goto("/en/product/boston-fern");
  await expect(without.getByRole("main").locator("a[aria-haspopup=dialog] img")).toHaveCount(3);
  await plain.close();
});

test("the price shows its components, and a question opens a message about the product", async ({ page }) => {
  await enter(page);
  await open(page, "/en/product/monstera-deliciosa");
  const main = page.getByRole("main");
  await expect(main).toContainText("incl. 9% VAT (€2.89) · delivery from €6.95, free from €75.00");
  await main.getByRole("link", { name: "Ask us about it" }).click();
  await expect(page.locator('[name="message"]')).toHaveValue("About item no. 100201:\n");
  await expect(page.locator('[name="topic"]')).toHaveValue("product");
  await open(page, "/en/contact?about=<script>");
  await expect(page.locator('[name="message"]')).toHaveValue("");
});

test("the breadcrumb shows the category that led here", async ({ page }) => {
  requirements("product.categories");
  await enter(page);
  await open(page, "/en/product-categories/garden/herbs-and-flowers");
  await page.getByRole("link", { name: /Lavender/ }).click();
  await expect(page).toHaveURL(/\/product\/lavender-hidcote\/herbs-and-flowers$/);
  const way = page.getByRole("navigation", { name: "Where you are" });
  await expect(way.getByRole("link")).toHaveText(["Garden", "Herbs and flowers"]);
  await open(page, "/en/product/lavender-hidcote");
  await expect(way.getByRole("link")).toHaveText(["Garden", "Herbs and flowers", "Perennials"]);
});

test("a shared product link has no referral or category", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter(page);
  await open(page, "/en/product/boston-fern/houseplants?market=europe&utm_source=mail");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}/en/product/boston-fern`);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 } });
  test("the cart opens beside the page, can be changed, and leads to the checkout", async ({ page }) => {
    requirements("layout.cart-sidebar", "product.visitors-cart");
    await enter(page);
    await open(page, "/en/product/boston-fern");
    await page.getByRole("button", { name: "Add to cart" }).last().click();
    await expect(page.locator("[data-cart-count]").first()).toHaveAttribute("data-cart-count", "1");
    await page
      .locator("header")
      .getByRole("link", { name: /Your cart/ })
      .first()
      .click();
    const sidebar = page.getByRole("dialog", { name: "Your cart" });
    await expect(sidebar).toContainText("Boston fern");
    await sidebar.getByRole("button", { name: "One more" }).click();
    await expect(page.locator("[data-cart-count]").first()).toHaveAttribute("data-cart-count", "2");
    await expect(sidebar).toContainText("€37.90");
    await expect(page).toHaveURL(/boston-fern$/);
    await sidebar.getByRole("link", { name: "Go to checkout" }).click();
    await expect(page).toHaveURL(/\/checkout/);
    await expect(sidebar).toHaveCount(0);
  });
});

test("viewed products are remembered on request, until switched off or logged out", async ({
  page,
  shopper,
  complaints,
}) => {
  // Requests may be pending during the log-out.
  complaints.expect(/401 \(Unauthorized\)/);
  await enter(page);
  const remember = page.getByRole("button", { name: /^Remember what I look at/ });
  const lately = page.getByRole("heading", { name: "Seen lately" });
  await open(page, "/en/product/olive-tree");
  await expect(remember).toBeVisible();
  await open(page, "/en/product/boston-fern");
  await expect(lately).toHaveCount(0);
  await remember.click();
  await open(page, "/en/product/hand-trowel");
  await expect(lately).toBeVisible();
  await expect(page.locator("section", { has: lately })).toContainText("Boston fern");
  await page.getByRole("button", { name: "Forget what I looked at" }).click();
  await expect(lately).toHaveCount(0);
  await remember.click();
  await open(page, "/en/login");
  await logIn(page, "en", shopper);
  await expect(page).toHaveURL(/\/user\/account$/);
  await open(page, "/en/user/logout");
  await expect(page).toHaveURL(/\/en\/$/);
  await open(page, "/en/product/boston-fern");
  await expect(remember).toBeVisible();
});
