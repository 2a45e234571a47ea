import type { Page } from "@playwright/test";
import sharp from "sharp";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { findMailLink } from "./support/mail-links.ts";
import { administrators } from "./support/shoppers.ts";
import { demoPassword, enter, expect, logIn, open, openAs, refusal, test } from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();

async function atTourLeads(page: Page): Promise<void> {
  await openAs(page, administrators[0]!, "/en/admin/tour-leads");
  await expect(main(page).getByRole("heading", { name: "Tour leads", level: 1 })).toBeVisible();
}

test("a tour lead is invited, signs up with a picture, sets a password, is activated and ended", async ({
  page: admin,
  browser,
}) => {
  requirements("routes.tour-lead-signup");
  const email = `lead-${crypto.randomUUID()}@example.com`;
  await atTourLeads(admin);
  await main(admin).getByLabel("Email").fill(email);
  await press(admin, "Send the invitation");
  await expect(main(admin)).toContainText(`The invitation to ${email} is on its way.`);
  await main(admin)
    .getByRole("link", { name: /^Invited/ })
    .click();
  await expect(main(admin).getByRole("article").filter({ hasText: email })).toBeVisible();

  const page = await browser.newPage();
  await page.goto(await findMailLink(page, email, /tour-lead-signup/));
  await page.getByRole("button", { name: "Enter the shop" }).click();
  await expect(main(page)).toContainText(`Trellis invites ${email} to be a tour lead.`);
  await main(page).getByLabel("First name").fill("Tom");
  await main(page).getByLabel("Last name").fill("Ashford");
  await main(page)
    .getByLabel(/My customers may read my name/)
    .check();
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#4f7a4a" } })
    .jpeg()
    .toBuffer();
  const files = main(page).locator('input[type="file"][multiple]');
  await files.setInputFiles({ name: "garden.jpg", mimeType: "image/jpeg", buffer: picture });
  await expect(main(page).getByText("Sent", { exact: true })).toBeVisible();

  // Typed text, checkboxes and uploaded pictures survive a reload.
  await page.reload();
  await expect(main(page).getByLabel("First name")).toHaveValue("Tom");
  await expect(main(page).getByLabel(/My customers may read my name/)).toBeChecked();
  await expect(main(page).getByRole("button", { name: "Remove garden.jpg" })).toBeVisible();
  await expect(main(page).getByRole("list", { name: "Pictures" }).locator("img")).toHaveJSProperty(
    "naturalWidth",
    800,
  );
  const pdf = { name: "tour.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  await files.setInputFiles(pdf);
  await expect(main(page)).toContainText("This isn’t a photo.");
  await press(page, "Sign up");
  await expect(main(page)).toContainText("One file wasn’t a picture and was left out.");
  await expect(main(page)).toContainText(`We have mailed a link to ${email} that sets your password.`);

  await page.goto(await findMailLink(page, email, /confirm-email/));
  await main(page).getByLabel("New password", { exact: true }).fill(demoPassword);
  await main(page).getByLabel("Repeat the new password").fill(demoPassword);
  await main(page).locator('button[type="submit"]').click();
  await expect(main(page)).toContainText("Your email address is confirmed.");

  await main(admin)
    .getByRole("link", { name: /^Signed up/ })
    .click();
  const row = main(admin).getByRole("article").filter({ hasText: email });
  await expect(row).toContainText("Tom Ashford");
  await expect(row.getByRole("img", { name: "garden.jpg" })).toHaveJSProperty("naturalWidth", 800);
  await row.getByRole("button", { name: "Make active: Tom Ashford" }).click();
  await expect(row).toContainText("The code works from now on.");
  await main(admin)
    .getByRole("link", { name: /^Active/ })
    .click();
  await expect(row).toBeVisible();
  const link = await findMailLink(page, email, /tlId=/);

  const code = new URL(link).searchParams.get("tlId")!;
  await expect(row).toContainText(code);

  await row.getByRole("button", { name: "End: Tom Ashford" }).click();
  const question = main(admin).getByRole("dialog", { name: "End the membership of Tom Ashford?" });
  await expect(question).toContainText("What they have earned stays theirs and can still be paid out.");
  await question.getByRole("button", { name: "Not now" }).click();
  await row.getByRole("button", { name: "End: Tom Ashford" }).click();
  await question.getByRole("button", { name: "End the membership" }).click();
  await expect(row).toContainText("The membership has ended.");
  await main(admin)
    .getByRole("link", { name: /^Ended/ })
    .click();
  await expect(row).toContainText("ended ");
  await expect(row.getByRole("button")).toHaveCount(0);

  expect(await findMailLink(page, email, /tour-leads\/commission/)).toContain(
    "/en/user/tour-leads/commission",
  );
  await open(page, "/en/login?to=/user/personal-data");
  await logIn(page, "en", email);
  await expect(main(page)).toContainText("As you were a tour lead, it also holds your sign-up");
  await main(page).getByRole("link", { name: "Commissions" }).click();
  await expect(main(page)).toContainText("Your time as a tour lead ended on");
  await expect(main(page).getByRole("heading", { name: "Bank account" })).toBeVisible();
  await expect(main(page)).not.toContainText(code);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await visitor.getByRole("button", { name: "Enter the shop" }).click();
  await expect(visitor.getByRole("alert")).toHaveCount(0);
  expect((await visitor.context().cookies()).map(({ name }) => name)).not.toContain("trellis_tour_lead");
  await visitor.context().close();
});

test("a customer with a lead's link is referred by them; an unknown code is ignored", async ({
  page,
  shopper,
  complaints,
}) => {
  requirements("product.tlid-attached");
  complaints.expect(refusal(400));
  await page.goto("/en/?tlId=NOBODY");
  await page.getByRole("button", { name: "Enter the shop" }).click();
  await expect(page.getByRole("button", { name: "Enter the shop" })).toHaveCount(0);
  await open(page, "/en/login");
  await logIn(page, "en", shopper);
  await expect(main(page)).toContainText("Hello,");
  await expect(page.getByRole("alert")).toHaveCount(0);
  const attached = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.goto("/en/?tlId=TOM-RIVERS");
  expect((await attached).status()).toBe(200);
  await open(page, "/en/user/account");
  await expect(main(page)).toContainText("You were referred by Tom Rivers.");
});

test("a URL without a token or with a made-up one shows that it is invalid", async ({ page, complaints }) => {
  requirements("messages.token");
  complaints.expect(refusal(400));
  await enter(page);
  for (const address of ["/en/tour-lead-signup/", "/en/tour-lead-signup/?token=made-up"]) {
    await open(page, address);
    await expect(main(page)).toContainText("Sign up token invalid");
    await expect(main(page)).not.toContainText("Tell us who you are");
  }
});
