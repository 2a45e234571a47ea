import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { words, createShopperTest as test } from "./support/shopper.ts";
import { workshop } from "./support/shops.ts";
import { canvas, waitForWorkshop, openAlone, openStory, replay, screenOf } from "./support/workshop.ts";

test.beforeAll(async ({ request }) => waitForWorkshop(request));

// Storybook's manager loads slowly on a busy machine.

test("a path is stepped forward and back in the interactions panel", async ({ page }) => {
  await openStory(page, "flows-checkout--ordering-reviewing-checking");
  const screen = canvas(page).locator("main");
  await expect(screen).toContainText("Order and pay");
  await page.getByRole("button", { name: "Go to start" }).click();
  await expect(screen).not.toContainText("Order and pay");
  const forward = page.getByRole("button", { name: "Go forward" });
  const passed = page.getByRole("button", { name: /^Go to interaction row: .* passed\.$/ });
  await expect(passed).toHaveCount(0);
  for (let steps = 1; steps <= 4; steps += 1) {
    await forward.click();
    await expect(passed).toHaveCount(steps);
    await (steps < 3
      ? expect(screen).not.toContainText("Order and pay")
      : expect(screen).toContainText("Order and pay"));
  }
  const back = page.getByRole("button", { name: "Go back" });
  await back.click();
  await expect(screen).toContainText("Order and pay");
  await back.click();
  await expect(screen).not.toContainText("Order and pay");
  await page.getByRole("button", { name: "Go to end" }).click();
  await expect(screen).toContainText("Order and pay");
});

test("a story uses the toolbar's language and market", async ({ page }) => {
  await openAlone(page, "flows-checkout--ordering-reviewing-checking", "language:de;market:united-kingdom");
  await expect(page.locator("main")).toContainText("Zahlungspflichtig bestellen");
  await expect(page.locator("main")).toContainText("£");
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await openAlone(page, "flows-checkout--ordering-reviewing-checking", "language:en-xb");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
});

test("the chart beside the screen highlights the current state, and a click sends an event", async ({
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

test("in free play the tester resolves ports, advances the clock, and saves the recording", async ({
  page,
}) => {
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

test("beside a chart the screen has a phone's or a desktop's real width", async ({ page }) => {
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

test("a large chart folds distant states, and a search reveals folded ones", async ({ page }) => {
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

test("a link restores the same point of a free play", async ({ page, context }) => {
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

test("the start page shows every state with its picture and its path", async ({ page }) => {
  await openAlone(page, "start--all-flows");
  const state = page
    .getByRole("region", { name: "Deleting the account" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "open › idle open.idle", exact: true }) });
  await state.scrollIntoViewIfNeeded();
  await expect(state.frameLocator("iframe").locator("main")).toContainText("Delete my account for good");
  await state.getByText("How do I get here?").click();
  await expect(state.getByRole("listitem").first()).toHaveText(/^starts: /);
  const address = await state.getByRole("link").getAttribute("href");
  expect(address).toBe("./?path=/story/flows-account-deletion--open-idle");
  await page.goto(new URL(address!, workshop.url).href);
  await expect(canvas(page).locator("main")).toContainText("Delete my account for good");
});

test("a scenario is found by a word, played, and handed over as a link and a report", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAlone(page, "start--all-flows");
  await page.getByRole("searchbox").fill("declined");
  const address = await page
    .getByRole("link", { name: "The payment is declined; the customer pays again, and it succeeds" })
    .getAttribute("href");
  await page.goto(new URL(`${address}&globals=screen:phone`, workshop.url).href);
  await expect(canvas(page).getByRole("heading", { name: "Thank you for your order" })).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Copy report" }).click();
  await expect(page.getByRole("button", { name: "Report copied" })).toBeVisible();
  expect(await copied()).toContain("3. Approves at the provider, which then declines the payment\n");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  const link = new URL(await copied());
  expect(link.searchParams.get("globals")).toContain("screen:phone");
  link.searchParams.set("step", "4");
  link.searchParams.set("build", "another");
  await page.goto(link.href);
  await expect(canvas(page).getByText("The payment was declined.")).toBeVisible();
  await expect(canvas(page).getByText("This link was copied from build another")).toBeVisible();
});

test("the page of the specification finds the tests of a statement", async ({ page }) => {
  await openAlone(page, "specification--all-statements");
  await expect(page.getByRole("status")).toHaveText(/^Statements: \d{3}, without a test: 0$/);
  await page
    .getByLabel("Statement, state, page, operation, file or test")
    .fill("layout.header-unsticks-wide");
  await expect(page.getByRole("status")).toHaveText("Statements: 1, without a test: 0");
  await expect(page.getByRole("main")).toContainText("e2e/layout.spec.ts");
});

test("the inspector shows the page's flows without personal data", async ({ page }) => {
  await openAlone(page, "inspector--on-the-checkout");
  const inspector = page.getByRole("region", { name: "Flows of this page" });
  const tab = (name: string) => inspector.getByRole("tab", { name, exact: true });
  await expect(tab("checkout")).toHaveAttribute("aria-selected", "true");
  await expect(inspector).toContainText('"firstName": "firstName-');
  await expect(inspector).not.toContainText(/Ada|Jansen|Prinsengracht/);
  await tab("session").click();
  await expect(inspector).toContainText('"token": "token-');
  await expect(inspector).not.toContainText(/@example\.com/);
  const pin = inspector.getByRole("button", { name: "Pin" });
  await expect(pin).toHaveAttribute("aria-pressed", "true");
  await pin.click();
  await expect(inspector).toContainText('"firstName": "firstName-');
  const filter = inspector.getByRole("searchbox", { name: "Filter the flows by name" });
  await filter.fill("cart");
  await expect(inspector.getByRole("tab")).toHaveText(["cart"]);
  await expect(tab("cart")).toHaveAttribute("aria-selected", "true");
  await filter.fill("nothing of this name");
  await expect(inspector).toContainText("No flow of that name");
  await filter.fill("");
  await expect(inspector.getByRole("link", { name: "Open in the workshop" })).toHaveAttribute(
    "href",
    "http://localhost:6006/?path=/story/flows-checkout--drafting-choosing-delivery-choosing",
  );
});

test("a chart opens in Stately's editor, with its code on the clipboard, and in the running shop", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route("https://stately.ai/**", (route) => route.fulfill({ body: "The editor" }));
  await openAlone(page, "flows-cart--customer-idle", "chart:beside");
  const tools = page.getByRole("complementary").getByRole("toolbar", { name: "The chart's view" });
  const [editor] = await Promise.all([
    context.waitForEvent("page"),
    tools.getByRole("button", { name: "Open in Stately" }).click(),
  ]);
  await expect(editor).toHaveURL("https://stately.ai/registry/new");
  await page.bringToFront();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(readFileSync("generated/stately/cart.ts", "utf8"));
  await expect(tools.getByRole("status")).toContainText("The code is on the clipboard");
  await expect(tools.getByRole("link", { name: "Open in the running shop" })).toHaveAttribute(
    "href",
    "http://localhost:8080/cart?inspect",
  );
  await expect(tools.getByRole("link", { name: "Open in the workshop" })).toHaveCount(0);
});

test("without the clipboard, the chart's tools say where the code is", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await openAlone(page, "flows-cart--customer-idle", "chart:beside");
  const tools = page.getByRole("complementary").getByRole("toolbar", { name: "The chart's view" });
  await tools.getByRole("button", { name: "Open in Stately" }).click();
  await expect(tools.getByRole("status")).toContainText("The code is in generated/stately/cart.ts.");
});
