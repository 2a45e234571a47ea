import { expect, test, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { workshop } from "./support/shops.ts";
import { addToCart, enter, fillAddress, logIn, open, words } from "./support/shopper.ts";

const canvas = (page: Page) => page.frameLocator("#storybook-preview-iframe");
const openStory = (page: Page, id: string, globals = "language:en") =>
  page.goto(`${workshop.url}/?path=/story/${id}&globals=${globals}`);
/** A story alone, without the frame around it. */
const openAlone = (page: Page, id: string, globals = "language:en") =>
  page.goto(`${workshop.url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);

// The manager of a Storybook is a large program; on a busy machine it takes its time.
test.describe.configure({ timeout: 90_000 });
test.use({ actionTimeout: 20_000 });

test("QA steps a path forward and back in the interactions panel", async ({ page }) => {
  await openStory(page, "flows-checkout--reviewing-checking");
  const screen = canvas(page).locator("main");
  await expect(screen).toContainText("Order and pay", { timeout: 40_000 });
  await page.getByRole("button", { name: "Go to start" }).click();
  await expect(screen).not.toContainText("Order and pay");
  const forward = page.getByRole("button", { name: "Go forward" });
  await expect(async () => {
    await forward.click();
    await expect(screen).toContainText("Delivery address", { timeout: 1_000 });
  }).toPass();
  await page.getByRole("button", { name: "Go back" }).click();
  await expect(screen).not.toContainText("Delivery address");
  await page.getByRole("button", { name: "Go to end" }).click();
  await expect(screen).toContainText("Order and pay");
});

test("a story speaks the toolbar's language, at its market's prices", async ({ page }) => {
  await openAlone(page, "flows-checkout--reviewing-checking", "language:de;market:united-kingdom");
  await expect(page.locator("main")).toContainText("Zahlungspflichtig bestellen");
  await expect(page.locator("main")).toContainText("£");
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await openAlone(page, "flows-checkout--reviewing-checking", "language:en-xb");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
});

test("the chart beside the screen is lit where the flow is, and a click on what can happen makes it happen", async ({
  page,
}) => {
  await openAlone(page, "flows-checkout--choosing-delivery", "chart:beside");
  const chart = page.getByRole("complementary");
  const lit = (state: string) => chart.locator(".atomic.active").filter({ hasText: state });
  await expect(lit("choosingDelivery").first()).toBeVisible();
  await expect(lit("reviewing")).toHaveCount(0);
  const arrow = (name: RegExp) => chart.getByRole("button", { name });
  await arrow(/^choosingDelivery: shipping\.chosen/).click();
  await expect(page.locator("main")).toContainText("Order and pay");
  await expect(lit("reviewing").first()).toBeVisible();
  await expect(lit("choosingDelivery")).toHaveCount(0);
  await arrow(/^reviewing: back\.requested/).click();
  await expect(lit("choosingDelivery").first()).toBeVisible();
});

test("in free play QA answers for the world, moves the clock, and saves what was done", async ({ page }) => {
  await openAlone(page, "flows-checkout--free-play");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const state = page.getByRole("complementary").getByRole("status").first();
  await press("back, approved");
  await press("opens the checkout");
  await expect(state).toHaveText("processing.asking.prompt");
  await press("✓ pending");
  await expect(state).toHaveText("processing.pending");
  await expect(page.locator("main")).toContainText("payment");
  await press("1 s later");
  await expect(state).toHaveText("processing.pending");
  await press("10 s later");
  await expect(state).toHaveText("processing.asking.prompt");
  await press("✓ declined");
  await expect(page.locator("main")).toContainText(words.en.payNow);
  const [download] = await Promise.all([page.waitForEvent("download"), press("Save as a recording")]);
  await replay(page, await download.path());
  await expect(page.getByText("5 of 5")).toBeVisible();
  await expect(page.locator("main")).toContainText(words.en.payNow);
});

test("a visit to the shop, to the provider and back is replayed on the charts, without a word of what was typed", async ({
  page,
}) => {
  await enter(page);
  await addToCart(page, "en", "boston-fern");
  await expect(page.locator("[data-cart-count]")).toHaveText("1");
  await open(page, "/en/checkout");
  await logIn(page, "en", "customer@example.com");
  await fillAddress(page);
  await page.getByRole("button", { name: words.en.toDelivery }).click();
  await page.getByRole("button", { name: words.en.toReview }).click();
  await page.getByRole("checkbox", { name: words.en.terms }).check();
  // From here on the page leaves the next one what it knows.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/visit")),
  );
  await page.getByRole("button", { name: words.en.order }).click();
  await page.getByRole("button", { name: "Cancel and return" }).click();
  await expect(page.getByText(words.en.cancelled)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.keyboard.press("Control+Alt+KeyR"),
  ]);
  const file = await download.path();
  expect(readFileSync(file, "utf8")).not.toMatch(/Ada|Jansen|Prinsengracht|1015|customer@|Trellis-Demo/);
  await replay(page, file);
  const steps = page.getByRole("complementary").getByRole("list");
  await steps
    .getByRole("button", { name: /paymentCancelled/ })
    .last()
    .click();
  await expect(page.locator("main")).toContainText(words.en.cancelled);
  await steps.getByRole("button", { name: /checkout saveDraft ✓ saved/ }).click();
  await expect(page.getByRole("button", { name: words.en.toReview })).toBeVisible();
  await steps.getByRole("button", { name: /checkout preparePayment ✓ prepared/ }).click();
  await expect(page.locator("main")).toContainText("taking you to the payment");
});

test("a recording of another version is refused by name, and the one before stays", async ({ page }) => {
  await openAlone(page, "recordings--to-the-review");
  const kept = readFileSync("workshop/recordings/to-the-review.recording.json", "utf8");
  const { length } = (JSON.parse(kept) as { entries: unknown[] }).entries;
  const whole = page.getByText(`${length} of ${length}`);
  await expect(whole).toBeVisible({ timeout: 40_000 });
  const buffer = Buffer.from('{"format":"trellis-recording","version":7}');
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "old.json", mimeType: "application/json", buffer });
  await expect(page.getByText("old.json: a recording of version 7")).toBeVisible();
  await expect(whole).toBeVisible();
});

test("the error dialog copies what happened", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAlone(page, "flows-shop--trouble-server-error");
  await page.getByRole("button", { name: "Copy what happened" }).click();
  await expect(page.getByRole("dialog")).toContainText("Copied.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({ format: "trellis-recording", version: 1 });
});

/** Drops a file into the workshop and steps it to its end. */
async function replay(page: Page, file: string): Promise<void> {
  await openAlone(page, "recordings--drop-here");
  await page.locator("input[type=file]").setInputFiles(file);
  const forward = page.getByRole("button", { name: "Forward" });
  await expect(forward).toBeVisible();
  while (await forward.isEnabled()) await forward.click();
}
