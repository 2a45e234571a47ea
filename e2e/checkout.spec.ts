import type { Page } from "@playwright/test";
import { press, step, terms, toDelivery, toReview, tokenIn } from "./support/checkout.ts";
import { shops } from "./support/shops.ts";
import {
  demoPassword,
  expect,
  fillAddress,
  waitForCartCount,
  putInCart,
  loginForm,
  open,
  refusal,
  test,
  words,
} from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

const say = words.en;
test.use({ locale: "en-NL" });

test("the review survives a reload; Back and Forward go to their steps", async ({ page, shopper }) => {
  await toReview(page, shopper);
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
  await expect(page).toHaveURL(/\/en\/checkout\/delivery$/);
  await expect(page.getByRole("radio").last()).toBeChecked();
  await page.goForward();
  await expect(step(page)).toHaveText("Check and order");
  await expect(page).toHaveURL(/\/en\/confirm-order$/);
  await page.goBack();
  await expect(step(page)).toHaveText("Delivery");
  await page.getByRole("radio").first().check();
  const shipping = await main.getByRole("complementary").getByRole("definition").first().innerText();
  await page.reload();
  await expect(page.getByRole("radio").first()).toBeChecked();
  await expect(main.getByRole("complementary").getByRole("definition").first()).toHaveText(shipping);
  await main.getByRole("link", { name: "Address", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/checkout$/);
  await expect(page.locator('[name="note"]')).toHaveValue("Behind the gate");
});

test("another tab's cart is ordered at once, and its order continues here with one payment", async ({
  page,
  context,
  shopper,
}) => {
  requirements("cart.other-tabs");
  await toReview(page, shopper);
  await terms(page).check();
  const other = await context.newPage();
  await waitForCartCount(other, "en", "hand-trowel");
  await expect(other.locator("[data-cart-count]")).toHaveText("2");
  const main = page.getByRole("main");
  await expect(main).toContainText("Your cart was changed in another window.");
  await expect(main.getByRole("complementary")).toContainText("€60.40");
  // The customer has not agreed to the new amount.
  await expect(terms(page)).not.toBeChecked();
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

/** Uses the header's dialog. */
async function logInAgain(page: Page, shopper: string): Promise<void> {
  await expect(page).toHaveURL(/\/en\/$/);
  await page.getByRole("button", { name: "Login / Sign up" }).click();
  const dialog = page.getByRole("dialog");
  await loginForm(page).getByLabel("Email").fill(shopper);
  await loginForm(page).getByLabel("Password", { exact: true }).fill(demoPassword);
  await dialog.getByRole("button", { name: say.logIn, exact: true }).click();
}

test("after a session ends at the provider, logging in again completes the payment", async ({
  page,
  complaints,
  shopper,
}) => {
  complaints.expect(refusal(401));
  await toReview(page, shopper);
  await terms(page).check();
  const token = await tokenIn(page);
  await press(page, say.order);
  await expect(page).toHaveURL(/checkoutnow\?token=/);
  await page.request.post(`${shops.embedded.url}/api/v1/logout`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await logInAgain(page, shopper);
  await expect(page).toHaveURL(/\/en\/order-accepted\//);
});

test("the return URL is not trusted: it cannot cancel a draft", async ({ page, complaints, shopper }) => {
  complaints.expect(refusal(409));
  await toReview(page, shopper);
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

test("a separate invoice address keeps its draft while it is switched off, and stays off", async ({
  page,
  shopper,
}) => {
  await toDelivery(page, shopper);
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

/** Pretends that this browser last showed higher prices. */
const pretendOtherPrices = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("trellis.checkout."))!;
    const draft = JSON.parse(localStorage.getItem(key)!);
    for (const product of Object.keys(draft.prices)) draft.prices[product] = 21.55;
    localStorage.setItem(key, JSON.stringify(draft));
  });

test("an item left out of an order disappears from the summary, the header and the cart", async ({
  page,
  shopper,
  complaints,
}) => {
  complaints.expect(refusal(409));
  await putInCart(page, shopper, ["boston-fern", "hand-trowel"]);
  await open(page, "/en/checkout");
  await fillAddress(page);
  await press(page, say.toDelivery);
  await press(page, say.toReview);
  await expect(step(page)).toHaveText("Check and order");
  await pretendOtherPrices(page);
  await page.reload();
  const main = page.getByRole("main");
  await main.getByRole("listitem").filter({ hasText: "Hand trowel" }).getByRole("checkbox").check();
  await press(page, "Go on");
  await expect(step(page)).toHaveText("Check and order");
  const lines = main.getByRole("complementary").getByRole("listitem");
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText("Boston fern");
  await expect(page.locator("[data-cart-count]")).toHaveText("1");
  await page.getByRole("banner").getByRole("link", { name: /cart/i }).click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expect(main).toContainText("Boston fern");
  await expect(main.getByLabel("Quantity")).toHaveCount(1);
});

test("a price changed before a reload is shown with the old one until it is accepted", async ({
  page,
  complaints,
  shopper,
}) => {
  requirements("errors.price-changed");
  complaints.expect(refusal(409));
  await toReview(page, shopper);
  const main = page.getByRole("main");
  await pretendOtherPrices(page);
  for (let reloads = 0; reloads < 2; reloads += 1) {
    await page.reload();
    await expect(main).toContainText("item price changed from €21.55 to €18.95.");
  }
  await press(page, "Go on");
  await expect(step(page)).toHaveText("Check and order");
  await page.reload();
  await expect(step(page)).toHaveText("Check and order");
});
