import { storageKeys } from "#src/shop/storage-keys.ts";
import { callerOf } from "./support/caller.ts";
import { press, step, terms, thanks } from "./support/checkout.ts";
import { buy, cartCount, email, guestEmail, main, toAddress, toProvider } from "./support/guests.ts";
import { findMailLink } from "./support/mail-links.ts";
import {
  addToCart,
  enter,
  expect,
  fillAddress,
  logInAtCheckout,
  open,
  refusal,
  test,
  words,
} from "./support/shopper.ts";

const say = words.en;

test("a visitor buys without an account, in three screens and at most 14 fields", async ({ page }) => {
  await toAddress(page);
  const fields = () =>
    main(page).locator("input:not([type=radio]):visible, select:visible, textarea:visible").count();
  const counts = [await fields()];
  await email(page).fill(guestEmail());
  await fillAddress(page);
  await press(page, say.toDelivery);
  await expect(step(page)).toHaveText("Delivery");
  const choices = 1;
  counts.push((await fields()) + choices);
  await press(page, say.toReview);
  await expect(step(page)).toHaveText("Check and order");
  counts.push(await fields());
  expect(counts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(14);
  await terms(page).check();
  await press(page, say.order);
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await thanks(page);
  await expect(page.getByText("Keep it in an account")).toBeVisible();
  await expect(main(page)).not.toContainText("You earn");
  await expect(cartCount(page)).toHaveText("");
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.user)).toBeNull();
  await page.reload();
  await thanks(page);
});

test("a guest's review follows the cart of another tab", async ({ page, context }) => {
  await enter(page);
  for (const product of ["boston-fern", "secateurs"]) await addToCart(page, "en", product);
  await expect(cartCount(page)).toHaveText("2");
  await open(page, "/en/checkout");
  await email(page).fill(guestEmail());
  await fillAddress(page);
  await press(page, say.toDelivery);
  await press(page, say.toReview);
  await expect(main(page)).toContainText("Boston fern");
  const other = await context.newPage();
  await open(other, "/en/cart");
  await main(other)
    .getByRole("button", { name: /Remove/ })
    .first()
    .click();
  await expect(main(page)).not.toContainText("Boston fern");
  await expect(main(page)).toContainText("Bypass secateurs");
  await terms(page).check();
  await press(page, say.order);
  await expect(page.getByText("EUR 60.95")).toBeVisible();
});

test("what a guest typed survives a refusal, a reload and the log-in, but not the tab", async ({
  page,
  shopper,
  complaints,
}) => {
  complaints.expect(refusal(400));
  await toAddress(page);
  await email(page).fill("ada@nowhere");
  await fillAddress(page);
  await page.locator('[name="delivery.zipCode"]').fill("1015");
  await press(page, say.toDelivery);
  await expect(email(page)).toHaveAttribute("aria-invalid", "true");
  await expect(email(page)).toBeFocused();
  await page.reload();
  await expect(email(page)).toHaveValue("ada@nowhere");
  await expect(page.locator('[name="delivery.street"]')).toHaveValue("Prinsengracht 12");
  const other = await page.context().newPage();
  await open(other, "/en/checkout");
  await expect(email(other)).toHaveValue("");
  await other.close();
  await logInAtCheckout(page, "en", shopper);
  await expect(page.locator('[name="delivery.street"]')).toHaveValue("Prinsengracht 12");
  await expect(email(page)).toHaveCount(0);
  await page.locator('[name="delivery.zipCode"]').fill("1015 DV");
  await press(page, say.toDelivery);
  await expect(step(page)).toHaveText("Delivery");
});

test("a guest who has an account need not type the address again, and may go on without it", async ({
  page,
}) => {
  await toAddress(page);
  const address = guestEmail();
  await email(page).fill(address);
  await press(page, "Log in");
  await expect(main(page).locator('[name="username"]')).toHaveValue(address);
  await page.goBack();
  await expect(email(page)).toHaveValue(address);
  await page.goForward();
  await expect(main(page).locator('[name="username"]')).toHaveValue(address);
  await page.reload();
  await expect(main(page).locator('[name="username"]')).toHaveValue(address);
  await press(page, "Order without an account");
  await expect(email(page)).toHaveValue(address);
  await expect(page).toHaveURL(/\/en\/checkout$/);
});

test("a guest who cancels the order has the cart again", async ({ page }) => {
  await toProvider(page, guestEmail());
  await page.getByRole("button", { name: "Cancel and return" }).click();
  await expect(page.getByText(say.cancelled)).toBeVisible();
  await expect(main(page)).toContainText("kept for 3 hours");
  await expect(cartCount(page)).toHaveText("");
  await open(page, "/en/checkout");
  await expect(page.getByText("The payment for this order wasn’t completed.")).toBeVisible();
  await press(page, "Cancel the order");
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(step(page)).toHaveText("Address");
  await expect(cartCount(page)).toHaveText("1");
  await expect(main(page).getByRole("complementary")).toContainText("Boston fern");
});

test("the mail's link opens the order elsewhere, once its button is pressed", async ({ page, browser }) => {
  const address = guestEmail();
  const orderId = await buy(page, address);
  const link = await findMailLink(page, address, /guest-order/);
  const other = await (await browser.newContext()).newPage();
  await enter(other);
  await open(other, link);
  await expect(other).toHaveURL(new RegExp(`/guest-order/${orderId}$`));
  await main(other).getByRole("button", { name: "Show my order" }).click();
  await expect(main(other).getByRole("heading", { level: 1 })).toContainText("Order");
  await expect(main(other)).toContainText("Prinsengracht 12");
  await main(other).getByRole("link", { name: "Ask for a refund" }).click();
  await main(other).getByLabel("How many?").selectOption("1");
  await main(other).getByLabel("Reason").selectOption({ label: "Something else" });
  await main(other).getByLabel("Tell us more").fill("The pot is broken.");
  await main(other).getByRole("button", { name: "Send request" }).click();
  await main(other).getByRole("link", { name: "See the request" }).click();
  await expect(other).toHaveURL(new RegExp(`/guest-order/${orderId}/refunds/`));
  await expect(main(other)).toContainText("Waiting for our decision");
  await other.context().close();
});

test("an order is locked elsewhere, and its link is mailed again", async ({ page, browser }) => {
  const address = guestEmail();
  const orderId = await buy(page, address);
  const other = await (await browser.newContext()).newPage();
  await enter(other);
  await open(other, `/en/guest-order/${orderId}`);
  await email(other).fill(address);
  await main(other).getByRole("button", { name: "Send me the link" }).click();
  await expect(main(other)).toContainText(`If ${address} is the address of this order`);
  await other.context().close();
});

test("a guest keeps the order in the account of its address", async ({ page, request, shopper }) => {
  const orderId = await buy(page, shopper);
  await main(page).getByRole("button", { name: "Keep it in an account" }).click();
  await expect(main(page)).toContainText("Please look at your email");
  const link = await findMailLink(page, shopper, /guest-order.*keep=/);
  await open(page, link);
  await expect(page).toHaveURL(new RegExp(`/guest-order/${orderId}$`));
  await main(page).getByRole("button", { name: "Add it to my account" }).click();
  await expect(main(page)).toContainText("This order is in your account now.");
  const call = await callerOf(request, shopper);
  expect(await call("GET", `/orders/${orderId}`)).toMatchObject({ id: orderId, is_paid: true });
});
