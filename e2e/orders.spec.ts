import type { Page } from "@playwright/test";
import { order, thanks } from "./support/checkout.ts";
import { callerOf } from "./support/caller.ts";
import { buyFerns } from "./support/refund-scenario.ts";
import { expectClean } from "./support/accessibility.ts";
import { draftOrder, payOrder, placeOrder } from "./support/ordering.ts";
import { expect, putInCart, open, openAs, refusal, test, words } from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

const say = words.en;
const main = (page: Page) => page.getByRole("main");
const cartCount = (page: Page) => page.locator("[data-cart-count]");

async function openOnlyOrder(page: Page): Promise<void> {
  await open(page, "/en/user/orders");
  await expect(main(page)).toContainText("1 order");
  await main(page).getByRole("article").getByRole("link").click();
  await expect(page).toHaveURL(/\/en\/user\/orders\/[0-9a-f-]{36}$/);
}

test("a paid order is found in the list, its invoice downloaded, and its items bought again", async ({
  page,
  shopper,
}) => {
  requirements("product.orders", "calls.document-download");
  await order(page, shopper);
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await thanks(page);
  const reference = await main(page).locator("strong").innerText();
  await open(page, "/en/order-accepted");
  await thanks(page);
  await expect(main(page).locator("strong")).toHaveText(reference);
  await main(page).getByRole("link", { name: "View the order" }).click();
  await expect(page).toHaveURL(/\/en\/user\/orders\/[0-9a-f-]{36}$/);
  await openOnlyOrder(page);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(`Order ${reference}`);
  for (const text of [/Paid, (being|to be) packed/, "Boston fern", "Delivery address", "Behind the gate"]) {
    await expect(main(page)).toContainText(text);
  }
  const moments = main(page).locator("ol").getByRole("listitem");
  await expect(moments).toHaveText([/^Placed/, /^Paid/]);
  const downloading = page.waitForEvent("download");
  await main(page).getByRole("button", { name: say.downloadInvoice }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^invoice-EUROPE-\d{6}\.pdf$/);
  await expect(cartCount(page)).toHaveText("");
  await main(page).getByRole("button", { name: "Buy again" }).click();
  await expect(main(page)).toContainText("It’s all in your cart.");
  await expect(cartCount(page)).toHaveText("1");
  await main(page).getByRole("link", { name: "View cart" }).click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expect(main(page)).toContainText("Boston fern");
});

test("buying again with a lost response adds the items once", async ({ page, shopper, complaints }) => {
  complaints.expect(/Failed to load resource/);
  await buyFerns(page.request, shopper, 1);
  await openAs(page, shopper, "/en/");
  await openOnlyOrder(page);
  await page.route(
    "**/api/v1/cart/",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await main(page).getByRole("button", { name: "Buy again" }).click();
  await expect(main(page)).toContainText("This didn’t get through to the shop:");
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(main(page)).toContainText("It’s all in your cart.");
  await expect(cartCount(page)).toHaveText("1");
});

test("an item not sold in this market is named, and the rest is added", async ({
  page,
  context,
  baseURL,
  shopper,
  complaints,
}) => {
  complaints.expect(refusal(404));
  const call = await callerOf(page.request, shopper);
  const { id } = await placeOrder(call, ["boston-fern", "tulip-queen-of-night"]);
  await payOrder(page.request, call, id);
  await openAs(page, shopper, "/en/");
  await context.addCookies([{ name: "trellis_place", value: "united-kingdom.en", url: baseURL! }]);
  await openOnlyOrder(page);
  await main(page).getByRole("button", { name: "Buy again" }).click();
  await expect(main(page)).toContainText("The rest is in your cart.");
  await expect(main(page)).toContainText(/Tulip.*: not sold in your market/);
  await expect(cartCount(page)).toHaveText("1");
});

test("an older unpaid order is paid on its page, despite a filled cart and another draft", async ({
  page,
  shopper,
}) => {
  requirements("orders.draft");
  const call = await callerOf(page.request, shopper);
  await placeOrder(call);
  await draftOrder(call, ["hand-trowel"]);
  await openAs(page, shopper, "/en/user/orders");
  await expect(main(page)).toContainText("Cart in progress");
  await expect(main(page).getByRole("article")).toHaveCount(1);
  await expect(main(page).getByRole("article")).toContainText("Not paid yet");
  await openOnlyOrder(page);
  await expect(main(page)).toContainText("This order isn’t paid yet.");
  await main(page).getByRole("button", { name: say.payNow }).click();
  await expect(page).toHaveURL(/checkoutnow\?token=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/user\/orders\/[0-9a-f-]{36}$/);
  await main(page).getByRole("button", { name: say.payNow }).click();
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await thanks(page);
  await openOnlyOrder(page);
  await expect(main(page)).toContainText(/Paid, (being|to be) packed/);
  await expect(cartCount(page)).toHaveText("1");
});

test("an unpaid order is cancelled on its page, and its items return to the cart", async ({
  page,
  shopper,
}) => {
  await placeOrder(await callerOf(page.request, shopper));
  await openAs(page, shopper, "/en/");
  await openOnlyOrder(page);
  await main(page).getByRole("button", { name: "Cancel the order" }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(main(page)).toContainText("Its items are back in your cart.");
  await expect(main(page).locator("ol").getByRole("listitem")).toHaveText([/^Placed/, /^Cancelled/]);
  await expect(main(page).getByRole("button")).toHaveCount(0);
  await expect(cartCount(page)).toHaveText("1");
  await openOnlyOrder(page);
  await expect(main(page)).not.toContainText("Its items are back in your cart.");
});

test("many orders are paged, and one is found by a part of its number", async ({ page, shopper }) => {
  const call = await callerOf(page.request, shopper);
  const references: string[] = [];
  for (let placed = 0; placed < 12; placed += 1) references.push((await placeOrder(call)).reference);
  const rows = main(page).getByRole("article");
  await openAs(page, shopper, "/en/user/orders");
  await expect(main(page)).toContainText("12 orders");
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText(references.at(-1)!);
  await main(page).getByRole("link", { name: "Older orders" }).click();
  await expect(page).toHaveURL(/\/en\/user\/orders\?page=2$/);
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText(references[0]!);
  await main(page).getByRole("link", { name: "Newer orders" }).click();
  await expect(page).toHaveURL(/\/en\/user\/orders$/);
  const field = main(page).getByLabel("Order number, or a part of it");
  await field.fill(` ${references[3]!.toLowerCase()} `);
  await field.press("Enter");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(references[3]!);
  await field.fill("AEIOU");
  await main(page).getByRole("button", { name: "Find" }).click();
  await expect(page).toHaveURL(/\/en\/user\/orders\?reference=AEIOU$/);
  await expect(main(page)).toContainText("None of your orders has “AEIOU” in its number.");
  await main(page).getByRole("link", { name: "Show all orders" }).click();
  await expect(rows).toHaveCount(10);
  await open(page, "/en/user/orders?page=99");
  await expect(rows).toHaveCount(2);
});

test("the pages of orders have no accessibility problems and do not overflow", async ({ page, shopper }) => {
  await placeOrder(await callerOf(page.request, shopper));
  await openAs(page, shopper, "/en/");
  await openOnlyOrder(page);
  for (const path of [new URL(page.url()).pathname, "/en/user/orders", "/en/user/orders?reference=nothing"]) {
    await open(page, path);
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
    await expectClean(page);
  }
});

test("an empty list links to the shop, and an unknown order is not found", async ({
  page,
  shopper,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await putInCart(page, shopper, ["boston-fern"]);
  await open(page, "/en/user/orders");
  await expect(main(page)).toContainText("You haven’t ordered anything yet.");
  await expect(main(page).getByRole("link", { name: "Look around the shop" })).toBeVisible();
  for (const id of ["01a1fda1-4db5-78d4-bca7-b0a82779056e", "rubbish"]) {
    await open(page, `/en/user/orders/${id}`);
    await expect(main(page)).toContainText(say.notFound);
  }
});
