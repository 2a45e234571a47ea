import type { Page } from "@playwright/test";
import { goOnline } from "./support/network.ts";
import { expect, open, openAs, refusal, test } from "./support/shopper.ts";

const main = (page: Page) => page.getByRole("main");
const elsewhere = (page: Page) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button") });

async function atSessions(page: Page, shopper: string): Promise<void> {
  await openAs(page, shopper, "/en/user/sessions");
  await expect(main(page).getByText("This browser")).toBeVisible();
}

test("one browser ends another's session, which is logged out at its next request", async ({
  page,
  shopper,
  browser,
  complaints,
}) => {
  const phone = await browser.newPage({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1",
  });
  const third = await browser.newPage();
  for (const one of [phone, third, page]) await atSessions(one, shopper);
  await expect(main(page).getByRole("listitem").filter({ hasText: "Last used" }).first()).toContainText(
    "This browser",
  );
  await expect(elsewhere(page)).toHaveCount(2);

  await main(page).getByRole("button", { name: "Log out: Safari on iOS" }).click();
  await expect(main(page).getByRole("status")).toHaveText("You’re logged out there.");
  await expect(elsewhere(page)).toHaveCount(1);
  await phone.reload();
  await expect(phone).toHaveURL(/\/en\/$/);
  await expect(phone.getByRole("button", { name: "Login / Sign up" })).toBeVisible();

  await main(page).getByRole("button", { name: "Log out everywhere else" }).click();
  await expect(main(page).getByRole("status")).toHaveText("You’re logged out everywhere else.");
  await expect(main(page).getByText("You’re not logged in anywhere else.")).toBeVisible();
  await main(third).getByRole("button", { name: "Log out: Safari on iOS" }).click();
  await expect(third).toHaveURL(/\/en\/$/);
  await page.reload();
  await expect(main(page).getByText("This browser")).toBeVisible();
  expect(complaints.all()).toEqual([]);
  await phone.close();
  await third.close();
});

test("ending can be retried after a failure, and an already ended session is reported", async ({
  page,
  shopper,
  browser,
  complaints,
}) => {
  const other = await browser.newPage();
  await atSessions(other, shopper);
  await atSessions(page, shopper);
  complaints.expect(/Failed to load resource/);
  await page.context().setOffline(true);
  await elsewhere(page).getByRole("button").click();
  await expect(main(page).getByRole("alert")).toContainText("That didn’t get through to the shop.");
  await goOnline(page);
  await open(other, "/en/user/logout");
  await expect(other).toHaveURL(/\/en\/$/);
  complaints.expect(refusal(404));
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(main(page).getByRole("status")).toHaveText("You were already logged out there.");
  await expect(elsewhere(page)).toHaveCount(0);
  await other.close();
});
