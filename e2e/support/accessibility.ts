import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./shopper.ts";

/** The narrowest phone. */
const phone = { width: 320, height: 850 };
const desk = { width: 1280, height: 850 };

/**
 * No axe violations, and nothing wider than the window, on a desktop and a phone. Axe runs on the desktop only
 * with `alsoOnDesk`, because header and footer are the same on every page.
 */
export async function expectClean(page: Page, { alsoOnDesk = false } = {}): Promise<void> {
  const path = new URL(page.url()).pathname;
  await page.waitForLoadState("networkidle");
  for (const screen of [desk, phone]) {
    await page.setViewportSize(screen);
    const at = `${path} at ${screen.width} px`;
    if (screen === phone || alsoOnDesk) expect(await findAccessibilityViolations(page), at).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, at).toBeLessThanOrEqual(0);
  }
}

/**
 * Axe violations by rule and element. Axe is injected once per document, because its 500 kB take longer than an
 * analysis. Waits until the page has loaded.
 */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  await expect(page.locator("[data-waiting=loading]")).toHaveCount(0);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    // Half faded in, a text has too little contrast.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    const here = (globalThis as unknown as { axe: typeof axe }).axe;
    return (await here.run(document, { resultTypes: ["violations"] })).violations;
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}
