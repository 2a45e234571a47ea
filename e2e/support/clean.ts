import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./shopper.ts";

/** The narrowest phone and a desk. */
const widths = [320, 1280];

/** The page that is open has no fault that axe finds, and nothing is wider than the screen, on a phone and on a desk. */
export async function expectClean(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  await page.waitForLoadState("networkidle");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 850 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const targets = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`,
    );
    expect(targets, `${path} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
  }
}
