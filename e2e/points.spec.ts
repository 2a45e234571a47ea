import type { Page } from "@playwright/test";
import { buyFerns } from "./support/refund-scenario.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { expect, openAs, test } from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

const main = (page: Page) => page.getByRole("main");

test("an order's points: from the account to pending points, filtered by kind, and to the order", async ({
  page,
  shopper,
  request,
}) => {
  requirements("product.points");
  const { order } = await buyFerns(request, shopper);
  await openAs(page, shopper, "/en/user/account");
  await expect(main(page)).toContainText("36 of them can be spent from");
  await main(page).getByRole("link", { name: "Points history" }).click();
  await expect(page).toHaveURL(/\/en\/user\/points-conversion-history$/);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Your points");
  await expect(main(page)).toContainText(`36 points from order ${order.reference}, to spend from`);
  const entry = main(page).getByRole("article");
  await expect(entry).toContainText(`You earned these points with order ${order.reference}.`);
  await expect(entry).toContainText("+36");
  await expect(entry).toContainText("In deposit 36");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await main(page).getByRole("link", { name: "Spent" }).click();
  await expect(page).toHaveURL(/\?kind=spent$/);
  await expect(main(page)).toContainText("There is nothing of this kind.");
  await page.goBack();
  await entry.getByRole("link", { name: order.reference }).click();
  await expect(page).toHaveURL(new RegExp(`/user/orders/${order.id}$`));
});
