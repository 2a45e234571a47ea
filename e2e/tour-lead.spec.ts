import type { Page } from "@playwright/test";
import sharp from "sharp";
import { linkIn } from "./support/letters.ts";
import { administrators } from "./support/shoppers.ts";
import { enter, expect, logIn, open, openAs, refusal, test } from "./support/shopper.ts";

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const password = "Laubharke-und-Rechen-7!";

async function atTourLeads(page: Page): Promise<void> {
  await openAs(page, administrators[0]!, "/en/admin/tour-leads");
  await expect(main(page).getByRole("heading", { name: "Tour leads", level: 1 })).toBeVisible();
}

test("an administrator invites, the lead signs up with a picture and sets a password, and is made active", async ({
  page: admin,
  browser,
}) => {
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
  await page.goto(await linkIn(page, email, /tour-lead-signup/));
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

  // What was typed, ticked and sent survives a reload.
  await page.reload();
  await expect(main(page).getByLabel("First name")).toHaveValue("Tom");
  await expect(main(page).getByLabel(/My customers may read my name/)).toBeChecked();
  await expect(main(page).getByRole("button", { name: "Remove garden.jpg" })).toBeVisible();
  await expect(main(page).getByRole("list", { name: "Pictures" }).locator("img")).toHaveJSProperty(
    "naturalWidth",
    800,
  );
  await press(page, "Sign up");
  await expect(main(page)).toContainText(`We have mailed a link to ${email} that sets your password.`);

  await page.goto(await linkIn(page, email, /confirm-email/));
  await main(page).getByLabel("New password", { exact: true }).fill(password);
  await main(page).getByLabel("Repeat the new password").fill(password);
  await main(page).locator('button[type="submit"]').click();
  await expect(main(page)).toContainText("Your email address is confirmed.");

  await main(admin)
    .getByRole("link", { name: /^Signed up/ })
    .click();
  const row = main(admin).getByRole("article").filter({ hasText: email });
  await expect(row).toContainText("Tom Ashford");
  await expect(row.getByRole("img", { name: "garden.jpg" })).toHaveJSProperty("naturalWidth", 800);
  await row.getByRole("button", { name: "Make active: Tom Ashford" }).click();
  await expect(row).toHaveCount(0);
  await main(admin)
    .getByRole("link", { name: /^Active/ })
    .click();
  await expect(row).toBeVisible();
  const link = await linkIn(page, email, /tlId=/);

  const code = new URL(link).searchParams.get("tlId")!;
  await expect(row).toContainText(code);
});

test("a customer who comes by a lead's link is theirs; an unknown code says nothing", async ({
  page,
  shopper,
  complaints,
}) => {
  complaints.expect(refusal(400));
  await page.goto("/en/?tlId=NOBODY");
  await page.getByRole("button", { name: "Enter the shop" }).click();
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

test("an address without a token, or with a made-up one, says that it is invalid", async ({
  page,
  complaints,
}) => {
  complaints.expect(refusal(400));
  await enter(page);
  for (const address of ["/en/tour-lead-signup/", "/en/tour-lead-signup/?token=made-up"]) {
    await open(page, address);
    await expect(main(page)).toContainText("Sign up token invalid");
    await expect(main(page)).not.toContainText("Tell us who you are");
  }
});
