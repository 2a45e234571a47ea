import type { Browser, Page } from "@playwright/test";
import { shops } from "./support/shops.ts";
import {
  addToCart,
  demoPassword,
  enter,
  expect,
  fillAddress,
  logIn,
  logInWith,
  open,
  refusal,
  test,
  words,
} from "./support/shopper.ts";

const say = words.en;
const shopper = "lead@example.com";
test.describe.configure({ timeout: 90_000 });
test.use({ locale: "en-NL" });

const step = (page: Page) => page.getByRole("main").locator('[aria-current="step"]');
const terms = (page: Page) => page.getByRole("checkbox", { name: say.terms });
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name }).click();

/** A logged-in shopper with one fern at the delivery step. */
async function toDelivery(page: Page): Promise<void> {
  await logInWith(page, shopper, "boston-fern");
  await open(page, "/en/checkout");
  await fillAddress(page);
  await page.locator('[name="note"]').fill("Behind the gate");
  await press(page, say.toDelivery);
  await expect(step(page)).toHaveText("Delivery");
}

async function toReview(page: Page): Promise<void> {
  await toDelivery(page);
  await page.getByRole("radio").last().check();
  await press(page, say.toReview);
  await expect(step(page)).toHaveText("Check and order");
}

/** The same shopper with nothing of this browser's, logged in and where they headed. */
async function inAnotherBrowser(browser: Browser, heading: string): Promise<Page> {
  const context = await browser.newContext({ locale: "en-NL" });
  const page = await context.newPage();
  await enter(page);
  await open(page, `/en/login?to=${heading}`);
  await logIn(page, "en", shopper);
  return page;
}

const tokenIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("trellis.user")!).token);

test("the review survives a reload with all that was typed and chosen; Back and Forward go where they say", async ({
  page,
}) => {
  await toReview(page);
  const main = page.getByRole("main");
  const delivery = await main.getByRole("complementary").getByRole("term").first().innerText();
  await terms(page).check();
  await page.reload();
  await expect(step(page)).toHaveText("Check and order");
  await expect(page).toHaveURL(/\/en\/confirm-order$/);
  await expect(terms(page)).toBeChecked();
  await expect(main).toContainText("Behind the gate");
  await expect(main.getByRole("complementary")).toContainText(delivery);
  await page.goBack();
  await expect(step(page)).toHaveText("Delivery");
  await expect(page).toHaveURL(/\/en\/checkout$/);
  await expect(page.getByRole("radio").last()).toBeChecked();
  await page.goForward();
  await expect(page).toHaveURL(/\/en\/checkout$/);
  await expect(step(page)).toHaveText("Delivery");
  await press(page, "Back");
  await expect(page.locator('[name="note"]')).toHaveValue("Behind the gate");
});

test("another tab's cart is in the order at once, and its order is gone on with: one order, one payment", async ({
  page,
  context,
}) => {
  await toReview(page);
  await terms(page).check();
  const other = await context.newPage();
  await addToCart(other, "en", "hand-trowel");
  await expect(other.locator("[data-cart-count]")).toHaveText("2");
  const main = page.getByRole("main");
  await expect(main).toContainText("Your cart was changed in another window.");
  await expect(main.getByRole("complementary")).toContainText("€60.40");
  await expect(terms(page)).toBeChecked();
  await open(other, "/en/confirm-order");
  await terms(other).check();
  await press(other, say.order);
  await expect(other).toHaveURL(/checkoutnow\?token=/);
  await expect(main).toContainText("You’re going on with this order in another window.");
  await press(page, say.payNow);
  await expect(page).toHaveURL(other.url());
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await expect(page).toHaveURL(/\/en\/order-accepted\//);
  await other.getByRole("button", { name: "Approve and pay" }).click();
  await expect(other).toHaveURL(page.url());
  await other.close();
});

test("ordered at once in two browsers: one order, one charge", async ({ browser, page, complaints }) => {
  complaints.expect(refusal(409));
  await toReview(page);
  await terms(page).check();
  const other = await inAnotherBrowser(browser, "/checkout");
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

test("an order that another browser calls off is said to be cancelled, and its items are in the cart", async ({
  browser,
  page,
  complaints,
}) => {
  complaints.expect(refusal(409));
  await toReview(page);
  await terms(page).check();
  await press(page, say.order);
  await expect(page).toHaveURL(/checkoutnow\?token=/);
  await page.getByRole("button", { name: "Cancel and return" }).click();
  await expect(page.getByText(say.cancelled)).toBeVisible();
  const other = await inAnotherBrowser(browser, "/checkout");
  await press(other, "Cancel the order");
  await expect(step(other)).toHaveText("Address");
  await press(page, say.payNow);
  await expect(page.getByRole("main")).toContainText("This order was cancelled.");
  await page.getByRole("main").getByRole("link", { name: "View cart" }).click();
  await expect(page.getByRole("main")).toContainText("Boston fern");
  await other.context().close();
});

test("a cart that another browser changed leads back to the cart, which says why", async ({
  browser,
  page,
  complaints,
}) => {
  complaints.expect(refusal(409));
  await toReview(page);
  await terms(page).check();
  const other = await inAnotherBrowser(browser, "/cart");
  await expect(other).toHaveURL(/\/en\/cart$/);
  await addToCart(other, "en", "hand-trowel");
  await expect(other.locator("[data-cart-count]")).toHaveText("2");
  await press(page, say.order);
  await expect(page).toHaveURL(/\/en\/cart\?why=outdated$/);
  await expect(page.getByRole("alert")).toContainText("We couldn’t place your order");
  await expect(page.locator("[data-cart-count]")).toHaveText("2");
  await other.context().close();
});

/** Ends the session at the server alone: this browser still believes in it. */
async function endSession(page: Page): Promise<void> {
  const token = await tokenIn(page);
  await page.request.post("/api/v1/logout", { headers: { Authorization: `Bearer ${token}` } });
}

/** By the header's dialog, wherever one is. */
async function logInAgain(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/en\/$/);
  await page.getByRole("button", { name: "Login / Sign up" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(shopper);
  await dialog.getByLabel("Password", { exact: true }).fill(demoPassword);
  await dialog.getByRole("button", { name: say.logIn }).click();
}

test("a session that ends in the review goes to the root, and who logs in again is back, with everything", async ({
  page,
  complaints,
}) => {
  complaints.expect(refusal(401));
  await toReview(page);
  await terms(page).check();
  await endSession(page);
  await press(page, say.order);
  await logInAgain(page);
  await expect(page).toHaveURL(/\/en\/confirm-order$/);
  await expect(step(page)).toHaveText("Check and order");
  await expect(terms(page)).toBeChecked();
  await expect(page.getByRole("main")).toContainText("Behind the gate");
});

test("a session that ends at the provider: who logs in again has paid", async ({ page, complaints }) => {
  complaints.expect(refusal(401));
  await toReview(page);
  await terms(page).check();
  const token = await tokenIn(page);
  await press(page, say.order);
  await expect(page).toHaveURL(/checkoutnow\?token=/);
  await page.request.post(`${shops.embedded.url}/api/v1/logout`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await logInAgain(page);
  await expect(page).toHaveURL(/\/en\/order-accepted\//);
});

test("what another browser typed is not ordered here: the review is shown again first", async ({
  browser,
  page,
  complaints,
}) => {
  complaints.expect(refusal(409));
  await toReview(page);
  await terms(page).check();
  const other = await inAnotherBrowser(browser, "/checkout");
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
  await expect(step(page)).toHaveText("Address");
  await other.context().close();
});

test("the return address says nothing that the order does not: cancelled is not believed of a draft", async ({
  page,
  complaints,
}) => {
  complaints.expect(refusal(409));
  await toReview(page);
  const token = await tokenIn(page);
  const headers = { Authorization: `Bearer ${token}` };
  const [draft] = await (
    await page.request.get("/api/v1/orders/?current_status=draft&market_id=europe", { headers })
  ).json();
  for (const payment of ["cancelled", "approved"]) {
    await open(page, `/en/confirm-order?order=${draft.id}&payment=${payment}`);
    await expect(step(page)).toBeVisible();
  }
});

test("another invoice address keeps what was typed while it is switched off, and stays off", async ({
  page,
}) => {
  await toDelivery(page);
  await press(page, "Back");
  const other = page.getByRole("checkbox", { name: "Send the invoice to another address" });
  const street = page.locator('[name="invoice.street"]');
  await other.check();
  await street.fill("Invoice street 1");
  await other.uncheck();
  await expect(street).toBeHidden();
  await other.check();
  await expect(street).toHaveValue("Invoice street 1");
  await other.uncheck();
  await page.reload();
  await expect(other).not.toBeChecked();
  await press(page, say.toDelivery);
  await press(page, say.toReview);
  await expect(page.getByRole("main")).toContainText("The same as the delivery address");
});

test("a price that is another after a reload is told from what to what, until it is accepted", async ({
  page,
  complaints,
}) => {
  complaints.expect(refusal(409));
  await toReview(page);
  const main = page.getByRole("main");
  // As if the fern had been dearer when this browser showed it last.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("trellis.checkout."))!;
    const kept = JSON.parse(localStorage.getItem(key)!);
    for (const product of Object.keys(kept.prices)) kept.prices[product] = 21.55;
    localStorage.setItem(key, JSON.stringify(kept));
  });
  for (let reloads = 0; reloads < 2; reloads += 1) {
    await page.reload();
    await expect(main).toContainText("the price has changed from €21.55 to €18.95.");
  }
  await press(page, "Go on");
  await expect(step(page)).toHaveText("Check and order");
  await page.reload();
  await expect(step(page)).toHaveText("Check and order");
});
