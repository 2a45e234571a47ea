import type { Page } from "@playwright/test";
import { order, press, step, terms, toReview } from "./support/checkout.ts";
import { expect, waitForCartCount, open, test, words } from "./support/shopper.ts";

const say = words.en;
test.use({ locale: "en-NL" });

const paymentOf = (page: Page) => new URL(page.url()).searchParams.get("token");

/** Records every total of 0.00 that the page shows. */
async function watchForNothing(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      for (const amount of document.body.innerText.match(/€\s?0[.,]00/g) ?? []) seen.push(amount);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    look();
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

for (const at of ["Address", "Delivery"]) {
  test(`while one tab orders, the other never shows a total of zero: ${at}`, async ({ page, shopper }) => {
    await toReview(page, shopper);
    await terms(page).check();
    const other = await page.context().newPage();
    await open(other, "/en/checkout");
    if (at === "Delivery") await press(other, say.toDelivery);
    await expect(step(other)).toHaveText(at);
    await expect(other.getByRole("main")).toContainText("Boston fern");
    const seen = await watchForNothing(other);
    await press(page, say.order);
    await expect(page).toHaveURL(/checkoutnow\?token=/);
    await expect(other.locator("[data-cart-count]")).toHaveAttribute("data-cart-count", "0");
    if (at === "Address") await press(other, say.toDelivery);
    await expect(other.getByText("You’re going on with this order in another window.")).toBeVisible();
    expect(await seen()).toEqual([]);
    await press(other, say.payNow);
    await expect(other).toHaveURL(/checkoutnow\?token=/);
    expect(paymentOf(other)).toBe(paymentOf(page));
  });
}

test("two tabs pay two separate orders; a cancelled payment is paid again", async ({ page, shopper }) => {
  await order(page, shopper);
  const first = paymentOf(page);
  await page.getByRole("button", { name: "Cancel and return" }).click();
  await expect(page.getByText(say.cancelled)).toBeVisible();
  const older = new URL(page.url()).searchParams.get("order")!;
  const other = await page.context().newPage();
  await open(other, "/en");
  await waitForCartCount(other, "en", "hand-trowel");
  await open(other, "/en/checkout");
  await press(other, say.toDelivery);
  await press(other, say.toReview);
  await terms(other).check();
  await press(other, say.order);
  await expect(other).toHaveURL(/checkoutnow\?token=/);
  await expect(page.getByText(say.cancelled)).toBeVisible();
  await press(page, say.payNow);
  await expect(page).toHaveURL(/checkoutnow\?token=/);
  expect(paymentOf(page)).toBe(first);
  expect(paymentOf(other)).not.toBe(first);
  for (const tab of [page, other]) {
    await tab.getByRole("button", { name: "Approve and pay" }).click();
    await expect(tab).toHaveURL(/\/en\/order-accepted\//);
  }
  expect(page.url()).toContain(older);
  await expect(page.getByRole("main")).toContainText("Boston fern");
  await expect(other.getByRole("main")).toContainText("Hand trowel");
});

test("the URL of another open order shows it without reloading the page", async ({ page, shopper }) => {
  await order(page, shopper);
  await page.getByRole("button", { name: "Cancel and return" }).click();
  await expect(page.getByText(say.cancelled)).toBeVisible();
  const older = new URL(page.url()).searchParams.get("order")!;
  await order(page, shopper, "hand-trowel");
  await page.getByRole("button", { name: "Cancel and return" }).click();
  await expect(page.getByRole("main")).toContainText("Hand trowel");
  await page.evaluate((id) => history.pushState(null, "", `/en/confirm-order?order=${id}`), older);
  await expect(page.getByText("The payment for this order wasn’t completed.")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Hand trowel");
});
