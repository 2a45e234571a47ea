import { expect, type Page } from "@playwright/test";

/**
 * Ends `setOffline` and waits until a request succeeds: Chromium notifies its network process on another channel,
 * so the next request may still fail.
 */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  const fetches = () =>
    page.evaluate(() =>
      fetch("/health/live").then(
        () => true,
        () => false,
      ),
    );
  await expect.poll(fetches).toBe(true);
}
