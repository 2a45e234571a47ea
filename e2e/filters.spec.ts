import { enter, expect, open, test } from "./support/shopper.ts";

const names = ["Boston fern (Nephrolepis exaltata)", "Olive tree, half standard (Olea europaea)"];

test("a list is narrowed by what a plant needs, choice by choice, and let go again", async ({ page }) => {
  await enter(page);
  await open(page, "/en/shop");
  const main = page.getByRole("main");
  const goods = main.getByRole("article").getByRole("heading");
  const filter = main.locator("summary", { hasText: "Filter" });
  // Beside the list on a desktop, under a button on a phone.
  if (await filter.isVisible()) await filter.click();
  await main.getByRole("link", { name: "Not toxic 2" }).click();
  await expect(main.getByRole("status")).toHaveText("2 products");
  await expect(goods).toHaveText(names);
  await expect(page).toHaveURL(/\/en\/shop\?pets=safe$/);
  await expect(main.getByRole("link", { name: "Not toxic 2" })).toHaveAttribute("aria-current", "true");
  await main.getByRole("link", { name: "Indoors 1" }).click();
  await expect(goods).toHaveText(names.slice(0, 1));
  await page.goBack();
  await expect(goods).toHaveText(names);
  await main.getByRole("link", { name: "Garden 1" }).click();
  await expect(page).toHaveURL(/\/en\/product-categories\/garden\?pets=safe$/);
  await expect(goods).toHaveText(names.slice(1));
  await main.getByRole("link", { name: "Clear all" }).click();
  await expect(main.getByRole("status")).toHaveText("6 products");
});

test("two choices made quickly both count, however slowly the shop answers", async ({ page }) => {
  await enter(page);
  await open(page, "/en/shop");
  const main = page.getByRole("main");
  const filter = main.locator("summary", { hasText: "Filter" });
  if (await filter.isVisible()) await filter.click();
  const held = Promise.withResolvers<void>();
  await page.route(/products\/search/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await main.getByRole("link", { name: /^Half shade/ }).click();
  await main.getByRole("link", { name: /^Not toxic/ }).click();
  await expect(page).toHaveURL(/light=half_shade&pets=safe$/);
  held.resolve();
  await expect(main.getByRole("article").getByRole("heading")).toHaveText(names.slice(0, 1));
});

test("prices are read as people write them, and a range that is upside down is turned round", async ({
  page,
}) => {
  await enter(page);
  await open(page, "/de/shop");
  const main = page.getByRole("main");
  const filter = main.locator("summary", { hasText: "Filter" });
  if (await filter.isVisible()) await filter.click();
  await main.getByLabel("Von").fill("20");
  await main.getByLabel("Bis").fill("9,50");
  await main.getByRole("button", { name: "Anwenden" }).click();
  await expect(page).toHaveURL(/\?price_from=9\.5&price_to=20$/);
  await expect(main.getByRole("link", { name: /9,50.*bis.*20,00/ })).toBeVisible();
  await expect(main.getByRole("article")).toHaveCount(2);
  await main.getByLabel("Von").fill("billig");
  await main.getByRole("button", { name: "Anwenden" }).click();
  await expect(main.getByText("Bitte einen Preis eingeben")).toBeVisible();
  await main.getByRole("link", { name: /9,50.*bis.*20,00/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/de\/shop$/);
  await expect(main.getByRole("status")).toBeFocused();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("every choice works as well", async ({ page, complaints }) => {
    complaints.expect(/was preloaded/);
    await enter(page);
    await page.goto("/en/shop?light=shade&nothing=such&water=fire");
    const main = page.getByRole("main");
    await expect(main.getByRole("article")).toHaveCount(1);
    const filter = main.locator("summary", { hasText: "Filter" });
    if (await filter.isVisible()) await filter.click();
    await main.getByRole("link", { name: "Half shade 3" }).click();
    await expect(main.getByRole("article")).toHaveCount(3);
    await main.getByLabel("To", { exact: true }).fill("20");
    await main.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/light=half_shade%2Cshade/);
    await expect(main.getByRole("article")).toHaveCount(2);
  });
});
