import type { Page } from "@playwright/test";
import { enter, expect, open, test, unanswered } from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

const field = (page: Page) => page.getByRole("searchbox");
const panel = (page: Page) => page.getByRole("search");
const suggested = (page: Page) => panel(page).getByRole("link");

test("suggestions follow the typing by keyboard alone: mistyped, chosen, bought", async ({ page }) => {
  requirements("product.search", "layout.search-dropdown", "roles.visitor-browses");
  await enter(page);
  await open(page, "/en/");
  await field(page).focus();
  await page.keyboard.type("monstra", { delay: 40 });
  await expect(panel(page).getByRole("status")).toHaveText("1 product found");
  await expect(suggested(page).first()).toContainText("Monstera deliciosa");
  await expect(suggested(page).first()).toContainText("€34.95");
  await page.keyboard.press("ArrowDown");
  await expect(suggested(page).first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(suggested(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue("monstra");
  await page.keyboard.press("ArrowDown");
  await expect(suggested(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Swiss cheese plant");
  await expect(suggested(page)).toHaveCount(0);
});

test("all results have a page under both URLs, with their count", async ({ page }) => {
  requirements("routes.search", "routes.search-input");
  await enter(page);
  await open(page, "/en/");
  await field(page).fill("water");
  await expect(panel(page).getByRole("link", { name: "Show all of them" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/product-search\?term=water$/);
  const main = page.getByRole("main");
  await expect(main.getByRole("article").first()).toContainText("Watering can");
  await expect(main.getByRole("status").first()).toHaveText(/^\d+ products$/);
  await expect(field(page)).toHaveValue("water");
  // No suggestions cover the results until the field is focused again.
  await page.waitForLoadState("networkidle");
  await expect(panel(page).getByRole("status")).toHaveCount(0);
  await field(page).click();
  await expect(panel(page).getByRole("link", { name: "Show all of them" })).toBeVisible();
  await open(page, "/en/product-search?term=houseplants");
  await expect(main.getByRole("link", { name: "Houseplants", exact: true })).toBeVisible();
  await open(page, "/en/product-search?term=xyzzy");
  await expect(main).toContainText("Nothing found.");
  // The term is empty after cleaning.
  await open(page, "/en/product-search?term=%00");
  await expect(main).toContainText("What are you looking for?");
  await open(page, "/de/eshop-search?term=gieskanne");
  await expect(main.getByRole("article").first()).toContainText("Gießkanne");
});

test("a list is sorted and paged by URL, without JavaScript too", async ({ page }) => {
  await enter(page);
  await open(page, "/en/shop");
  const main = page.getByRole("main");
  await main.getByText("Our favourites first").first().click();
  await main.getByRole("link", { name: "Price, lowest first" }).click();
  await expect(page).toHaveURL(/\/en\/shop\?sort=price$/);
  const cards = main.getByRole("article");
  await expect
    .poll(async () => {
      const prices = (await cards.allInnerTexts()).map((text) => Number(/€(\d+\.\d\d)/.exec(text)![1]));
      return prices.length === 24 && prices.every((price, index) => price >= (prices[index - 1] ?? 0));
    })
    .toBe(true);
  await open(page, "/en/shop?page=99");
  await expect(main).toContainText("This list doesn’t have that many pages.");
  await main.getByRole("link", { name: "To the first page" }).click();
  await expect(main.getByRole("article").first()).toBeVisible();
});

test("categories and pages are found by name, products by number, and empty results are announced", async ({
  page,
}) => {
  requirements("errors.suggestions-empty");
  await enter(page);
  await open(page, "/en/");
  await field(page).fill("houseplants");
  await panel(page).getByRole("link", { name: "Houseplants", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/product-categories\/houseplants$/);
  await field(page).fill("privacy");
  await panel(page).getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/en\/page\/privacy$/);
  await field(page).fill("0201");
  await expect(suggested(page).first()).toContainText("Monstera deliciosa");
  await field(page).fill("xqzw");
  await expect(panel(page).getByRole("status")).toContainText("xqzw");
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(field(page)).toBeFocused();
  await expect(panel(page).getByRole("status")).toHaveCount(0);
});

test("a late response is not shown for a newer term, and a failed one leaves the field alone", async ({
  page,
  complaints,
}) => {
  complaints.expect(unanswered);
  complaints.expect(/answered 500/);
  await enter(page);
  await open(page, "/en/");
  const first = Promise.withResolvers<void>();
  await page.route(/suggestions.*term=w/, async (route) => {
    await first.promise;
    await route.continue().catch(() => {});
  });
  await field(page).focus();
  await page.keyboard.type("w");
  await field(page).fill("fern");
  await expect(suggested(page).first()).toContainText("fern");
  first.resolve();
  await expect(suggested(page).first()).toContainText("fern");
  // A failing suggestion request does not interrupt typing.
  await page.route(/suggestions/, (route) =>
    route.fulfill({ status: 500, json: { status: 500, detail: "" } }),
  );
  await field(page).fill("rose");
  await expect(suggested(page)).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.route(/suggestions/, (route) => route.abort());
  await field(page).fill("olive");
  await expect(suggested(page)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("Olive tree");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the form submits the search", async ({ page }) => {
    await page.goto("/en/page/privacy");
    await field(page).fill("fern");
    await panel(page).getByRole("button").click();
    // A visitor who has not passed the gate is sent to it.
    await expect(page).toHaveURL(/product-search(\?|%3F)term(=|%3D)fern$/);
  });
});

test("a need in a search is a removable chip in the URL, and Back restores it", async ({ page }) => {
  await enter(page);
  await open(page, "/en/product-search?term=Fern+safe+for+cats");
  const main = page.getByRole("main");
  const chip = main.getByRole("link", { name: "Safe for cats and dogs", exact: true });
  await expect(chip).toBeVisible();
  await expect(main.getByRole("status").first()).toHaveText("3 products");
  await chip.click();
  await expect(page).toHaveURL(/\/en\/product-search\?term=Fern$/);
  await expect(chip).toHaveCount(0);
  await expect(main.getByRole("article").first()).toContainText("fern");
  await page.goBack();
  await expect(chip).toBeVisible();
  // The recognised need can still be removed.
  await open(page, "/en/product-search?term=cat+safe+monstera");
  await expect(main.getByRole("status").first()).toHaveText("0 products");
  await chip.click();
  await expect(main.getByRole("article").first()).toContainText("Swiss cheese plant");
  await open(page, "/en/product-search?term=cats");
  await chip.click();
  await expect(page).toHaveURL(/\/en\/shop$/);
});

test("the empty search field offers needs, by keyboard too", async ({ page }) => {
  await enter(page);
  await open(page, "/en/");
  await field(page).focus();
  await expect(suggested(page)).toHaveText([
    "Safe for cats and dogs",
    "For a dark corner",
    "Needs little water",
  ]);
  await page.keyboard.type("monstera", { delay: 30 });
  await expect(suggested(page).first()).toContainText("Monstera deliciosa");
  await field(page).fill("");
  await expect(suggested(page)).toHaveCount(3);
  await page.keyboard.press("ArrowDown");
  await expect(suggested(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/shop\?pets=safe$/);
  await expect(suggested(page)).toHaveCount(0);
});
