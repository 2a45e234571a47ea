import type { Page } from "@playwright/test";
import { enter, expect, open, test } from "./support/shopper.ts";

const field = (page: Page) => page.getByRole("searchbox");
const panel = (page: Page) => page.getByRole("search");
const suggested = (page: Page) => panel(page).getByRole("link");

test("what is typed is understood as it is typed, by keyboard alone: mistyped, chosen, bought", async ({
  page,
}) => {
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

test("all that is found stands on a page of its own, under both addresses, and says how many", async ({
  page,
}) => {
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

test("a list can be sorted and is a page at a time, in its address, without a script too", async ({
  page,
}) => {
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

test("a category and a page are found by their names, a reference by its digits, and nothing is said to be nothing", async ({
  page,
}) => {
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

test("a late answer is not shown for what was typed since, and one that does not come leaves the field alone", async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|nobody answered|answered 500/);
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

test.describe("before any script", () => {
  test.use({ javaScriptEnabled: false });
  test("the form searches as a form does", async ({ page }) => {
    await page.goto("/en/page/privacy");
    await field(page).fill("fern");
    await panel(page).getByRole("button").click();
    // A visitor who has not passed the gate is sent to it.
    await expect(page).toHaveURL(/product-search(\?|%3F)term(=|%3D)fern$/);
  });
});

test("a need in a search is a chip that can be taken off; its address keeps it, and Back brings it again", async ({
  page,
}) => {
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

test("the open field offers needs until something is typed, by keyboard too", async ({ page }) => {
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
