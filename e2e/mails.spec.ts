import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { press } from "./support/checkout.ts";
import { countStock } from "./support/count-stock.ts";
import { readMailLink, openMailServer } from "./support/mail-server.ts";
import {
  demoPassword,
  enter,
  expect,
  fillAddress,
  loginForm,
  open,
  refusal,
  test,
  words,
} from "./support/shopper.ts";

const changed = "Laubharke-und-Rechen-7!";
const reset = "Gießkanne-mit-Brause-9!";
const main = (page: Page) => page.getByRole("main");

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await loginForm(page).getByLabel("Email").fill(email);
  await loginForm(page).getByLabel("Password", { exact: true }).fill(password);
  await loginForm(page).getByRole("button", { name: "Log in", exact: true }).click();
}

// One mail server for all of them.
test.describe.configure({ mode: "default" });

let mails: Awaited<ReturnType<typeof openMailServer>>;
test.beforeAll(async () => {
  mails = await openMailServer();
});
test.afterAll(() => mails.close());

test("an account, from sign-up to deletion, with its mails on a mail server", async ({
  page,
  browser,
  complaints,
}) => {
  const email = `ada-${crypto.randomUUID()}@example.com`;
  await enter(page);

  await open(page, "/en/login");
  const signUp = page.locator("form:has([name=email])");
  await signUp.getByLabel("Email").fill(email);
  await signUp.getByLabel("Password", { exact: true }).fill(demoPassword);
  await signUp.getByRole("button", { name: "Sign up" }).click();
  await expect(main(page).getByText("We’ve sent a link to")).toBeVisible();

  await open(page, readMailLink(await mails.next(email, "Confirm"), "en/confirm-email"));
  await page.getByRole("button", { name: "Confirm my email address" }).click();
  await expect(main(page).getByText("Your email address is confirmed.")).toBeVisible();
  await main(page).getByRole("link", { name: "Log in" }).click();
  await logIn(page, email, demoPassword);
  await expect(page).toHaveURL(/\/user\/account$/);

  await main(page).getByRole("link", { name: "Add an address" }).click();
  await fillAddress(page);
  await main(page).getByRole("button", { name: "Save address" }).click();
  await expect(main(page).getByText("Your delivery address is saved.")).toBeVisible();

  const other = await browser.newPage();
  await enter(other);
  await open(other, "/en/login");
  await logIn(other, email, demoPassword);
  await expect(other).toHaveURL(/\/user\/account$/);
  await main(page).getByRole("link", { name: "Details and password" }).click();
  await main(page).getByLabel("Current password").fill(demoPassword);
  await main(page).getByLabel("New password", { exact: true }).fill(changed);
  await main(page).getByLabel("Repeat the new password").fill(changed);
  await main(page).getByRole("button", { name: "Change the password" }).click();
  await expect(main(page).getByText("Your password is changed.")).toBeVisible();
  await mails.next(email, "password");
  await other.reload();
  await expect(other).toHaveURL(/\/en\/$/);

  await open(other, "/en/lost-password");
  await main(other).getByLabel("Email").fill(email);
  await main(other).getByRole("button", { name: "Send me a link" }).click();
  await expect(other).toHaveURL(/lost-password\/sent$/);
  await open(other, readMailLink(await mails.next(email, "password"), "en/reset-password"));
  await main(other).getByLabel("New password", { exact: true }).fill(reset);
  await main(other).getByLabel("Repeat the new password").fill(reset);
  await main(other).getByRole("button", { name: "Set the new password" }).click();
  await expect(main(other).getByText("Your new password is set.")).toBeVisible();
  await mails.next(email, "password");
  complaints.expect(refusal(401));
  await page.reload();
  await expect(page).toHaveURL(/\/en\/$/);
  await other.close();

  await open(page, "/en/login?to=/user/personal-data");
  await logIn(page, email, reset);
  const downloading = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Download my data" }).click();
  const file = JSON.parse(await readFile(await (await downloading).path(), "utf8")) as {
    customer: { email: string; delivery_address: { city: string } };
  };
  expect([file.customer.email, file.customer.delivery_address.city]).toEqual([email, "Amsterdam"]);
  await main(page).getByLabel("Password", { exact: true }).fill(reset);
  await main(page).getByRole("button", { name: "Delete my account for good" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is deleted");
  complaints.expect(refusal(400));
  await open(page, "/en/login");
  await logIn(page, email, reset);
  await expect(loginForm(page)).toContainText("Incorrect email or password.");
});

test("a sold-out plant, from the visitor who asks until it is back, with its mails on a mail server", async ({
  page,
  request,
  complaints,
}) => {
  test.slow();
  complaints.expect(refusal(400));
  const email = `ada-${crypto.randomUUID()}@example.com`;
  const catmint = "/en/product/catmint";
  const form = page.locator("#stock-alert form");
  await countStock(request, "catmint", 0);
  await enter(page);
  await open(page, catmint);
  await expect(main(page)).toContainText("Sold out at the moment");
  await form.getByLabel("Email").fill("ada@example");
  await press(page, "Email me when it is back");
  await expect(form).toContainText("Please check the email address.");
  await expect(form.getByLabel("Email")).toHaveValue("ada@example");
  await form.getByLabel("Email").fill(email);
  await press(page, "Email me when it is back");
  await expect(page.locator(":focus")).toContainText("Almost done");

  await open(page, readMailLink(await mails.next(email, "Shall we tell you"), "en/stock-alert"));
  await press(page, "Yes, email me");
  await expect(main(page)).toContainText("We’ll email you as soon as it is back.");

  await countStock(request, "catmint", 40);
  // A job looks every minute.
  await expect(async () => {
    const mail = await mails.next(email, "Back in stock: Catmint");
    await open(page, readMailLink(mail, "en/product"));
  }).toPass({ timeout: 180_000 });
  await expect(main(page).getByRole("button", { name: words.en.addToCart }).first()).toBeVisible();
});
