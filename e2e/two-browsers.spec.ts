import type { Browser, Page } from "@playwright/test";
import { press, step, terms, toReview, tokenIn } from "./support/checkout.ts";
import { expect, waitForCartCount, openAs, refusal, test, words } from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

const say = words.en;
test.use({ locale: "en-NL" });

/** Logs the same customer in with a fresh browser and opens the return URL. */
async function inAnotherBrowser(browser: Browser, shopper: string, heading: string): Promise<Page> {
  const context = await browser.newContext({ locale: "en-NL" });
  const page = await context.newPage();
  await openAs(page, shopper, `/en${heading}`);
  return page;
}

test("ordering in two browsers at once creates one order and one charge", async ({
  browser,
  page,
  complaints,
  shopper,
}) => {
  complaints.expect(refusal(409));
  await toReview(page, shopper);
  await terms(page).check();
  const other = await inAnotherBrowser(browser, shopper, "/checkout");
  await press(other, say.toDelivery);
  await other.getByRole("radio").last().check();
  await press(other, say.toReview);
  await terms(other).check();
  await Promise.all([press(page, say.order), press(other, say.order)]);
  await Promise.all([page, other].map((tab) => expect(tab).toHaveURL(/checkoutnow\?token=/)));
  expect(other.url()).toBe(page.url());
  await Promise.all([page, other].map((tab) => tab.getByRole("button", { name: "Approve and pay" }).click()));
  await Promise.all([page, other].map((tab) => expect(tab).toHaveURL(/\/en\/order-accepted\//)));
  expect(other.url()).toBe(page.url());
  await other.context().close();
});

test("an order cancelled in another browser is reported, and its items are in the cart", async ({
  browser,
  page,
  complaints,
  shopper,
}) => {
  complaints.expect(refusal(409));
  await toReview(page, shopper);
  await terms(page).check();
  await press(page, say.order);
  await expect(page).toHaveURL(/checkoutnow\?token=/);
  await page.getByRole("button", { name: "Cancel and return" }).click();
  await expect(page.getByText(say.cancelled)).toBeVisible();
  const other = await inAnotherBrowser(browser, shopper, "/checkout");
  await press(other, "Cancel the order");
  await press(other, "Yes, cancel it");
  await expect(step(other)).toHaveText("Address");
  await press(page, say.payNow);
  await expect(page.getByRole("main")).toContainText("This order was cancelled.");
  await page.getByRole("main").getByRole("link", { name: "View cart" }).click();
  await expect(page.getByRole("main")).toContainText("Boston fern");
  await other.context().close();
});

test("a cart changed in another browser leads back to the cart with the reason", async ({
  browser,
  page,
  complaints,
  shopper,
}) => {
  requirements("errors.cart-outdated");
  complaints.expect(refusal(409));
  await toReview(page, shopper);
  await terms(page).check();
  const other = await inAnotherBrowser(browser, shopper, "/cart");
  await expect(other).toHaveURL(/\/en\/cart$/);
  await waitForCartCount(other, "en", "hand-trowel");
  await expect(other.locator("[data-cart-count]")).toHaveText("2");
  await press(page, say.order);
  await expect(page).toHaveURL(/\/en\/cart\?why=outdated$/);
  await expect(page.getByRole("alert")).toContainText("Cannot place your order");
  await expect(page.locator("[data-cart-count]")).toHaveText("2");
  await other.context().close();
});

test("a draft changed in another browser is reviewed again before ordering", async ({
  browser,
  page,
  complaints,
  shopper,
}) => {
  complaints.expect(refusal(409));
  await toReview(page, shopper);
  await terms(page).check();
  const other = await inAnotherBrowser(browser, shopper, "/checkout");
  await other.locator('[name="delivery.street"]').fill("Another street 99");
  await press(other, say.toDelivery);
  await expect(step(other)).toHaveText("Delivery");
  await press(page, say.order);
  const main = page.getByRole("main");
  await expect(main).toContainText("Your cart was changed in another window.");
  await expect(main).toContainText("Prinsengracht 12");
  await press(page, say.order);
  await expect(page).toHaveURL(/checkoutnow\?token=/);
  await page.getByRole("button", { name: "Cancel and return" }).click();
  const id = new URL(page.url()).searchParams.get("order")!;
  await expect(main).toContainText(say.cancelled);
  const token = await tokenIn(page);
  const headers = { Authorization: `Bearer ${token}` };
  const order = await (await page.request.get(`/api/v1/orders/${id}`, { headers })).json();
  expect(order.delivery_address.street).toBe("Prinsengracht 12");
  await press(page, "Cancel the order");
  await press(page, "Yes, cancel it");
  await expect(step(page)).toHaveText("Address");
  await other.context().close();
});
