import type { Page } from "@playwright/test";
import { expect } from "./shopper.ts";

/** Returns the link of the newest mail to an address; `address` tells it from other links. */
export async function findMailLink(page: Page, email: string, address: RegExp): Promise<string> {
  const link = page.locator("article", { hasText: email }).getByRole("link", { name: address }).first();
  await expect(async () => {
    await page.goto("/dev/mailbox");
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  return (await link.getAttribute("href"))!;
}
