import { enter, expect, open, test } from "./support/shopper.ts";

const monstera = "/en/product/monstera-deliciosa";
const middle = "1002012";

test("the link that is shared is of the chosen variant", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter(page);
  await open(page, `${monstera}?variant=${middle}`);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}${monstera}?variant=${middle}`);
});

test("a variant is chosen by keyboard, and the cart has a line for each", async ({ page }) => {
  await enter(page);
  await open(page, monstera);
  const sizes = page.getByRole("group", { name: "Pot size" }).getByRole("link");
  const price = page.getByRole("main").locator("h1 ~ div").first();
  await expect(sizes).toHaveText(["19 cm€34.95", "24 cm€59.95", "27 cm€90.95"]);
  await expect(sizes.nth(0)).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.locator("[data-cart-count='1']")).toBeVisible();
  await sizes.nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`variant=${middle}$`));
  await expect(sizes.nth(1)).toHaveAttribute("aria-current", "true");
  await expect(sizes.nth(1)).toBeFocused();
  await expect(price).toContainText("€59.95");
  await expect(page.getByRole("main")).toContainText(`Item no. ${middle}`);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.locator("[data-cart-count='2']")).toBeVisible();
  await open(page, "/en/cart");
  const lines = page.getByRole("main").getByRole("listitem").filter({ hasText: "Swiss cheese plant" });
  await expect(lines).toContainText(["19 cm", "24 cm"]);
  await lines.nth(1).getByRole("link", { name: "Swiss cheese plant" }).click();
  await expect(sizes.nth(1)).toHaveAttribute("aria-current", "true");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a variant is chosen by its link", async ({ page }) => {
    await page.request.post("/api/v1/gate/", { data: {} });
    await page.goto(monstera);
    await page.getByRole("link", { name: "24 cm" }).click();
    await expect(page).toHaveURL(new RegExp(`variant=${middle}$`));
    await expect(page.getByRole("link", { name: "24 cm" })).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("main")).toContainText(`Item no. ${middle}`);
  });
});
