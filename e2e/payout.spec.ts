import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { scaledTimeLimit } from "#scripts/time-limits.ts";
import { callerOf } from "./support/caller.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { buyFerns } from "./support/refund-scenario.ts";
import { findMailLink } from "./support/mail-links.ts";
import { administrators, tourLead } from "./support/shoppers.ts";
import {
  demoPassword,
  expect,
  waitForHydration,
  logIn,
  open,
  openAs,
  refusal,
  test,
} from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

// An export includes every waiting payout, so these tests run in sequence.
test.describe.configure({ mode: "default" });

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a payout: bank account, two tabs at once, a bank file, marked as paid", async ({
  page,
  browser,
  request,
  complaints,
}) => {
  requirements("payouts.confirmation");
  complaints.expect(/Password forms should have/);
  complaints.expect(refusal(409));
  complaints.expect(refusal(400));
  await payOutTheDemo(request);
  await openAs(page, tourLead.email, "/en/user/tour-leads/commission");
  await main(page).getByLabel("Account holder").fill("Tom Rivers");
  await main(page).getByLabel("IBAN").fill("DE89 3704 0044 0532 0130 00");
  await button(page, "Save account").click();
  await expect(main(page)).toContainText("DE ···· 3000");
  await agreeToSelfBilling(page);

  const other = await page.context().newPage();
  await open(other, "/en/user/tour-leads/commission");
  for (const tab of [page, other]) {
    await main(tab).getByLabel("Amount").fill("5");
    await button(tab, "Request a payout").click();
    await expect(tab.getByRole("dialog")).toContainText("€5.00 goes to your account ending in 3000");
  }
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await Promise.all([page, other].map((tab) => button(tab, "Pay out").click()));
  expect([await isRequested(page), await isRequested(other)].sort()).toEqual([false, true]);
  await other.close();

  const admin = await (await browser.newContext({ acceptDownloads: true })).newPage();
  await openAs(admin, administrators[0]!, "/en/admin/payouts");
  await expect(main(admin).getByRole("article")).toHaveText(/€5.00/);
  await main(admin).getByLabel("Your password").fill(demoPassword);
  const download = admin.waitForEvent("download");
  await button(admin, "Save file for the bank").click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file).toContain('<InstdAmt Ccy="EUR">5.00</InstdAmt>');
  await expect(main(admin)).toContainText("No payouts are waiting.");
  await main(admin).getByRole("link", { name: "In a bank file" }).click();
  await admin.reload();
  await button(admin, "The same file again").click();
  await main(admin).getByLabel("Your password").fill(demoPassword);
  const again = admin.waitForEvent("download");
  await button(admin, "Save the same file").click();
  expect(readFileSync(await (await again).path(), "utf8")).toBe(file);
  await expect(main(admin)).toContainText(`1 payout is in ${(await again).suggestedFilename()}`);
  await button(admin, "Mark as paid").click();
  await admin.getByRole("dialog").getByRole("button", { name: "Mark as paid" }).click();
  await main(admin).getByRole("link", { name: "Paid" }).click();
  const own = main(admin).getByRole("article").filter({ hasText: tourLead.email });
  await expect(own).toContainText("€5.00");
  await admin.context().close();

  await expect(async () => {
    await page.reload();
    await expect(button(page, "Download invoice")).toBeVisible({ timeout: scaledTimeLimit(5_000) });
  }).toPass();
  const invoice = page.waitForEvent("download");
  await button(page, "Download invoice").click();
  expect((await invoice).suggestedFilename()).toMatch(/^self-billing-SB-\d{6}\.pdf$/);
});

/** Screens with their own tests are replaced by API calls here. */
test("from an invitation to a payable commission: a lead, a referred customer and a refund", async ({
  page,
  browser,
  request,
  complaints,
  shopper,
}) => {
  complaints.expect(/Password forms should have/);
  const email = `lead-${crypto.randomUUID()}@example.com`;
  const admin = await callerOf(request, administrators[1]!);
  const { id } = await admin("POST", "/admin/tour-leads/", { email });
  await page.goto(await findMailLink(page, email, /tour-lead-signup/));
  await page.getByRole("button", { name: "Enter the shop" }).click();
  await main(page).getByLabel("First name").fill("Ines");
  await main(page).getByLabel("Last name").fill("Moreau");
  await button(page, "Sign up").click();
  await expect(main(page)).toContainText(`We have mailed a link to ${email}`);
  await page.goto(await findMailLink(page, email, /confirm-email/));
  await main(page).getByLabel("New password", { exact: true }).fill(demoPassword);
  await main(page).getByLabel("Repeat the new password").fill(demoPassword);
  await main(page).locator('button[type="submit"]').click();
  await expect(main(page)).toContainText("Your email address is confirmed.");
  await admin("POST", `/admin/tour-leads/${id}/activate`);
  const link = await findMailLink(page, email, /tlId=/);

  const buyer = await (await browser.newContext()).newPage();
  await buyer.goto(link);
  await waitForHydration(buyer);
  await buyer.getByRole("button", { name: "Enter the shop" }).click();
  const attached = buyer.waitForResponse((answer) => answer.request().method() === "PUT");
  await open(buyer, "/en/login");
  await logIn(buyer, "en", shopper);
  expect((await attached).status()).toBe(200);
  const { call, order } = await buyFerns(request, shopper, 4);
  const lead = await callerOf(request, email);
  const pending = async () => (await lead("GET", "/users/customers/me")).commission_pending.EUR;
  await expect.poll(pending).toBe(3.47);
  const draft = await call("POST", `/orders/${order.id}/refund`, {
    items: [{ id: order.items[0].id, count: 1 }],
    reason: "damaged",
    note: "One came without its pot.",
  });
  await call("POST", `/refunds/${draft.id}/set_status`, { new_status: "requested" });
  await admin("POST", `/admin/refunds/${draft.id}/decision`, { decision: "approve" });
  await expect.poll(pending).toBe(2.6);
  await buyer.context().close();

  await open(page, "/en/login?to=/user/tour-leads/commission");
  await logIn(page, "en", email);
  await expect(main(page)).toContainText("was returned, so its commission was taken back.");
  await expect(main(page)).toContainText("€0.00 to be paid out to you");
  await expect(main(page)).toContainText("€2.60 not payable yet");
  await expect(main(page)).toContainText(/Payable from .+, if nothing is returned\./);
});

/** Pays the demo lead's waiting payouts, so that only these tests' payouts wait. */
async function payOutTheDemo(request: APIRequestContext): Promise<void> {
  const admin = await callerOf(request, administrators[0]!);
  for (const currency of Object.keys(await admin("GET", "/admin/payouts/waiting"))) {
    const file = { export_id: crypto.randomUUID(), currency, password: demoPassword };
    await admin("POST", "/admin/payouts/export", file);
  }
  for (const { payouts } of await admin("GET", "/admin/payouts/files"))
    for (const { payout } of payouts)
      await admin("POST", `/admin/payouts/${payout.id}/result`, { result: "paid" });
}

/** Of two tabs, the one whose request succeeded says so. */
async function isRequested(tab: Page): Promise<boolean> {
  await expect(main(tab)).toContainText(/We’ll transfer €|Your balance has changed/);
  return (await main(tab).textContent())!.includes("We’ll transfer");
}

/** Typed text survives a reload. */
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
  await expect(main(page).getByLabel("Country")).toHaveAccessibleDescription("This field is required.");
  await main(page).getByLabel("Country").selectOption("NL");
  await main(page).getByLabel("Street and number").fill("Kade ก3");
  await button(page, "Agree and save").click();
  await expect(main(page)).toContainText("Our invoices can’t print ก. Please write it another way.");
  await main(page).getByLabel("Street and number").fill("Kade 3");
  await main(page).getByLabel("Do you charge VAT?").selectOption("yes");
  await button(page, "Agree and save").click();
  await expect(main(page)).toContainText("Saved. This applies to payouts that you request from now on.");
}
