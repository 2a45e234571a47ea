import type { Page } from "@playwright/test";
import { press, step, terms, toReview } from "./support/checkout.ts";
import { enter, expect, open, test } from "./support/shopper.ts";

test.use({ locale: "en-NL" });

const summary = (page: Page) => page.getByRole("main").getByRole("complementary");
const enterCode = async (page: Page, code: string) => {
  if (!(await page.getByLabel("Code", { exact: true }).isVisible()))
    await summary(page).getByText("Discount code").click();
  await page.getByLabel("Code", { exact: true }).fill(code);
  await press(page, "Apply");
};

test("at the review a refused code stays to be corrected, and an accepted one can be removed again", async ({
  page,
  shopper,
}) => {
  await toReview(page, shopper);
  const total = () =>
    page
      .getByRole("main")
      .getByText(/^To pay/)
      .innerText();
  const full = await total();
  await terms(page).check();
  await enterCode(page, "TRELLIS99");
  await expect(summary(page)).toContainText("We don’t know this code.");
  await expect(page.getByLabel("Code", { exact: true })).toHaveValue("TRELLIS99");
  await expect(terms(page)).toBeChecked();
  await enterCode(page, " trellis-10 ");
  await expect(summary(page)).toContainText("10 % off your order (TRELLIS10)");
  await expect(summary(page)).toContainText("-€1.89");
  await expect(step(page)).toHaveText("Check and order");
  // The customer has not agreed to the new amount.
  await expect(terms(page)).not.toBeChecked();
  expect(await total()).not.toBe(full);
  await page.reload();
  await expect(summary(page)).toContainText("-€1.89");
  await page.getByRole("button", { name: "Remove: TRELLIS10" }).click();
  await expect(summary(page)).not.toContainText("TRELLIS10");
  expect(await total()).toBe(full);
});

test("the cart says that a code is added until it is removed or another one is entered", async ({ page }) => {
  await enter(page);
  await open(page, "/en/product/boston-fern");
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.locator("[data-cart-count]")).toHaveText("1");
  await open(page, "/en/cart");
  const added = summary(page).getByText("TRELLIS10 is added.");
  await enterCode(page, "trellis10");
  await expect(added).toBeVisible();
  await page.getByRole("button", { name: "Remove: TRELLIS10" }).click();
  await expect(summary(page)).not.toContainText("TRELLIS10");
  await enterCode(page, "trellis10");
  await expect(added).toBeVisible();
  await expect(page.getByLabel("Code", { exact: true })).toHaveValue("");
  await press(page, "Apply");
  await expect(added).toBeHidden();
  await expect(summary(page)).toContainText("TRELLIS10");
});

test("a visitor's cart is reduced by the code of a link, and says how many are left", async ({ page }) => {
  await enter(page);
  await open(page, "/en/product/boston-fern?code=TRELLIS10");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.locator("[data-cart-count]")).toHaveText("1");
  await open(page, "/en/cart");
  await expect(main.locator("ins").first()).toHaveText("€17.06");
  await expect(main.locator("del").first()).toHaveText("€18.95");
  await expect(summary(page)).toContainText("Total€17.06");
  await main.getByLabel("Quantity").first().fill("900000");
  await main.getByLabel("Quantity").first().blur();
  await expect(main.getByRole("alert")).toContainText(/Only [\d,]+ left/);
  await main.getByRole("button", { name: /^Change to/ }).click();
  await expect(main.getByRole("alert")).toHaveCount(0);
});

test("a code entered in one tab reduces the cart of another, and a sixth one waits until one is removed", async ({
  page,
}) => {
  await enter(page);
  await open(page, "/en/product/boston-fern");
  await page.evaluate(() =>
    localStorage.setItem("trellis.codes", JSON.stringify(["ONE", "TWO", "THREE", "FOUR"])),
  );
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.locator("[data-cart-count]")).toHaveText("1");
  await open(page, "/en/cart");
  const other = await page.context().newPage();
  await open(other, "/en/cart?code=FIVE");
  await expect(summary(page)).toContainText("FIVE isn’t valid here.");
  await enterCode(page, "trellis10");
  await expect(summary(page)).toContainText("An order can have up to 5 codes. Remove one first.");
  await expect(page.getByLabel("Code", { exact: true })).toHaveValue("trellis10");
  await page.getByRole("button", { name: "Remove: ONE" }).click();
  await press(page, "Apply");
  await expect(summary(other)).toContainText("10 % off your order (TRELLIS10)");
  await expect(summary(other)).not.toContainText("ONE isn’t valid here.");
});
