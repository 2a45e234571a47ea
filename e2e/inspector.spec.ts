import { expect, type Locator, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { scaledTimeLimit } from "#scripts/time-limits.ts";
import { readRecording } from "#workshop/recording/read-recording.ts";
import { loginForm, words, createShopperTest as test, waitForHydration } from "./support/shopper.ts";
import { demoPassword } from "./support/caller.ts";
import { startDevShop } from "./support/dev-shop.ts";
import { devShop, workshop } from "./support/shops.ts";
import { canvas, waitForWorkshop } from "./support/workshop.ts";

// One shop in development serves them all.
test.describe.configure({ mode: "default", timeout: scaledTimeLimit(300_000) });
test.use({ baseURL: devShop.url });

let shop: Awaited<ReturnType<typeof startDevShop>>;
test.beforeAll(async () => {
  shop = await startDevShop();
});
test.afterAll(() => shop?.stop());

/** Vite compiles a page when it is first opened. */
const slowly = { timeout: scaledTimeLimit(120_000) };

const inspectorOn = (page: Page): Locator => page.getByRole("region", { name: "Flows of this page" });
const selected = (page: Page): Locator => inspectorOn(page).getByRole("tab", { selected: true });

async function pressEnter(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.getByRole("button", { name: words.en.enter }).click();
}

async function enterAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveURL(/\/en\/welcome-page\?to=/);
  await expect(inspectorOn(page)).toBeVisible(slowly);
  await pressEnter(page);
}

test("the inspector stays from a first visit through the front door to every page of the tab", async ({
  page,
  context,
}) => {
  await enterAt(page, "/cart?inspect");
  await expect(page).toHaveURL(/\/en\/cart\?inspect/);
  await expect(inspectorOn(page)).toBeVisible();
  await page.reload();
  await expect(inspectorOn(page)).toBeVisible(slowly);
  await page.goto("/en/shop");
  await expect(inspectorOn(page)).toBeVisible(slowly);
  await waitForHydration(page);
  await page.locator("footer select[name=language]").selectOption("de");
  await expect(page).toHaveURL(/\/de\/shop/);
  await expect(inspectorOn(page)).toBeVisible(slowly);
  const other = await context.newPage();
  await other.goto("/de/shop");
  await waitForHydration(other);
  await expect(inspectorOn(other)).toBeHidden();
});

test("the inspector stays when a page asks to log in first, and shows no personal data", async ({ page }) => {
  await enterAt(page, "/en/user/account?inspect");
  await expect(page).toHaveURL(/\/en\/login\?to=/, slowly);
  await expect(inspectorOn(page)).toBeVisible();
  const form = loginForm(page);
  await form.getByLabel(words.en.email).fill("customer@example.com");
  await form.getByLabel(words.en.password, { exact: true }).fill(demoPassword);
  await form.getByRole("button", { name: words.en.logIn, exact: true }).click();
  await expect(page).toHaveURL(/\/en\/user\/account/, slowly);
  await inspectorOn(page).getByRole("tab", { name: "session", exact: true }).click();
  await expect(inspectorOn(page)).toContainText('"token": "token-');
  await expect(inspectorOn(page)).not.toContainText("customer@example.com");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    inspectorOn(page).getByRole("button", { name: "Save a recording" }).click(),
  ]);
  const text = readFileSync(await download.path(), "utf8");
  expect(text).not.toMatch(/customer@|Trellis-Demo/);
  const flows = readRecording("visit.json", text).entries.map(({ flow }) => flow);
  expect(flows).toEqual(expect.arrayContaining(["shop", "session", "cart"]));
});

test("the inspector is switched off by its button or by the address", async ({ page }) => {
  await enterAt(page, "/en/cart?inspect");
  await expect(page).toHaveURL(/\/en\/cart\?inspect/);
  await inspectorOn(page).getByRole("button", { name: "Close", exact: true }).click();
  await expect(inspectorOn(page)).toBeHidden();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await page.reload();
  await waitForHydration(page);
  await expect(inspectorOn(page)).toBeHidden();
  await page.goto("/en/cart?inspect");
  await expect(inspectorOn(page)).toBeVisible(slowly);
  for (const address of ["/en/cart?inspect=off", "/en/cart"]) {
    await page.goto(address);
    await waitForHydration(page);
    await expect(inspectorOn(page)).toBeHidden();
  }
});

test("the inspector follows the flow that was active last, unless one is pinned", async ({ page }) => {
  await enterAt(page, "/en/product/boston-fern?inspect");
  await expect(page).toHaveURL(/\/en\/product\/boston-fern/, slowly);
  const tabs = inspectorOn(page).getByRole("tab");
  await expect(tabs.filter({ hasText: "session" })).toBeVisible();
  const add = page
    .getByRole("main")
    .getByRole("button", { name: words.en.addToCart })
    .filter({ visible: true });
  await add.click();
  await expect(selected(page)).toHaveText(/^cart(Dropdown)?$/);
  await inspectorOn(page).getByRole("searchbox", { name: "Filter the flows by name" }).fill("sess");
  await expect(tabs).toHaveText(["session"]);
  await expect(selected(page)).toHaveText("session");
  const pin = inspectorOn(page).getByRole("button", { name: "Pin" });
  await pin.click();
  await inspectorOn(page).getByRole("searchbox", { name: "Filter the flows by name" }).fill("");
  await add.click();
  await expect(page.locator("[data-cart-count]")).toHaveText("2");
  await expect(selected(page)).toHaveText("session");
  await pin.click();
  await expect(selected(page)).toHaveText(/^cart(Dropdown)?$/);
});

test("a chart in the inspector opens in Stately and in the workshop", async ({ page, context, request }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route("https://stately.ai/**", (route) => route.fulfill({ body: "The editor" }));
  await enterAt(page, "/en/contact?inspect");
  await expect(page).toHaveURL(/\/en\/contact/, slowly);
  await inspectorOn(page).getByRole("tab", { name: "contact", exact: true }).click();
  const [editor] = await Promise.all([
    context.waitForEvent("page"),
    inspectorOn(page).getByRole("button", { name: "Open in Stately" }).click(),
  ]);
  await expect(editor).toHaveURL("https://stately.ai/registry/new");
  await page.bringToFront();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(readFileSync("generated/stately/contact.ts", "utf8"));
  await expect(inspectorOn(page)).toContainText("The code is on the clipboard");
  await waitForWorkshop(request);
  const [story] = await Promise.all([
    context.waitForEvent("page"),
    inspectorOn(page).getByRole("link", { name: "Open in the workshop" }).click(),
  ]);
  await expect(story).toHaveURL(`${workshop.url}/?path=/story/flows-contact--typing-editing`);
  await expect(canvas(story).locator("main")).toBeVisible(slowly);
});
