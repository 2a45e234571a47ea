import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { administrators } from "./support/shoppers.ts";
import { demoPassword, enter, expect, logIn, open, refusal, test } from "./support/shopper.ts";

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The demo's tour lead has earned 5.14 €. */
test("commissions are paid out: an account, two tabs at once, a file for the bank, paid", async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expect(/Password forms should have/);
  complaints.expect(refusal(409));
  complaints.expect(refusal(400));
  await enter(page);
  await open(page, "/en/login?to=/user/tour-leads/commission");
  await logIn(page, "en", "lead@example.com");
  await main(page).getByLabel("Account holder").fill("Tom Rivers");
  await main(page).getByLabel("IBAN").fill("DE89 3704 0044 0532 0130 00");
  await button(page, "Save account").click();
  await expect(main(page)).toContainText("DE ···· 3000");
  await agreeToSelfBilling(page);

  const other = await page.context().newPage();
  await open(other, "/en/user/tour-leads/commission");
  for (const tab of [page, other]) {
    await main(tab).getByLabel("Amount").fill("5");
    await button(tab, "Ask for a payout").click();
    await expect(tab.getByRole("dialog")).toContainText("€5.00 goes to your account ending in 3000");
  }
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await Promise.all([page, other].map((tab) => button(tab, "Pay out").click()));
  const said = async (tab: Page) => {
    await expect(main(tab)).toContainText(/We’ll transfer €5.00|Your balance has changed/);
    return (await main(tab).textContent())!.includes("We’ll transfer");
  };
  expect([await said(page), await said(other)].sort()).toEqual([false, true]);
  await other.close();

  const admin = await (await browser.newContext({ acceptDownloads: true })).newPage();
  await enter(admin);
  await open(admin, "/en/login?to=/admin/payouts");
  await logIn(admin, "en", administrators[0]!);
  await expect(main(admin).getByRole("article")).toHaveText(/€5.00/);
  await main(admin).getByLabel("Your password").fill(demoPassword);
  const download = admin.waitForEvent("download");
  await button(admin, "Save file for the bank").click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file).toContain('<InstdAmt Ccy="EUR">5.00</InstdAmt>');
  await main(admin).getByRole("link", { name: "In a bank file" }).click();
  await button(admin, "Mark as paid").click();
  await admin.getByRole("dialog").getByRole("button", { name: "Mark as paid" }).click();
  await main(admin).getByRole("link", { name: "Paid" }).click();
  await expect(main(admin).getByRole("article")).toContainText("€5.00");
  await admin.context().close();

  await page.reload();
  const invoice = page.waitForEvent("download");
  await expect(async () => {
    if (!(await button(page, "Download invoice").isVisible())) await page.reload();
    await button(page, "Download invoice").click({ timeout: 2_000 });
  }).toPass();
  expect((await invoice).suggestedFilename()).toMatch(/^self-billing-SB-\d{6}\.pdf$/);
});

/** What is typed is still there after a reload. */
async function agreeToSelfBilling(page: Page): Promise<void> {
  await button(page, "Have us write invoices").click();
  await main(page).getByLabel("Name or company").fill("Tom Rivers");
  await page.reload();
  await button(page, "Have us write invoices").click();
  await expect(main(page).getByLabel("Name or company")).toHaveValue("Tom Rivers");
  await main(page).getByLabel("Street and number").fill("Kade 3");
  await main(page).getByLabel("Postcode").fill("1431 HB");
  await main(page).getByLabel("Town or city").fill("Aalsmeer");
  await main(page).getByLabel("Tax number or VAT number").fill("NL001234567B01");
  await button(page, "Agree and save").click();
  await expect(main(page)).toContainText("Please check this.");
  await main(page).getByLabel("Country").selectOption("NL");
  await main(page).getByLabel("Do you charge VAT?").selectOption("yes");
  await button(page, "Agree and save").click();
  await expect(main(page)).toContainText("Saved. It counts for payouts that you ask for from now on.");
}
