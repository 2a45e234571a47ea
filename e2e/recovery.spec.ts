import type { Page } from "@playwright/test";
import { findMailLink } from "./support/mail-links.ts";
import { enter, expect, logIn, loginForm, open, refusal, test } from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

const newPassword = "Laubharke-und-Rechen-7!";
const main = (page: Page) => page.getByRole("main");

async function askForLink(page: Page, email: string): Promise<void> {
  await open(page, "/en/lost-password");
  await main(page).getByLabel("Email").fill(email);
  await main(page).getByRole("button", { name: "Send me a link" }).click();
}

test("a lost password is reset by mail, and every browser is logged out", async ({
  page,
  shopper,
  complaints,
  browser,
}) => {
  requirements(
    "login.log-in-form",
    "routes.lost-password",
    "routes.reset-password",
    "routes.login",
    "messages.passwords-differ",
  );
  const other = await browser.newPage();
  await enter(other);
  await open(other, "/en/login");
  await logIn(other, "en", shopper);
  await expect(other).toHaveURL(/user\/account$/);

  await enter(page);
  await open(page, "/en/login");
  await loginForm(page).getByRole("link", { name: "Forgotten your password?" }).click();
  await expect(page).toHaveURL(/lost-password$/);
  await main(page).getByLabel("Email").fill(shopper);
  await main(page).getByRole("button", { name: "Send me a link" }).click();
  await expect(page).toHaveURL(/lost-password\/sent$/);
  await expect(main(page)).toContainText("a link is on its way");

  await open(page, await findMailLink(page, shopper, /reset-password/));
  await main(page).getByLabel("New password", { exact: true }).fill(newPassword);
  await main(page).getByLabel("Repeat the new password").fill(`${newPassword}!`);
  await main(page).getByRole("button", { name: "Set the new password" }).click();
  await expect(main(page)).toContainText("Passwords don't match.");
  await expect(main(page).getByLabel("New password", { exact: true })).toHaveValue(newPassword);
  await main(page).getByLabel("Repeat the new password").fill(newPassword);
  await main(page).getByRole("button", { name: "Set the new password" }).click();
  await expect(page).toHaveURL(/login\/password-reset$/);
  await expect(main(page)).toContainText("Your new password is set.");

  await logIn(page, "en", shopper);
  complaints.expect(refusal(400));
  await expect(loginForm(page)).toContainText("Incorrect email or password.");
  await loginForm(page).getByLabel("Password", { exact: true }).fill(newPassword);
  await loginForm(page).getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(/user\/account$/);

  await other.reload();
  await expect(other).toHaveURL(/\/en\/$/);
  await other.close();
});

test("a second link within ten minutes is refused with the remaining wait", async ({ page, complaints }) => {
  requirements("recovery.10-minutes");
  const email = `nobody-${crypto.randomUUID()}@example.com`;
  await enter(page);
  await askForLink(page, email);
  await expect(page).toHaveURL(/lost-password\/sent$/);
  complaints.expect(refusal(429));
  complaints.expect(/the shop answered 429/);
  await askForLink(page, email);
  await expect(main(page).getByRole("alert")).toContainText(
    "Wait at least 10 minutes before repeating a password reset. 10 minutes are left.",
  );
  await expect(main(page).getByLabel("Email")).toHaveValue(email);
});

test("an invalid link leads to a new one", async ({ page, complaints }) => {
  await enter(page);
  await open(page, "/en/reset-password?token=made.up");
  for (const label of ["New password", "Repeat the new password"])
    await main(page).getByLabel(label, { exact: true }).fill(newPassword);
  complaints.expect(refusal(400));
  await main(page).getByRole("button", { name: "Set the new password" }).click();
  await expect(main(page).getByRole("alert")).toContainText("This link is no longer valid.");
  await main(page).getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL(/lost-password$/);
});
