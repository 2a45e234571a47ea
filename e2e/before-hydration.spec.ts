import type { Page } from "@playwright/test";
import { addToCart, enter, expect, waitForEarlyScript, test, type PageProblems } from "./support/shopper.ts";

/** Opens a page, delays its entry script, acts, and then lets the script load. */
async function beforeHydration(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const allowed = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.browser/, async (route) => {
    await allowed.promise;
    await route.continue().catch(() => {});
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => document.querySelector("footer select[name=language]"));
  await waitForEarlyScript(page);
  expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();
  await act();
  allowed.resolve();
}

test("a choice made before hydration takes effect afterwards", async ({ page }) => {
  await enter(page);
  await beforeHydration(page, "/en/page/privacy", () =>
    page.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>("footer select[name=language]")!;
      select.value = "de";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }),
  );
  await expect(page).toHaveURL(/\/de\/page\/privacy$/);
});

test("a click before hydration on a button that hydrates last takes effect", async ({ page }) => {
  await enter(page);
  const second = page.getByRole("button", { name: "Picture 2 of 3" });
  await beforeHydration(page, "/en/product/boston-fern", async () => {
    await second.click();
    await expect(second).not.toHaveAttribute("aria-current");
  });
  await expect(second).toHaveAttribute("aria-current", "true");
});

test("the cart and the account are links before hydration", async ({ page }) => {
  await enter(page);
  for (const [address, arrives] of [
    ["/en/cart", /\/en\/cart$/],
    ["/en/user/account", /\/en\/(login|user\/account)/],
  ] as const) {
    await beforeHydration(page, "/en/page/privacy", () =>
      page.evaluate(
        (to) => document.querySelector<HTMLAnchorElement>(`header a[href="${to}"]`)!.click(),
        address,
      ),
    );
    await expect(page).toHaveURL(arrives);
  }
});

test("an empty cart is shown before hydration without layout shifts; a filled one is not", async ({
  page,
}) => {
  await enter(page);
  const main = page.getByRole("main");
  const empty = main.getByText("Nothing here yet.");
  const recommended = main.getByRole("heading", { name: "Growing on us" });
  const isHydrated = () => page.waitForFunction(() => document.documentElement.dataset.hydrated);
  let top = 0;
  await beforeHydration(page, "/en/cart", async () => {
    await expect(empty).toBeVisible();
    await expect(main.getByRole("status")).toHaveCount(0);
    top = (await recommended.boundingBox())!.y;
  });
  await isHydrated();
  await expect(empty).toBeVisible();
  expect((await recommended.boundingBox())!.y).toBe(top);
  await addToCart(page, "en", "boston-fern");
  await page.waitForFunction(() => localStorage.getItem("trellis.cart")?.includes("productId"));
  await beforeHydration(page, "/en/cart", async () => {
    await expect(main.getByRole("status")).toBeAttached();
    await expect(empty).toBeHidden();
    await expect(recommended).toBeHidden();
  });
  await expect(main.getByRole("link", { name: "Boston fern" })).toBeVisible();
  await expect(recommended).toBeVisible();
});

/** Opens a page whose entry script fails that many times. Returns a function that counts the page's requests. */
async function withoutEntry(page: Page, times: number, complaints: PageProblems): Promise<() => number> {
  complaints.expect(/Failed to load resource/);
  await enter(page);
  let pages = 0;
  await page.route(/\/en\/page\/privacy/, async (route) => {
    pages += 1;
    await route.continue();
  });
  await page.route(/\/assets\/entry\.browser/, (route) =>
    pages > times ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.goto("/en/page/privacy");
  return () => pages;
}

test("a page whose script fails once reloads and hydrates", async ({ page, complaints }) => {
  const opened = await withoutEntry(page, 1, complaints);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  expect(opened()).toBe(2);
});

test("a page whose script keeps failing reloads once and then works without it", async ({
  page,
  complaints,
}) => {
  const opened = await withoutEntry(page, Infinity, complaints);
  await expect.poll(opened).toBe(2);
  await page.waitForLoadState("networkidle");
  expect(opened()).toBe(2);
  await page.getByRole("banner").locator("a[href='/en/cart']").first().click();
  await expect(page).toHaveURL(/\/en\/cart$/);
});
