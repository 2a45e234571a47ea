import type { Page } from "@playwright/test";
import { goOnline } from "./support/network.ts";
import { enter, expect, logIn, open, test } from "./support/shopper.ts";

test.use({ serviceWorkers: "allow" });

const controlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
const cacheNames = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("seen")).sort());

test("visited public pages open offline, personal ones do not", async ({ page, context, complaints }) => {
  complaints.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED|fetch/);
  await enter(page);
  await open(page, "/en/product/boston-fern");
  await controlled(page);
  await page.reload();
  await page.getByRole("main").getByRole("link", { name: "Foliage plants" }).first().click();
  await expect(page).toHaveURL(/foliage-plants/);
  await page.getByRole("main").locator("article a").first().click();
  await expect(page).toHaveURL(/\/en\/product\//);
  const clicked = page.url();
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  await expect.poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), clicked)).toBe(true);
  expect(await cacheNames(page)).toContain("seen answers");
  await open(page, "/en/cart");
  await context.setOffline(true);
  // Pages reached by a link are cached like those opened by URL.
  await page.goto(clicked);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.getByRole("main")).not.toContainText("We couldn’t load this");
  await page.goto("/en/product/boston-fern");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Boston fern");
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
  const picture = page.getByRole("main").locator("img").first();
  const naturalWidth = await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  expect(naturalWidth).toBeGreaterThan(0);
  await page.goto("/en/product/boston-fern?market=europe&utm_source=letter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Boston fern");
  // Not with another market's prices.
  await page.goto("/en/product/boston-fern?market=japan");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re offline");
  // Pages that were never cached say that they need the network.
  await page.goto("/en/cart");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re offline");
  await expect(page.getByRole("main")).not.toContainText("Boston fern");
  await page.getByRole("link", { name: "To the front page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re offline");
  await page.goto("/en/cart");
  await goOnline(page);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
  await expect(page).toHaveURL(/\/en\/cart$/);
});

test("the first visited page opens offline, and any other shows the offline page", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED|fetch/);
  await enter(page);
  await open(page, "/ja/product/boston-fern?market=japan");
  await expect.poll(() => cacheNames(page)).toContain("seen japan.ja");
  const offline = () => page.evaluate(async () => Boolean(await caches.match("/offline.html")));
  await expect.poll(offline).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ボストンファーン");
  await page.goto("/ja/cart");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("オフラインです");
  await context.setOffline(false);
});

test("switching the market or logging out clears the offline cache", async ({
  page,
  shopper,
  complaints,
}) => {
  // Requests may be pending during the log-out.
  complaints.expect(/401 \(Unauthorized\)/);
  await enter(page);
  await open(page, "/en/product/boston-fern");
  await controlled(page);
  await page.reload();
  await expect.poll(() => cacheNames(page)).toContain("seen europe.en");
  await open(page, "/ja/product/boston-fern?market=japan");
  await expect.poll(() => cacheNames(page)).toContain("seen japan.ja");
  await expect.poll(() => cacheNames(page)).not.toContain("seen europe.en");
  await open(page, "/en/login?market=europe");
  await logIn(page, "en", shopper);
  await expect(page).toHaveURL(/\/user\/account$/);
  await open(page, "/en/product/boston-fern");
  await expect.poll(() => cacheNames(page)).toContain("seen europe.en");
  await open(page, "/en/user/logout");
  await expect.poll(() => cacheNames(page)).not.toContain("seen answers");
});

test("the shop can be installed in its language", async ({ page, request }) => {
  await enter(page);
  await open(page, "/ar/?market=asia");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(address!)).json();
  expect(manifest).toMatchObject({ name: "Trellis", dir: "rtl", start_url: "/ar/", display: "standalone" });
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, "image/png"]);
    const side = (await icon.body()).readUInt32BE(16);
    expect(`${side}x${side}`).toBe(sizes);
  }
  expect(manifest.shortcuts.every(({ name }: { name: string }) => name.length > 0)).toBe(true);
});
