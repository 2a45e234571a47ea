import type { Page } from "@playwright/test";
import axe from "axe-core";
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
    if (screen === phone || alsoOnDesk) expect(await findAccessibilityViolations(page), at).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, at).toBeLessThanOrEqual(0);
  }
}

/**
 * What axe finds, by rule and place. There are no frames in the shop, and nobody reads what passes. A document is given axe's half a megabyte
 * once, which takes longer than an analysis. What is still loading is not judged before it has come.
 */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  await expect(page.locator("[data-waiting=loading]")).toHaveCount(0);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const here = (globalThis as unknown as { axe: typeof axe }).axe;
    return (await here.run(document, { resultTypes: ["violations"] })).violations;
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}
