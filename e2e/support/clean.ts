import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./shopper.ts";

/** The narrowest phone; the page that follows is opened on it. */
const phone = { width: 320, height: 850 };
const desk = { width: 1280, height: 850 };

/**
 * The page that is open has no fault that axe finds, and nothing is wider than the screen, on a desk and on a phone. Axe looks at a desk
 * where `alsoOnDesk`: header and footer are the same on every page, and the rest is what is on the phone.
 */
export async function expectClean(page: Page, { alsoOnDesk = false } = {}): Promise<void> {
  const path = new URL(page.url()).pathname;
  await page.waitForLoadState("networkidle");
  for (const screen of [desk, phone]) {
    await page.setViewportSize(screen);
    const at = `${path} at ${screen.width} px`;
    if (screen === phone || alsoOnDesk) expect(await barriersIn(page), at).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, at).toBeLessThanOrEqual(0);
  }
}

/** What axe finds, by rule and place. There are no frames in the shop, and nobody reads what passes. */
export async function barriersIn(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}
