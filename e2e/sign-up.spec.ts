import type { Page } from "@playwright/test";
import { demoPassword, enter, expect, loginForm, open, refusal, test } from "./support/shopper.ts";
import { findMailLink } from "./support/mail-links.ts";
import { goOnline } from "./support/network.ts";
import { requirements } from "#tests/support/requirements.ts";

const newAddress = () => `ada-${crypto.randomUUID()}@example.com`;
const form = (page: Page) => page.locator("form:has([name=email])");
const registered = (page: Page) => page.getByRole("main").getByText("We’ve sent a link to");

async function signUp(page: Page, email: string): Promise<void> {
  await form(page).getByLabel("Email").fill(email);
  await form(page).getByLabel("Password", { exact: true }).fill(demoPassword);
  await form(page).getByRole("button", { name: "Sign up" }).click();
}

async function signedUp(page: Page): Promise<string> {
  const email = newAddress();
  await enter(page);
  await open(page, "/en/login");
  await signUp(page, email);
  await expect(registered(page)).toBeVisible();
  return email;
}

test("in another browser the mail’s link asks for the password, or for a new one", async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  requirements("roles.visitor-registers");
  const email = await signedUp(page);
  const link = await findMailLink(page, email, /confirm-email\?token/);
  const context = await browser.newContext({ baseURL: baseURL! });
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole("button", { name: "Enter the shop" }).click();
  const confirm = other.getByRole("button", { name: "Confirm my email address" });
  await confirm.click();
  await other.getByLabel("Password", { exact: true }).fill("not this one");
  await confirm.click();
  await expect(other.getByText("This password isn’t right.")).toBeVisible();
  await other.getByRole("button", { name: "Choose a new password instead" }).click();
  const newPassword = `${demoPassword}2`;
  await other.getByLabel("New password", { exact: true }).fill(newPassword);
  await other.getByLabel("Repeat the new password").fill(newPassword);
  await other.getByRole("button", { name: "Set the new password" }).click();
  await expect(other.getByText("Your email address is confirmed.")).toBeVisible();
  await context.close();
  await open(page, link);
  await page.getByRole("button", { name: "Confirm my email address" }).click();
  await expect(page.getByText("Your email address is confirmed already.")).toBeVisible();
  complaints.expect(refusal(400));
});

test("the mail’s other link deletes an account that its owner did not create", async ({ page }) => {
  const email = await signedUp(page);
  await open(page, await findMailLink(page, email, /confirm-email\?decline/));
  await page.getByRole("button", { name: "Delete the account" }).click();
  await expect(page.getByRole("main").getByText("The account is deleted.")).toBeVisible();
  await open(page, "/en/login");
  await signUp(page, email);
  await expect(registered(page)).toBeVisible();
});

test("a common password is refused at its field, and the form keeps its values", async ({
  page,
  complaints,
}) => {
  const email = newAddress();
  await enter(page);
  await open(page, "/en/login");
  const password = form(page).getByLabel("Password", { exact: true });
  await form(page).getByLabel("Email").fill(email);
  await password.fill("P@ssw0rd1!");
  await form(page).getByRole("button", { name: "Sign up" }).click();
  complaints.expect(refusal(400));
  await expect(password).toHaveAccessibleDescription(/Many people use this password/);
  await expect(password).toBeFocused();
  await expect(password).toHaveValue("P@ssw0rd1!");
  await password.fill(`${email.split("@")[0]}!X`);
  await form(page).getByRole("button", { name: "Sign up" }).click();
  await expect(password).toHaveAccessibleDescription(/contains your name or email address/);
  await expect(form(page).getByLabel("Email")).toHaveValue(email);
  await password.fill(demoPassword);
  await form(page).getByRole("button", { name: "Sign up" }).click();
  await expect(registered(page)).toBeVisible();
});

test("the button waits for a strong password, and a hint explains how to choose one", async ({ page }) => {
  requirements("login.strength-indicator", "strength.hint-text", "strength.button");
  await enter(page);
  await open(page, "/en/login");
  const button = form(page).getByRole("button", { name: "Sign up" });
  const password = form(page).getByLabel("Password", { exact: true });
  const hint = form(page).getByText(
    "We recommend at least 12 characters, with upper and lower case, digits and symbols.",
  );
  await password.fill("Trellis");
  await expect(form(page).getByText("Weak", { exact: true })).toBeVisible();
  await expect(hint).toBeVisible();
  await expect(button).toBeDisabled();
  await password.fill("Trellis-Demo-2026!");
  await expect(form(page).getByText("Strong", { exact: true })).toBeVisible();
  await expect(hint).toHaveCount(0);
  await expect(button).toBeEnabled();
});

test("a registered customer is led to the log-in with the form's values", async ({
  page,
  shopper,
  complaints,
}) => {
  requirements("errors.please-login");
  await enter(page);
  await open(page, "/en/");
  await page.getByRole("button", { name: "Login / Sign up" }).click();
  await signUp(page, shopper.toUpperCase());
  complaints.expect(refusal(400));
  await page.getByRole("button", { name: "Please login" }).click();
  await expect(page.locator("[name=username]")).toHaveValue(shopper.toUpperCase());
  await expect(page.locator("[name=password]").first()).toBeFocused();
  await expect(form(page).getByLabel("Password", { exact: true })).toHaveValue(demoPassword);
});

test("offline, the form keeps its values, and trying again signs up", async ({ page, complaints }) => {
  const email = newAddress();
  await enter(page);
  await open(page, "/en/login");
  await form(page).getByLabel("Email").fill(email);
  await form(page).getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.context().setOffline(true);
  await form(page).getByRole("button", { name: "Sign up" }).click();
  await expect(form(page).getByRole("alert")).toBeVisible();
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await goOnline(page);
  await form(page).getByRole("button", { name: "Try again" }).click();
  await expect(registered(page)).toBeVisible();
});

test("a used or expired captcha is solved again, and trying again signs up", async ({ page, complaints }) => {
  requirements("captcha.invisible", "captcha.reset");
  const email = newAddress();
  await enter(page);
  await open(page, "/en/login");
  // Another client uses each proof before it arrives: first the flow's retry, then the customer's.
  let stolen = 0;
  await page.route("**/api/v1/users/customers?captcha=*", async (route) => {
    if (stolen < 2) {
      stolen += 1;
      const data = { email: newAddress(), password: demoPassword, language: "en" };
      expect((await page.request.post(route.request().url(), { data })).ok()).toBe(true);
    }
    await route.continue();
  });
  complaints.expect(refusal(400));
  await signUp(page, email);
  await expect(form(page).getByRole("alert")).toContainText("The automatic check against robots failed.");
  await expect(form(page).getByLabel("Email")).toHaveValue(email);
  await form(page).getByRole("button", { name: "Sign up" }).click();
  await expect(registered(page)).toBeVisible();
  expect(stolen).toBe(2);
});

test("the button names missing fields, a likely typo is queried, and the mail can be sent again", async ({
  page,
}) => {
  requirements("login.sign-up-form", "validation.sign-up-required");
  const email = newAddress();
  await enter(page);
  await open(page, "/en/login");
  const button = form(page).getByRole("button", { name: "Sign up" });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/at least average/);
  await form(page).getByLabel("Email").fill("ada@gmial.com");
  await form(page).getByLabel("Password", { exact: true }).fill(demoPassword);
  await expect(button).toBeEnabled();
  await expect(button).not.toHaveAccessibleDescription(/./);
  await form(page).getByRole("button", { name: "ada@gmail.com" }).click();
  await expect(form(page).getByLabel("Email")).toHaveValue("ada@gmail.com");
  await form(page).getByLabel("Email").fill(email);
  await button.click();
  await expect(registered(page)).toBeVisible();
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByText("Confirmation email has been sent.")).toBeVisible();
  await page.getByRole("button", { name: "Use another address" }).click();
  await expect(form(page).getByLabel("Email")).toHaveValue(email);

  await open(page, await findMailLink(page, email, /confirm-email/));
  await page.getByRole("button", { name: "Confirm my email address" }).click();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await expect(loginForm(page).getByLabel("Email")).toHaveValue(email);
});
