import { expect, type Page, type Request } from "@playwright/test";

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

/**
 * Follows the page's API requests from now on. A clock that jumps while one is running takes it for unanswered.
 * @returns a function that waits until none is running
 */
export function trackApiRequests(page: Page): () => Promise<void> {
  const running = new Set<Request>();
  page.on("request", (request) => request.url().includes("/api/") && running.add(request));
  page.on("requestfinished", (request) => running.delete(request));
  page.on("requestfailed", (request) => running.delete(request));
  return () => expect.poll(() => running.size).toBe(0);
}
