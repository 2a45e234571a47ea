import { enter, expect, logIn, open, test } from "./support/shopper.ts";

test("a visitor's wish list stays in the browser and is merged into the account at log-in", async ({
  page,
  browser,
  shopper,
}) => {
  await enter(page);
  await open(page, "/en/product/boston-fern");
  const heart = page.getByRole("button", { name: /^Save for later/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await open(page, "/en/product/olive-tree");
  await heart.click();
  await expect(page.getByRole("link", { name: "On your wish list" })).toBeVisible();
  await expect(heart).toBeFocused();
  await page.getByRole("link", { name: "On your wish list" }).click();
  const goods = page.getByRole("main").getByRole("article").getByRole("heading");
  await expect(goods).toHaveText([/Olive tree/, /Boston fern/]);
  await open(page, "/en/login");
  await logIn(page, "en", shopper);
  await expect(page).toHaveURL(/\/user\/account$/);
  const elsewhere = await (await browser.newContext()).newPage();
  await enter(elsewhere);
  await open(elsewhere, "/en/login");
  await logIn(elsewhere, "en", shopper);
  await expect(elsewhere).toHaveURL(/\/user\/account$/);
  await open(elsewhere, "/en/wish-list");
  const there = elsewhere.getByRole("main").getByRole("article").getByRole("heading");
  await expect(there).toHaveText([/fern|Olive/, /fern|Olive/]);
  const ofFern = (does: string) => elsewhere.getByRole("button", { name: `${does}: Boston fern` });
  await ofFern("Remove from your wish list").click();
  // A removed product goes back to where it was.
  const isSaved = () => expect(elsewhere.locator("[aria-busy=true]")).toHaveCount(0);
  await isSaved();
  await ofFern("Save for later").click();
  await isSaved();
  await ofFern("Remove from your wish list").click();
  await expect(ofFern("Save for later")).toBeFocused();
  await expect(there).toHaveCount(2);
  await elsewhere.reload();
  await expect(there).toHaveText([/Olive tree/]);
  await open(page, "/en/wish-list");
  await expect(goods).toHaveText([/Olive tree/]);
  await elsewhere.context().close();
});

test("a variant is saved, listed and merged into the account", async ({ page, shopper }) => {
  await enter(page);
  await open(page, "/en/product/monstera-deliciosa?variant=1002012");
  const heart = page.getByRole("button", { name: /^Save for later/ }).first();
  await heart.click();
  await page.getByRole("link", { name: "On your wish list" }).click();
  const plant = page
    .getByRole("main")
    .getByRole("article")
    .getByRole("link", { name: /Swiss cheese plant · / });
  const isListed = async () => {
    await expect(plant).toHaveCount(1);
    await expect(plant).toHaveAttribute("href", /variant=1002012/);
  };
  await isListed();
  await open(page, "/en/login");
  await logIn(page, "en", shopper);
  await expect(page).toHaveURL(/\/user\/account$/);
  await open(page, "/en/wish-list");
  await isListed();
});

test("two tabs show the same wish list", async ({ page, context }) => {
  await enter(page);
  await open(page, "/en/product/boston-fern");
  const list = await context.newPage();
  await open(list, "/en/wish-list");
  const goods = list.getByRole("main").getByRole("article").getByRole("heading");
  const heart = page.getByRole("button", { name: /^Save for later/ }).first();
  await heart.click();
  await expect(goods).toHaveText([/Boston fern/]);
  await list.getByRole("button", { name: /Remove from your wish list/ }).click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("if the list fails to load, the heart shows it, and works once it loads", async ({
  page,
  shopper,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await enter(page);
  await open(page, "/en/login");
  await logIn(page, "en", shopper);
  await expect(page).toHaveURL(/\/user\/account$/);
  await page.route(/me\/wish_list/, (route) => route.abort());
  await open(page, "/en/product/boston-fern");
  const heart = page.getByRole("button", { name: /^Save for later/ }).first();
  await heart.click();
  await expect(page.getByText("That could not be saved.")).toBeVisible();
  await page.unroute(/me\/wish_list/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("That could not be saved.")).toHaveCount(0);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("a failed save is shown, and trying again saves it", async ({ page, shopper, complaints }) => {
  complaints.expect(/Failed to load resource/);
  await enter(page);
  await open(page, "/en/login");
  await logIn(page, "en", shopper);
  await expect(page).toHaveURL(/\/user\/account$/);
  await open(page, "/en/product/boston-fern");
  const heart = page.getByRole("button", { name: /^Save for later/ }).first();
  await page.route(/wish_list\//, (route) => route.abort());
  await heart.click();
  await expect(page.getByText("That could not be saved.")).toBeVisible();
  await page.unroute(/wish_list\//);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: "On your wish list" })).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("a product sold only in another market is named on the list, and can be removed", async ({ page }) => {
  await enter(page);
  for (const product of ["basil", "boston-fern"]) {
    await open(page, `/en/product/${product}`);
    await page
      .getByRole("button", { name: /^Save for later/ })
      .first()
      .click();
    await expect(page.getByRole("link", { name: "On your wish list" })).toBeVisible();
  }
  await open(page, "/en/wish-list?market=japan");
  const main = page.getByRole("main");
  await expect(main.getByRole("article")).toHaveCount(1);
  await expect(main).toContainText("1 more product that you saved is not sold in your market (Japan).");
  const basil = main.getByRole("listitem");
  await basil.getByRole("button", { name: /^Remove from your wish list: .*[Bb]asil/ }).click();
  await expect(basil.getByRole("button", { name: /^Save for later: .*[Bb]asil/ })).toBeVisible();
  await page.reload();
  await expect(main).not.toContainText("not sold in your market");
  await expect(main.getByRole("article")).toHaveCount(1);
});
