import { expect, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { scriptOf } from "./support/built-files.ts";
import {
  addToCart,
  enter,
  fillAddress,
  logInAtCheckout,
  open,
  words,
  createShopperTest as test,
} from "./support/shopper.ts";
import { waitForWorkshop, openAlone, replay, screenOf } from "./support/workshop.ts";

test.beforeAll(async ({ request }) => waitForWorkshop(request));

/** The script is fetched first, and imported from the browser's cache. */
const isRecording = (page: Page) =>
  page.waitForFunction(
    (script) =>
      performance.getEntriesByType("resource").filter(({ name }) => new RegExp(script).test(name)).length > 1,
    scriptOf("src/recording/keep-recording.ts").source,
  );

test("a visit to the shop and the provider is replayed on the charts without personal data", async ({
  page,
  shopper,
}) => {
  await enter(page);
  await addToCart(page, "en", "boston-fern");
  await expect(page.locator("[data-cart-count]")).toHaveText("1");
  await open(page, "/en/checkout");
  await logInAtCheckout(page, "en", shopper);
  await fillAddress(page);
  await page.getByRole("button", { name: words.en.toDelivery }).click();
  await page.getByRole("button", { name: words.en.toReview }).click();
  await page.getByRole("checkbox", { name: words.en.terms }).check();
  // From here on the page hands its entries to the next page.
  await isRecording(page);
  await page.getByRole("button", { name: words.en.order }).click();
  await page.getByRole("button", { name: "Cancel and return" }).click();
  await expect(page.getByText(words.en.cancelled)).toBeVisible();
  await isRecording(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.keyboard.press("Control+Alt+KeyR"),
  ]);
  const file = await download.path();
  expect(readFileSync(file, "utf8")).not.toMatch(/Ada|Jansen|Prinsengracht|1015 ?DV|customer@|Trellis-Demo/);
  await replay(page, file);
  const steps = page.getByRole("complementary").getByRole("list");
  await steps
    .getByRole("button", { name: /payment begins/ })
    .last()
    .click();
  await expect(screenOf(page)).toContainText(words.en.cancelled);
  await steps.getByRole("button", { name: /checkout saveDraft ✓ saved/ }).click();
  await expect(screenOf(page).getByRole("button", { name: words.en.toReview })).toBeVisible();
  await steps.getByRole("button", { name: /payment preparePayment ✓ prepared/ }).click();
  await expect(screenOf(page)).toContainText("taking you to the payment");
});

test("from any step of a recording the tester plays on freely, and goes back to the recording", async ({
  page,
}) => {
  await openAlone(page, "recordings--drop-here");
  await page.locator("input[type=file]").setInputFiles("workshop/recordings/to-the-review.recording.json");
  const panel = page.getByRole("complementary");
  const press = (name: string) => panel.getByRole("button", { name, exact: true }).click();
  await panel.getByRole("button", { name: /checkout loadCheckout/ }).click();
  await press("Play on from here");
  const state = panel.getByRole("status").first();
  await expect(state).toHaveText("drafting.addressing.editing");
  await press("goes on with the address");
  await expect(state).toHaveText("drafting.saving.asking");
  await press("✗");
  await expect(state).toHaveText("drafting.saving.unreachable");
  const [download] = await Promise.all([page.waitForEvent("download"), press("Save as a recording")]);
  await press("Back to the recording");
  await expect(panel.getByRole("status").first()).toHaveText(/^\d+ of \d+$/);
  await replay(page, await download.path());
  await expect(panel.getByRole("button", { name: /checkout saveDraft ✗/ })).toBeVisible();
});

test("a recording of another version is refused, and the current one stays", async ({ page }) => {
  await openAlone(page, "recordings--drop-here");
  const drop = (name: string, recording: object) => {
    const buffer = Buffer.from(JSON.stringify(recording));
    return page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/json", buffer });
  };
  const recording = readFileSync("workshop/recordings/to-the-review.recording.json", "utf8");
  const { entries, ...rest } = JSON.parse(recording) as { entries: unknown[] };
  await drop("begun.json", { ...rest, entries: entries.slice(0, 3) });
  await expect(page.getByText("1 of 3")).toBeVisible();
  await drop("old.json", { format: "trellis-recording", version: 7 });
  await expect(page.getByText("old.json: a recording of version 7")).toBeVisible();
  await expect(page.getByText("1 of 3")).toBeVisible();
});

test("the error dialog copies the recording", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAlone(page, "flows-shop--trouble-server-error");
  await page.getByRole("button", { name: "Copy what happened" }).click();
  await expect(page.getByRole("dialog")).toContainText("Copied.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({ format: "trellis-recording", version: 2 });
});
