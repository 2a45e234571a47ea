import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { enrollingAdministrator as administrator } from "./support/shoppers.ts";
import { enter, expect, logIn, loginForm, open, openAs, refusal, test } from "./support/shopper.ts";
import { haveAuthenticator } from "./support/virtual-authenticator.ts";

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const isLoggedInAs = (page: Page, name: string) =>
  expect(page.getByRole("banner").getByText(name, { exact: true })).toBeVisible();

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem("trellis.user"));
  await open(page, "/en/login");
}

test("a customer adds a passkey, logs in with it, and removes it", async ({ page, shopper, complaints }) => {
  complaints.expect(refusal(400));
  const { forget } = await haveAuthenticator(page);
  await openAs(page, shopper, "/en/user/security");
  await press(page, "Add a passkey");
  await expect(main(page).getByText("That’s done.")).toBeVisible();
  await expect(main(page).getByRole("listitem").filter({ hasText: "Added:" })).toHaveCount(1);
  await expect(main(page).getByRole("heading", { name: "Authenticator app" })).toHaveCount(0);

  await logOut(page);
  await press(page, "Log in with a passkey");
  await isLoggedInAs(page, shopper.split("@")[0]!);
  await open(page, "/en/user/security");
  await expect(main(page).getByText("Last used:")).toBeVisible();
  await main(page)
    .getByRole("button", { name: /^Remove: / })
    .click();
  await expect(main(page).getByText("nobody can log in with it any more")).toBeVisible();

  await logOut(page);
  await press(page, "Log in with a passkey");
  await expect(main(page).getByText("This passkey doesn’t open any account here.")).toBeVisible();
  await forget();
  await press(page, "Log in with a passkey");
  await expect(main(page).getByText("No passkey was used.")).toBeVisible();
});

test("an administrator sets up both factors, and uses each at the next log-in", async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expect(refusal(400));
  complaints.expect(refusal(403));
  // A session from before the second factor was set up.
  const elsewhere = await (await browser.newContext({ locale: "en-NL" })).newPage();
  await openAs(elsewhere, administrator, "/en/admin/orders");
  await expect(main(elsewhere).getByRole("heading", { level: 1 })).toBeVisible();

  await haveAuthenticator(page);
  await enter(page);
  await open(page, "/en/login");
  await logIn(page, "en", administrator);
  await expect(main(page).getByRole("button", { name: "Skip for now" })).toBeVisible();
  await press(page, "Set up an authenticator app");
  const key = (await main(page).locator("code").innerText()).replaceAll(" ", "");
  const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
  const type = async (where: Page, label: string, text: string) => {
    await where.getByLabel(label).fill(text);
    await where.getByLabel(label).press("Enter");
  };
  await type(page, "Six-digit code from the app", "000000");
  await expect(main(page).getByText("That code isn’t right.")).toBeVisible();
  await type(page, "Six-digit code from the app", codeAt(Date.now()));
  await expect(main(page).getByRole("heading", { name: "Save these recovery codes" })).toBeVisible();
  const codes = await main(page).getByRole("listitem").allInnerTexts();
  expect(codes.filter((code) => /^[0-9A-Z]{4}(-[0-9A-Z]{4}){5}$/.test(code))).toHaveLength(10);
  await press(page, "I have saved them");
  await isLoggedInAs(page, administrator.split("@")[0]!);

  // The interrupted navigation continues after the proof.
  await elsewhere.getByRole("link", { name: "Refunds" }).first().click();
  await expect(dialog(elsewhere).getByLabel("Code from your authenticator app")).toBeFocused();
  await dialog(elsewhere).getByRole("button", { name: "Use a recovery code" }).click();
  await expect(elsewhere.getByLabel("Recovery code")).toBeFocused();
  await type(elsewhere, "Recovery code", codes.find((code) => code.includes("-"))!.toLowerCase());
  await expect(dialog(elsewhere)).toHaveCount(0);
  await expect(main(elsewhere).getByRole("article").first()).toBeVisible();

  await open(page, "/en/user/security");
  await expect(main(page).getByText("9 codes are left.")).toBeVisible();
  await press(page, "Add a passkey");
  await expect(main(page).getByText("That’s done.")).toBeVisible();
  await logOut(page);
  await logIn(page, "en", administrator);
  await expect(main(page).getByRole("heading", { name: "Second step" })).toBeVisible();
  // The code used for the setup cannot be reused.
  await press(page, "Use a passkey");
  await isLoggedInAs(page, administrator.split("@")[0]!);
  await expect(loginForm(page)).toHaveCount(0);
  await open(page, "/en/admin/orders");
  await expect(main(page).getByRole("article").first()).toBeVisible();
});
