import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { buyFerns } from "./support/refund-scenario.ts";
import { demoPassword, expect, logIn, loginForm, open, openAs, refusal, test } from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

const newPassword = "Laubharke-und-Rechen-7!";
const main = (page: Page) => page.getByRole("main");

async function atAccount(page: Page, shopper: string): Promise<void> {
  await openAs(page, shopper, "/en/user/edit-account");
  await expect(main(page).getByLabel("First name")).toBeVisible();
}

async function changePassword(page: Page, current: string, password: string): Promise<void> {
  await main(page).getByLabel("Current password").fill(current);
  await main(page).getByLabel("New password", { exact: true }).fill(password);
  await main(page).getByLabel("Repeat the new password").fill(password);
  await main(page).getByRole("button", { name: "Change the password" }).click();
}

test("a saved name appears in the header; an unknown tour lead code loses no input", async ({
  page,
  shopper,
  complaints,
}) => {
  requirements("product.account-details");
  await atAccount(page, shopper);
  await main(page).getByLabel("First name").fill("Ada");
  await main(page).getByLabel("Last name").fill("Jansen");
  await main(page).getByLabel("Code of your tour lead").fill("NOBODY");
  complaints.expect(refusal(400));
  await main(page).getByRole("button", { name: "Save" }).click();
  await expect(main(page).getByText("There is no such code.")).toBeVisible();
  await expect(main(page).getByLabel("Code of your tour lead")).toBeFocused();
  await expect(main(page).getByLabel("First name")).toHaveValue("Ada");
  await main(page).getByLabel("Code of your tour lead").fill("");
  await main(page).getByLabel("Language of our emails").selectOption("de");
  await main(page).getByRole("button", { name: "Save" }).click();
  await expect(main(page).getByText("Saved.")).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Ada Jansen");
  await open(page, "/en/user/edit-account");
  await expect(main(page).getByLabel("Last name")).toHaveValue("Jansen");
  await expect(main(page).getByLabel("Language of our emails")).toHaveValue("de");
});

test("a changed password logs out every other browser", async ({ page, shopper, complaints, browser }) => {
  requirements("messages.current-password");
  const other = await browser.newPage();
  await atAccount(other, shopper);
  await atAccount(page, shopper);
  complaints.expect(refusal(400));
  await changePassword(page, `${demoPassword}?`, newPassword);
  await expect(main(page).getByText("Incorrect current password.")).toBeVisible();
  await expect(main(page).getByLabel("Current password")).toBeFocused();
  await expect(main(page).getByLabel("New password", { exact: true })).toHaveValue(newPassword);
  await changePassword(page, demoPassword, newPassword);
  await expect(main(page).getByText("Your password is changed.")).toBeVisible();
  await expect(main(page).getByLabel("Current password")).toHaveValue("");
  await page.reload();
  await expect(main(page).getByLabel("First name")).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/en\/$/);
  await expect(other.getByText("Your session has ended.")).toBeVisible();
  await open(other, "/en/login");
  await logIn(other, "en", shopper);
  await expect(loginForm(other)).toContainText("Incorrect email or password.");
  await other.close();
});

test("an address is saved, its draft survives a reload, and it can be removed", async ({
  page,
  shopper,
  complaints,
}) => {
  requirements("product.addresses", "routes.user-edit-address", "messages.zip");
  await atAccount(page, shopper);
  await main(page).getByRole("link", { name: "Addresses" }).click();
  await main(page).getByRole("link", { name: "Add an address" }).last().click();
  const field = (label: string) => main(page).getByLabel(label, { exact: true });
  await field("First name").fill("Ada");
  await field("Last name").fill("Jansen");
  await field("Street and number").fill("Keizersgracht 5");
  await field("Town or city").fill("Amsterdam");
  await field("Postcode").fill("12");
  await field("Country").selectOption("NL");
  await page.reload();
  await expect(field("Street and number")).toHaveValue("Keizersgracht 5");
  await expect(field("Country")).toHaveValue("NL");
  complaints.expect(refusal(400));
  await main(page).getByRole("button", { name: "Save address" }).click();
  await expect(main(page).getByText("Incorrect postcode format.")).toBeVisible();
  await expect(field("Postcode")).toBeFocused();
  await field("Postcode").fill("1015 DV");
  await main(page).getByRole("button", { name: "Save address" }).click();
  await expect(page).toHaveURL(/edit-address\/invoice\/done$/);
  await expect(main(page).getByText("Your invoice address is saved.")).toBeVisible();
  await expect(main(page)).toContainText("Keizersgracht 5");
  await main(page).getByRole("link", { name: "Change" }).last().click();
  await main(page).getByRole("button", { name: "Remove this address" }).click();
  await expect(main(page).getByText("The same as the delivery address.")).toBeVisible();
  await main(page).getByRole("link", { name: "Add an address" }).last().click();
  await expect(field("Street and number")).toHaveValue("");
});

test("an account can be exported and deleted; a wrong password keeps it", async ({
  page,
  shopper,
  complaints,
}) => {
  await atAccount(page, shopper);
  await main(page).getByRole("link", { name: "Your data" }).click();
  const downloading = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Download my data" }).click();
  const file = JSON.parse(await readFile(await (await downloading).path(), "utf8")) as {
    customer: { email: string };
  };
  expect(file.customer.email).toBe(shopper);
  complaints.expect(refusal(400));
  const remove = async (password: string) => {
    await main(page).getByLabel("Password", { exact: true }).fill(password);
    await main(page).getByRole("button", { name: "Delete my account for good" }).click();
  };
  await remove(`${demoPassword}?`);
  await expect(main(page).getByText("Incorrect current password.")).toBeVisible();
  complaints.expect(refusal(401));
  await remove(demoPassword);
  await expect(page).toHaveURL(/\/en\/account-deleted$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is deleted");
  await expect(page.getByRole("button", { name: "Login / Sign up" })).toBeVisible();
  await open(page, "/en/login");
  await logIn(page, "en", shopper);
  await expect(loginForm(page)).toContainText("Incorrect email or password.");
});

test("the deletion page shows what is open and what is lost; open items prevent the deletion", async ({
  page,
  shopper,
  request,
  complaints,
}) => {
  complaints.expect(refusal(409));
  const { call, order } = await buyFerns(request, shopper);
  const items = [{ id: order.items[0].id, count: 1 }];
  await call("POST", `/orders/${order.id}/withdraw`, { items });
  await openAs(page, shopper, "/en/user/account");
  const open = main(page).getByRole("region", { name: "In progress" }).getByRole("listitem");
  await expect(open).toHaveText([`Withdrawal from order ${order.reference}Withdrawn, to be paid back`]);
  await main(page).getByRole("link", { name: "Your data" }).click();
  await expect(open).toHaveCount(1);
  await expect(
    main(page)
      .getByRole("listitem")
      .filter({ hasText: "points that are waiting until the return period is over are lost too." }),
  ).toBeVisible();
  await main(page).getByLabel("Password", { exact: true }).fill(demoPassword);
  await main(page).getByRole("button", { name: "Delete my account for good" }).click();
  await expect(main(page)).toContainText(`Your refund for order ${order.reference} isn’t settled yet.`);
  await open.getByRole("link").click();
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText("Withdrawal from order");
});

test("the logout URL logs out, and logging in again does not return to it", async ({
  page,
  shopper,
  complaints,
}) => {
  requirements("routes.user-logout");
  // Requests from before the log-out may be answered after it.
  complaints.expect(refusal(401));
  await atAccount(page, shopper);
  await open(page, "/en/user/logout");
  await expect(page).toHaveURL(/\/en\/$/);
  await expect(page.getByRole("button", { name: "Login / Sign up" })).toBeVisible();
  await open(page, "/en/user/account");
  await expect(page).toHaveURL(/login\?to=/);
});
