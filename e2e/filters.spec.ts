import type { Locator } from "@playwright/test";
import { enter, expect, open, test } from "./support/shopper.ts";

/** Reads the count from "Half shade 31". */
const countIn = async (choice: Locator): Promise<number> => Number(/\d+$/.exec(await choice.innerText())![0]);

test("a list is filtered by a plant's needs, and filters are removed again", async ({ page }) => {
  await enter(page);
  await open(page, "/en/shop");
  const main = page.getByRole("main");
  const status = main.getByRole("status").first();
  const filter = main.locator("summary", { hasText: "Filter" });
  // Beside the list on a desktop, behind a button on a phone.
  if (await filter.isVisible()) await filter.click();
  const choice = (name: string) => main.getByRole("link", { name: new RegExp(`^${name} \\d+$`) });
  const [all, safe] = [Number.parseInt(await status.innerText()), await countIn(choice("Not toxic"))];
  expect(safe).toBeLessThan(all);
  await choice("Not toxic").click();
  await expect(status).toHaveText(`${safe} products`);
  await expect(page).toHaveURL(/\/en\/shop\?pets=safe$/);
  await expect(choice("Not toxic")).toHaveAttribute("aria-current", "true");
  const indoors = await countIn(choice("Indoors"));
  expect(indoors).toBeLessThan(safe);
  await choice("Indoors").click();
  await expect(status).toHaveText(`${indoors} products`);
  await page.goBack();
  await expect(status).toHaveText(`${safe} products`);
  const inGarden = await countIn(choice("Garden"));
  await choice("Garden").click();
  await expect(page).toHaveURL(/\/en\/product-categories\/garden\?pets=safe$/);
  await expect(status).toHaveText(`${inGarden} products`);
  await main.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/en\/product-categories\/garden$/);
  await expect.poll(async () => Number.parseInt(await status.innerText())).toBeGreaterThan(inGarden);
});

test("by keyboard, the focus follows the changed list", async ({ page }) => {
  await enter(page);
  await open(page, "/en/shop");
  const main = page.getByRole("main");
  const status = main.getByRole("status").first();
  const goods = main.getByRole("article");
  const shown = await goods.count();
  await main.getByRole("link", { name: /^Show \d+ more$/ }).press("Enter");
  await expect(goods.nth(shown).getByRole("link")).toBeFocused();
  await main.locator("summary", { hasText: "Our favourites first" }).press("Enter");
  await main.getByRole("link", { name: "Price, lowest first" }).press("Enter");
  await expect(status).toBeFocused();
  const filter = main.locator("summary", { hasText: "Filter" });
  if (await filter.isVisible()) await filter.press("Enter");
  await main.getByLabel("From").fill("10");
  await main.getByLabel("From").press("Enter");
  await expect(page).toHaveURL(/price_from=10/);
  await expect(status).toBeFocused();
  await main.getByRole("link", { name: "Clear all" }).press("Enter");
  await expect(page).not.toHaveURL(/price_from/);
  await expect(status).toBeFocused();
});

test("two quick choices both apply, however slowly the shop responds", async ({ page }) => {
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
  await main.getByRole("link", { name: /^Shade/ }).click();
  const safe = main.getByRole("link", { name: /^Not toxic \d+$/ });
  await safe.click();
  await expect(page).toHaveURL(/light=shade&pets=safe$/);
  held.resolve();
  const goods = main.getByRole("article");
  await expect.poll(async () => (await goods.count()) - (await countIn(safe))).toBe(0);
});

test("prices are parsed as typed, and a reversed range is swapped", async ({ page }) => {
  await enter(page);
  await open(page, "/de/shop");
  const main = page.getByRole("main");
  const filter = main.locator("summary", { hasText: "Filter" });
  if (await filter.isVisible()) await filter.click();
  await main.getByLabel("Von").fill("20");
  await main.getByLabel("Bis").fill("19,40");
  await main.getByRole("button", { name: "Anwenden" }).click();
  await expect(page).toHaveURL(/\?price_from=19\.4&price_to=20&currency=EUR$/);
  await expect(main.getByRole("link", { name: /19,40.*bis.*20,00/ })).toBeVisible();
  const goods = main.getByRole("article");
  await expect(goods.filter({ hasNotText: "19," })).toHaveCount(0);
  expect(await goods.count()).toBeGreaterThan(0);
  await main.getByLabel("Von").fill("billig");
  await main.getByRole("button", { name: "Anwenden" }).click();
  await expect(main.getByText("Bitte einen Preis eingeben")).toBeVisible();
  await main.getByRole("link", { name: /19,40.*bis.*20,00/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/de\/shop$/);
  await expect(main.getByRole("status").first()).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("every filter works", async ({ page }) => {
    await enter(page);
    await page.goto("/en/shop?light=shade&nothing=such&water=fire&pets=safe");
    const main = page.getByRole("main");
    const status = main.getByRole("status").first();
    const filter = main.locator("summary", { hasText: "Filter" });
    if (await filter.isVisible()) await filter.click();
    const [few] = [Number.parseInt(await status.innerText())];
    await main.getByRole("link", { name: /^Half shade \d+$/ }).click();
    await expect(page).toHaveURL(/light=half_shade(%2C|,)shade/);
    const more = Number.parseInt(await status.innerText());
    expect(more).toBeGreaterThan(few);
    await main.getByLabel("To", { exact: true }).fill("20");
    await main.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/price_to=20/);
    expect(Number.parseInt(await status.innerText())).toBeLessThan(more);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 915 } });
  test("the filters show how many products are left, and lead back to them", async ({ page }) => {
    await enter(page);
    await open(page, "/en/shop");
    const main = page.getByRole("main");
    const filter = main.locator("summary", { hasText: "Filter" });
    await filter.click();
    const safe = main.getByRole("link", { name: /^Not toxic \d+$/ });
    const count = await countIn(safe);
    await safe.click();
    const show = main.getByRole("button", { name: `Show ${count} products` });
    await expect(show).toBeInViewport();
    await show.click();
    await expect(safe).toBeHidden();
    await expect(filter).toBeFocused();
    await expect(main.getByRole("status").first()).toBeInViewport();
  });
});
