import type { Page } from "@playwright/test";
import { goOnline } from "./support/network.ts";
import { enter, expect, open, openAs, test } from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

const newAddress = () => `ada-${crypto.randomUUID()}@example.com`;
const form = (page: Page) => page.getByRole("main").locator("form:has([name=message])");
const sent = (page: Page) => page.getByRole("main").getByText("Your message is on its way to us.");
const ask = "Do you deliver\non Saturdays?";

async function write(page: Page, email: string, message = ask): Promise<void> {
  await form(page).getByLabel("Topic").selectOption("delivery");
  await form(page).getByLabel("Your message").fill(message);
  await form(page).getByLabel("Email").fill(email);
  await form(page).getByLabel("Name").fill("Ada Jansen");
}
const submit = (page: Page) => form(page).getByRole("button", { name: "Send message" }).click();

/** The mails that name an address, newest first. */
async function mailsAbout(page: Page, email: string, count: number) {
  const mails = page.locator("article", { hasText: email });
  await expect(async () => {
    await page.goto("/dev/mailbox");
    await expect(mails).toHaveCount(count, { timeout: 500 });
  }).toPass();
  return mails;
}

test("a visitor uses the form from the footer, and both mails arrive", async ({ page }) => {
  requirements("roles.visitor-contact");
  const email = newAddress();
  await enter(page);
  await open(page, "/en/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await expect(page.getByRole("main")).toContainText("Answers typically within 1 business day.");
  await write(page, email);
  await submit(page);
  await expect(sent(page)).toBeVisible();
  await page.getByRole("button", { name: "Write another message" }).click();
  await expect(form(page).getByLabel("Your message")).toHaveValue("");
  await expect(form(page).getByLabel("Email")).toHaveValue(email);
  const mails = await mailsAbout(page, email, 2);
  await expect(mails.filter({ hasText: "Delivery: message from Ada Jansen" })).toHaveCount(1);
  const copy = mails.filter({ hasText: "We have received your message" });
  await expect(copy).toContainText("typically within 1 business day");
  await expect(copy).toContainText("Your message has arrived.");
  await expect(copy).not.toContainText("on Saturdays");
});

test("offline, the draft survives a reload, and trying again sends it once", async ({
  page,
  context,
  complaints,
}) => {
  const email = newAddress();
  await enter(page);
  await open(page, "/en/contact");
  await write(page, email);
  await page.reload();
  await expect(form(page).getByLabel("Your message")).toHaveValue(ask);
  complaints.expect(/Failed to load resource.*ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await submit(page);
  const tryAgain = page.getByRole("main").getByRole("button", { name: "Try again" });
  await expect(tryAgain).toBeVisible();
  await expect(form(page).getByLabel("Your message")).toHaveValue(ask);
  await expect(form(page).getByLabel("Topic")).toHaveValue("delivery");
  await goOnline(page);
  await tryAgain.click();
  await expect(sent(page)).toBeVisible();
  await mailsAbout(page, email, 2);
});

test("a lost response does not send the message twice", async ({ page, complaints }) => {
  const email = newAddress();
  complaints.expect(/Failed to load resource.*ERR_FAILED/);
  await enter(page);
  await open(page, "/en/contact");
  await write(page, email);
  await page.route(
    "**/api/v1/contact/?captcha=*",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await submit(page);
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(sent(page)).toBeVisible();
  const mails = await mailsAbout(page, email, 2);
  await expect(mails.filter({ hasText: "We have received your message" })).toHaveCount(1);
});

test("a customer's address and name are filled in", async ({ page, shopper }) => {
  await openAs(page, shopper, "/en/contact");
  await expect(form(page).getByLabel("Email")).toHaveValue(shopper);
  await form(page).getByLabel("Your message").fill(ask);
  await submit(page);
  await expect(sent(page)).toBeVisible();
  // The shop's mail, the copy, and the mail about the log-in from a new browser.
  const mails = await mailsAbout(page, shopper, 3);
  const copy = mails.filter({ hasText: "We have received your message" });
  await expect(copy).toContainText("> Do you deliver\n> on Saturdays?");
});
