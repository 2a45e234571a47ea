import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, open, openAs, test } from "./support/shopper.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { requirements } from "#tests/support/requirements.ts";

const main = (page: Page) => page.getByRole("main");
const earned = (page: Page, text: RegExp) => main(page).getByRole("article").filter({ hasText: text });
const address = "/en/user/tour-leads/commission";

test("a tour lead sees their commissions, copies their link and downloads a statement", async ({
  page,
  context,
}) => {
  requirements("roles.lead-commissions");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAs(page, "lead@example.com", "/en/user/account");
  await page.getByRole("link", { name: "Commissions" }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Commissions");
  // Other tests' customers buy through this link: at least three orders.
  await expect(main(page)).toContainText(/€[\d,.]+ to be paid out to you/);
  await expect(earned(page, /Commission on order [\w-]+ of/).nth(2)).toBeVisible();
  await main(page).getByRole("button", { name: "Copy the link" }).click();
  await expect(main(page).getByRole("status").filter({ hasText: "Copied." })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${new URL(page.url()).origin}/?tlId=TOM-RIVERS`);
  await main(page).getByText("In numbers, EUR").click();
  await expect(main(page).getByRole("row")).toHaveCount(13);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const download = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Download CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^commissions-\d{4}-EUR\.csv$/);
  expect(readFileSync(await file.path(), "utf8")).toContain("Date,Entry,Order,Amount,Currency,Balance");
});

for (const width of [320, 1280])
  test(`at ${width} px nothing overflows, in Arabic too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAs(page, "lead@example.com", "/en/user/account");
    await expect(page).toHaveURL(/\/en\/user\/account$/);
    for (const language of ["en", "ar"]) {
      await open(page, address.replace("/en/", `/${language}/`));
      await expect(earned(page, /[\w-]{9}/).nth(2)).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  });

test("deleting the account shows a tour lead what is lost, and to request a payout first", async ({
  page,
}) => {
  await openAs(page, "lead@example.com", "/en/user/personal-data");
  await expect(main(page)).toContainText("As you are a tour lead, it also holds your sign-up");
  const lost = main(page)
    .getByRole("listitem")
    .filter({ hasText: /€.* in commissions/ });
  await expect(lost).toHaveText(
    /^You still have €[\d,.]+ in commissions\. Request a payout first: what isn’t paid out goes with the account\.$/,
  );
  await lost.getByRole("link", { name: "Request a payout" }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test("other customers have no commission page and no link to it", async ({ page, shopper }) => {
  requirements("routes.user-commission-only-leads");
  await openAs(page, shopper, "/en/user/account");
  await expect(page.getByRole("link", { name: "Points", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Commissions" })).toHaveCount(0);
  await open(page, address);
  await expect(main(page)).toContainText("That page can't be found.");
  await open(page, "/en/user/personal-data");
  await expect(main(page)).toContainText("Everything we know about you");
  await expect(main(page)).not.toContainText("tour lead");
});
