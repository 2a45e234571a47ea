import type { Page } from "@playwright/test";
import { press } from "./support/checkout.ts";
import { buyFerns } from "./support/refund-scenario.ts";
import { expect, openAs, test } from "./support/shopper.ts";

const main = (page: Page) => page.getByRole("main");

test("a customer withdraws, gets a confirmation by mail, and sees the progress", async ({
  page,
  shopper,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  const { order } = await buyFerns(page.request, shopper, 1);
  await openAs(page, shopper, `/en/user/orders/${order.id}`);
  await press(page, "Withdraw from contract here");
  await expect(main(page).getByText("In money").locator("..")).toContainText("€25.90");
  await page.route("**/api/v1/orders/*/withdraw", (route) => route.abort(), { times: 1 });
  await press(page, "Confirm withdrawal");
  await main(page).getByRole("button", { name: "Try again", exact: true }).click();
  await expect(main(page)).toContainText("We have your withdrawal.");
  await expect(main(page)).toContainText(`A confirmation is on its way to ${shopper}.`);
  await main(page).getByRole("link", { name: "See your withdrawal" }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText("Withdrawal from order");
  await expect(main(page)).toContainText("Withdrawn, to be paid back");
  const mail = page
    .locator("article", { hasText: shopper })
    .filter({ hasText: "Your withdrawal reached us on" });
  const confirmation = page
    .locator("article", { hasText: shopper })
    .filter({ hasText: "Model withdrawal form" });
  await expect(async () => {
    await page.goto("/dev/mailbox");
    await expect(mail).toHaveCount(1, { timeout: 500 });
    await expect(confirmation).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(mail).toContainText("Your withdrawal reached us on");
  await expect(mail).toContainText("1 × Boston fern");
  await expect(mail).toContainText("Kwekerijlaan 18");
  await expect(confirmation).toContainText("within 14 days without giving a reason");
});
