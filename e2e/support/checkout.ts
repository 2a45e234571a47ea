import type { Page } from "@playwright/test";
import { expect, fillAddress, putInCart, open, words } from "./shopper.ts";

const say = words.en;

export const step = (page: Page) => page.getByRole("main").locator('[aria-current="step"]');
export const terms = (page: Page) => page.getByRole("checkbox", { name: say.terms });
export const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name }).click();

/** A logged-in customer with one fern at the delivery step. */
export async function toDelivery(page: Page, shopper: string): Promise<void> {
  await putInCart(page, shopper, ["boston-fern"]);
  await open(page, "/en/checkout");
  await fillAddress(page);
  await page.getByText("Add a note for us").click();
  await page.locator('[name="note"]').fill("Behind the gate");
  await press(page, say.toDelivery);
  await expect(step(page)).toHaveText("Delivery");
}

export async function toReview(page: Page, shopper: string): Promise<void> {
  await toDelivery(page, shopper);
  await page.getByRole("radio").last().check();
  await press(page, say.toReview);
  await expect(step(page)).toHaveText("Check and order");
}

export const tokenIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("trellis.user")!).token);

/** Proceeds to the provider's page with one fern and optionally another product. */
export async function order(page: Page, shopper: string, another?: string): Promise<void> {
  await putInCart(page, shopper, another ? ["boston-fern", another] : ["boston-fern"]);
  await open(page, "/en/checkout");
  await fillAddress(page);
  const note = page.locator('[name="note"]');
  if (!(await note.isVisible())) await page.getByText("Add a note for us").click();
  await note.fill("Behind the gate");
  await press(page, say.toDelivery);
  await press(page, say.toReview);
  await terms(page).check();
  await press(page, say.order);
  await expect(page).toHaveURL(/checkoutnow\?token=/);
}

export const thanks = (page: Page) =>
  expect(page.getByRole("heading", { level: 1, name: say.thanks })).toBeVisible();
