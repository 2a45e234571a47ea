import { expect, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { scriptOf } from "./support/built-files.ts";
import { workshop } from "./support/shops.ts";
import {
  addToCart,
  enter,
  fillAddress,
  logIn,
  open,
  testOfShopper as test,
  words,
} from "./support/shopper.ts";

const canvas = (page: Page) => page.frameLocator("#storybook-preview-iframe");
const openStory = (page: Page, id: string, globals = "language:en") =>
  page.goto(`${workshop.url}/?path=/story/${id}&globals=${globals}`);
/** A story alone, without the frame around it. */
const openAlone = (page: Page, id: string, globals = "language:en") =>
  page.goto(`${workshop.url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
/** The screen beside a chart or a panel, which has a document of its own. */
const screenOf = (page: Page) => page.frameLocator('iframe[title^="Screen of"]').locator("main");

// It is built while other tests run.
test.beforeAll(async ({ request }) => {
  const isThere = () =>
    request.get(`${workshop.url}/index.json`).then(
      (answer) => answer.ok(),
      () => false,
    );
  await expect.poll(isThere, { timeout: 150_000 }).toBe(true);
});

// The manager of a Storybook is a large program; on a busy machine it takes its time.

test("QA steps a path forward and back in the interactions panel", async ({ page }) => {
  await openStory(page, "flows-checkout--ordering-reviewing-checking");
  const screen = canvas(page).locator("main");
  await expect(screen).toContainText("Order and pay");
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
  await openAlone(page, "flows-checkout--ordering-reviewing-checking", "language:de;market:united-kingdom");
  await expect(page.locator("main")).toContainText("Zahlungspflichtig bestellen");
  await expect(page.locator("main")).toContainText("£");
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await openAlone(page, "flows-checkout--ordering-reviewing-checking", "language:en-xb");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
});

test("the chart beside the screen is lit where the flow is, and a click on what can happen makes it happen", async ({
  page,
}) => {
  await openAlone(page, "flows-checkout--drafting-choosing-delivery-choosing", "chart:beside");
  const chart = page.getByRole("complementary");
  const lit = (state: string) => chart.locator(".atomic.active").filter({ hasText: state });
  await expect(lit("choosing").first()).toBeVisible();
  await expect(lit("checking")).toHaveCount(0);
  const arrow = (name: RegExp) => chart.getByRole("button", { name });
  await arrow(/choosingDelivery: shipping\.chosen/).click();
  await expect(screenOf(page)).toContainText("Order and pay");
  await expect(lit("checking").first()).toBeVisible();
  await expect(lit("choosing")).toHaveCount(0);
  await arrow(/reviewing: back\.requested/).click();
  await expect(lit("choosing").first()).toBeVisible();
});

test("in free play QA answers for the ports, moves the clock, and saves what was done", async ({ page }) => {
  await openAlone(page, "flows-payment--free-play");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const state = page.getByRole("complementary").getByRole("status").first();
  await press("back, approved");
  await expect(state).toHaveText("processing.waiting.asking.prompt");
  await press("✓ pending");
  await expect(state).toHaveText("processing.waiting.pending");
  await expect(screenOf(page)).toContainText("payment");
  await press("1 s later");
  await expect(state).toHaveText("processing.waiting.pending");
  await press("10 s later");
  await expect(state).toHaveText("processing.waiting.asking.prompt");
  await press("✓ declined");
  await expect(screenOf(page)).toContainText(words.en.payNow);
  const [download] = await Promise.all([page.waitForEvent("download"), press("Save as a recording")]);
  await replay(page, await download.path());
  await expect(page.getByText("4 of 4")).toBeVisible();
  await expect(screenOf(page)).toContainText(words.en.payNow);
});

test("a visit to the shop, to the provider and back is replayed on the charts, without a word of what was typed", async ({
  page,
  shopper,
}) => {
  await enter(page);
  await addToCart(page, "en", "boston-fern");
  await expect(page.locator("[data-cart-count]")).toHaveText("1");
  await open(page, "/en/checkout");
  await logIn(page, "en", shopper);
  await fillAddress(page);
  await page.getByRole("button", { name: words.en.toDelivery }).click();
  await page.getByRole("button", { name: words.en.toReview }).click();
  await page.getByRole("checkbox", { name: words.en.terms }).check();
  // From here on the page hands what it knows to the next one.
  await page.waitForFunction(
    (visit) => performance.getEntriesByType("resource").some(({ name }) => new RegExp(visit).test(name)),
    scriptOf("src/recording/visit.ts").source,
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
    .getByRole("button", { name: /payment begins/ })
    .last()
    .click();
  await expect(screenOf(page)).toContainText(words.en.cancelled);
  await steps.getByRole("button", { name: /checkout saveDraft ✓ saved/ }).click();
  await expect(screenOf(page).getByRole("button", { name: words.en.toReview })).toBeVisible();
  await steps.getByRole("button", { name: /payment preparePayment ✓ prepared/ }).click();
  await expect(screenOf(page)).toContainText("taking you to the payment");
});

test("beside a chart the screen keeps a phone's or a desktop's real width", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const frame = page.locator('iframe[title="Screen of checkout"]');
  const seen = async () => {
    await expect(screenOf(page)).toContainText("Order and pay");
    return frame.evaluate((element: HTMLIFrameElement) => ({
      width: element.contentWindow!.innerWidth,
      isNarrow: element.contentWindow!.matchMedia("(width < 769px)").matches,
      shown: Math.round(element.getBoundingClientRect().width),
    }));
  };
  const story = "flows-checkout--ordering-reviewing-checking";
  await openAlone(page, story, "chart:beside;screen:phone");
  expect(await seen()).toEqual({ width: 412, isNarrow: true, shown: 412 });
  await openAlone(page, story, "chart:beside;screen:desktop");
  expect(await seen()).toEqual({ width: 1280, isNarrow: false, shown: 640 });
  await openAlone(page, story, "chart:below;screen:desktop");
  expect(await seen()).toEqual({ width: 1280, isNarrow: false, shown: 1280 });
});

test("a large chart folds what is far from the flow, and a search finds what is folded", async ({ page }) => {
  await openAlone(page, "flows-checkout--ordering-reviewing-checking", "chart:beside");
  const chart = page.getByRole("complementary");
  const box = (state: string) => chart.locator(`[data-state="checkout.${state}"]`);
  await expect(box("ordering.reviewing.checking")).toBeVisible();
  await expect(box("drafting")).toHaveCount(1);
  await expect(box("drafting.addressing")).toHaveCount(0);
  const toggle = (name: string) => chart.getByRole("button", { name, exact: true });
  await toggle("Open drafting").dispatchEvent("click");
  await expect(box("drafting.addressing")).toHaveCount(1);
  await toggle("Close drafting").dispatchEvent("click");
  await expect(box("drafting.addressing")).toHaveCount(0);
  const search = chart.getByRole("searchbox");
  await search.fill("choosingdelivery.gone");
  await toggle("drafting.choosingDelivery.gone").click();
  await expect(box("drafting.choosingDelivery.gone")).toBeInViewport();
  await expect(box("drafting.choosingDelivery.gone")).toHaveClass(/found/);
  await search.fill("address.submitted");
  await chart
    .getByRole("listitem")
    .getByRole("button", { name: /address\.submitted/ })
    .first()
    .click();
  await expect(chart.locator(".label.found")).toBeInViewport();
});

test("a link leads back to the same point of a free play", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAlone(page, "flows-payment--free-play");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press("back, approved");
  await press("✓ pending");
  await press("Copy a link to this position");
  const link = await page.getByLabel("Link to this position").inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.goto(link);
  const panel = canvas(page).getByRole("complementary");
  await expect(panel.getByRole("status").first()).toHaveText("processing.waiting.pending");
  await page.goto(link.replace("pending", "vanished"));
  await expect(panel).toContainText("can't happen in processing.waiting");
});

test("the start page shows every state with its picture, and the way to it", async ({ page }) => {
  await openAlone(page, "start--all-flows");
  const state = page
    .getByRole("region", { name: "accountDeletion" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "typing.editing", exact: true }) });
  await state.scrollIntoViewIfNeeded();
  await expect(state.frameLocator("iframe").locator("main")).toContainText("Delete my account for good");
  await state.getByText("How do I get here?").click();
  await expect(state.getByRole("listitem").first()).toHaveText(/^starts: /);
  const address = await state.getByRole("link").getAttribute("href");
  expect(address).toBe("./?path=/story/flows-account-deletion--typing-editing");
  await page.goto(new URL(address!, workshop.url).href);
  await expect(canvas(page).locator("main")).toContainText("Delete my account for good");
});

test("the inspector shows the flow of the page, and nothing personal", async ({ page }) => {
  await openAlone(page, "inspector--on-the-checkout");
  const inspector = page.getByRole("region", { name: "Flows of this page" });
  await expect(inspector.getByRole("tab", { name: "checkout" })).toHaveAttribute("aria-selected", "true");
  await expect(inspector).toContainText('"firstName": "firstName-');
  await expect(inspector).not.toContainText(/Ada|Jansen|Prinsengracht/);
  await inspector.getByRole("tab", { name: "session" }).click();
  await expect(inspector).toContainText('"token": "token-');
  await expect(inspector).not.toContainText(/@example\.com/);
  await inspector.getByRole("button", { name: "Follow the page" }).click();
  await expect(inspector).toContainText('"firstName": "firstName-');
});

test("a recording of another version is refused by name, and the one before stays", async ({ page }) => {
  await openAlone(page, "recordings--drop-here");
  const drop = (name: string, recording: object) => {
    const buffer = Buffer.from(JSON.stringify(recording));
    return page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/json", buffer });
  };
  const kept = readFileSync("workshop/recordings/to-the-review.recording.json", "utf8");
  const { entries, ...rest } = JSON.parse(kept) as { entries: unknown[] };
  await drop("begun.json", { ...rest, entries: entries.slice(0, 3) });
  await expect(page.getByText("1 of 3")).toBeVisible();
  await drop("old.json", { format: "trellis-recording", version: 7 });
  await expect(page.getByText("old.json: a recording of version 7")).toBeVisible();
  await expect(page.getByText("1 of 3")).toBeVisible();
});

test("the error dialog copies what happened", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAlone(page, "flows-shop--trouble-server-error");
  await page.getByRole("button", { name: "Copy what happened" }).click();
  await expect(page.getByRole("dialog")).toContainText("Copied.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({ format: "trellis-recording", version: 1 });
});

/** Drops a file into the workshop, takes its first steps, and goes to its end. */
async function replay(page: Page, file: string): Promise<void> {
  await openAlone(page, "recordings--drop-here");
  await page.locator("input[type=file]").setInputFiles(file);
  const forward = page.getByRole("button", { name: "Forward" });
  await forward.click();
  await expect(page.getByText(/^2 of/)).toBeVisible();
  await forward.click();
  await expect(page.getByText(/^3 of/)).toBeVisible();
  await page.getByRole("complementary").getByRole("list").getByRole("button").last().click();
  await expect(forward).toBeDisabled();
}
