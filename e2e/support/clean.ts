import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./shopper.ts";

/** A desk and the narrowest phone, so the page that follows is opened on a phone. */
const widths = [1280, 320];

/** The page that is open has no fault that axe finds, and nothing is wider than the screen, on a desk and on a phone. */
export async function expectClean(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  await page.waitForLoadState("networkidle");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 850 });
    expect(await barriersIn(page), `${path} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** What axe finds, by rule and place. There are no frames in the shop, and nobody reads what passes. */
export async function barriersIn(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}
