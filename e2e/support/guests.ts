import type { Page } from "@playwright/test";
import { press, step, terms, thanks } from "./checkout.ts";
import { addToCart, enter, expect, fillAddress, open, words } from "./shopper.ts";

const say = words.en;
export const main = (page: Page) => page.getByRole("main");
export const email = (page: Page) => main(page).locator('[name="email"]');
export const guestEmail = () => `guest-${crypto.randomUUID()}@example.com`;
export const cartCount = (page: Page) => page.locator("[data-cart-count]");

/** From an empty cart to the address, in three screens. */
export async function toAddress(page: Page): Promise<void> {
  await enter(page);
  await addToCart(page, "en", "boston-fern");
  await expect(cartCount(page)).toHaveText("1");
  await open(page, "/en/checkout");
  await expect(step(page)).toHaveText("Address");
}

export async function toProvider(page: Page, address: string): Promise<void> {
  await toAddress(page);
  await email(page).fill(address);
  await fillAddress(page);
  await press(page, say.toDelivery);
  await press(page, say.toReview);
  await terms(page).check();
  await press(page, say.order);
  await expect(page).toHaveURL(/checkoutnow\?token=/);
}

export async function buy(page: Page, address: string): Promise<string> {
  await toProvider(page, address);
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await thanks(page);
  return page.url().split("/").at(-1)!;
}
