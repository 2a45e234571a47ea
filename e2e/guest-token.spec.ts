import type { Page } from "@playwright/test";
import { storageKeys } from "#src/shop/storage-keys.ts";
import { press, step, terms, thanks } from "./support/checkout.ts";
import { buy, email, guestEmail, main, toAddress, toProvider } from "./support/guests.ts";
import { findMailLink } from "./support/mail-links.ts";
import { expect, fillAddress, open, openAs, refusal, test, words } from "./support/shopper.ts";

const say = words.en;

/** As two hours later. */
const expireTokens = (page: Page) =>
  page.evaluate((key) => {
    const stored = JSON.parse(localStorage.getItem(key)!) as { orders: { token: string }[] };
    for (const order of stored.orders) order.token = `guest_${"x".repeat(43)}`;
    localStorage.setItem(key, JSON.stringify(stored));
  }, storageKeys.guestOrders);

test("an order whose token has expired is locked until its mail's link is opened again", async ({
  page,
  complaints,
}) => {
  complaints.expect(refusal(403));
  const address = guestEmail();
  const orderId = await buy(page, address);
  await expireTokens(page);
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`/guest-order/${orderId}$`));
  await expect(main(page).getByRole("button", { name: "Send me the link" })).toBeVisible();
  await open(page, await findMailLink(page, address, /guest-order/));
  await main(page).getByRole("button", { name: "Show my order" }).click();
  await expect(main(page)).toContainText("Prinsengracht 12");
});

test("a payment during which the token expires is finished once the order is open again", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(refusal(403));
  const address = guestEmail();
  await toProvider(page, address);
  const other = await context.newPage();
  await open(other, "/en/");
  await expireTokens(other);
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await expect(main(page)).toContainText("Your payment is not finished yet.");
  await email(page).fill(address);
  await press(page, "Send me the link");
  await open(page, await findMailLink(page, address, /guest-order/));
  await main(page).getByRole("button", { name: "Show my order" }).click();
  await press(page, "Pay now");
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await thanks(page);
});

test("a refund that a guest sends with an expired token is kept, and sent once the order is open again", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(refusal(403));
  const address = guestEmail();
  const orderId = await buy(page, address);
  await open(page, `/en/guest-order/refund/${orderId}`);
  const note = main(page).getByLabel("Tell us more, if you like");
  await main(page).getByLabel("How many?").selectOption("1");
  await note.fill("The pot is broken.");
  await expireTokens(page);
  await press(page, "Send request");
  await expect(main(page)).toContainText("this order is open for two hours at a time");
  await expect(main(page).getByRole("button", { name: "Send me the link" })).toBeVisible();
  await expect(note).toHaveValue("The pot is broken.");
  const other = await context.newPage();
  await open(other, await findMailLink(other, address, /guest-order/));
  await main(other).getByRole("button", { name: "Show my order" }).click();
  await expect(main(other)).toContainText("Prinsengracht 12");
  await other.close();
  await press(page, "Send request");
  await expect(main(page)).toContainText("Your request is with us.");
});

test("a guest who logs in while paying still pays as a guest", async ({ page, context, shopper }) => {
  await toProvider(page, guestEmail());
  const other = await context.newPage();
  await openAs(other, shopper, "/en/");
  await other.close();
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await thanks(page);
});

test("a draft whose token has expired is ordered all the same", async ({ page, complaints }) => {
  complaints.expect(refusal(403));
  await toAddress(page);
  await email(page).fill(guestEmail());
  await fillAddress(page);
  await press(page, say.toDelivery);
  await press(page, say.toReview);
  await terms(page).check();
  await expireTokens(page);
  await press(page, say.order);
  await expect(step(page)).toHaveText("Check and order");
  await terms(page).check();
  await press(page, say.order);
  await expect(page).toHaveURL(/checkoutnow\?token=/);
});
