import type { Page } from "@playwright/test";
import { requestTimeout } from "#domain/specified-values.ts";
import { scriptOf, scriptsOf, stylesOf } from "./support/built-files.ts";
import { goOnline, trackApiRequests } from "./support/network.ts";
import {
  enter,
  expect,
  fillAddress,
  putInCart,
  waitForHydration,
  loginForm,
  open,
  openAs,
  refusal,
  test,
  words,
  unanswered,
} from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

const say = words.en;
const unreachable = "We can’t reach the shop. We keep trying.";

test("a page that cannot load leaves the current one, and loads when the network is back", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(unanswered);
  await enter(page);
  await open(page, "/en/");
  await context.setOffline(true);
  await page.locator('main a[href^="/en/product-categories/"]').first().click();
  await expect(page.getByRole("alert").filter({ hasText: unreachable })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await goOnline(page);
  await expect(page).toHaveURL(/product-categories/);
  await expect(page.getByText(unreachable)).toHaveCount(0);
  await isStyled(page, "src/pages/category.page.tsx");
});

test("a dialog that cannot load shows it, and opens on the next try", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(unanswered);
  await enter(page);
  await open(page, "/en/");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Login / Sign up" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "We couldn’t load this." });
  await expect(alert).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await goOnline(page);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(loginForm(page).getByLabel(say.email)).toBeVisible();
  await isStyled(page, "src/app/layout/login-dialog.tsx");
});

test("a dialog opens on the next try after each of its files failed once", async ({ page, complaints }) => {
  complaints.expect(unanswered);
  await enter(page);
  const dialog = "src/app/layout/login-dialog.tsx";
  const home = "src/pages/home/home.page.tsx";
  const ofPage = new Set([...scriptsOf("src/entry.browser.tsx"), ...scriptsOf(home), ...stylesOf(home)]);
  const files = new Set([...scriptsOf(dialog), ...stylesOf(dialog)].filter((file) => !ofPage.has(file)));
  expect(files.size).toBeGreaterThan(4);
  for (const file of files) await page.route(`**${file}`, (route) => route.abort(), { times: 1 });
  await open(page, "/en/");
  await page.getByRole("button", { name: "Login / Sign up" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "We couldn’t load this." });
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(loginForm(page).getByLabel(say.email)).toBeVisible();
  await isStyled(page, dialog);
});

/** Whether the styles of a source file are loaded. */
async function isStyled(page: Page, source: string): Promise<void> {
  // Styles inlined in the document are marked by disabled links.
  const loaded = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
        .filter(({ sheet, disabled }) => sheet !== null || disabled)
        .map(({ href }) => new URL(href).pathname),
    );
  expect(await loaded()).toEqual(expect.arrayContaining(stylesOf(source)));
}

test("a missing style sheet of another origin blocks nothing", async ({ page, complaints }) => {
  complaints.expect(/nowhere\.css/);
  await enter(page);
  await open(page, "/en/");
  await page.evaluate(
    () =>
      new Promise((failed) => {
        const link = Object.assign(document.createElement("link"), {
          rel: "stylesheet",
          href: "/nowhere.css",
        });
        link.addEventListener("error", failed);
        document.head.append(link);
      }),
  );
  await page.locator('main a[href^="/en/product-categories/"]').first().click();
  await expect(page).toHaveURL(/product-categories/);
  await isStyled(page, "src/pages/category.page.tsx");
});

test("a new version is announced only if the server runs another one", async ({ page, complaints }) => {
  complaints.expect(unanswered);
  await enter(page);
  // It is prefetched as soon as the page is idle.
  await page.route(scriptOf("src/pages/category.page.tsx"), (route) => route.fulfill({ status: 404 }));
  await page.route("**/version", (route) => route.fulfill({ body: "another" }));
  await open(page, "/en/");
  await page.locator('main a[href^="/en/product-categories/"]').first().click();
  await expect(page.getByText("There is a new version of the shop")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page).toHaveURL(/product-categories/);
});

test("a missing chunk of the same version causes a full page load", async ({ page, complaints }) => {
  complaints.expect(unanswered);
  await enter(page);
  await page.route(scriptOf("src/pages/cart.page.tsx"), (route) => route.abort(), { times: 1 });
  await open(page, "/en/");
  await page.locator('header a[href="/en/cart"]').click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("new version")).toHaveCount(0);
});

test("going back to a page that cannot load shows it, and renders it once the server responds", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(unanswered);
  await enter(page);
  await open(page, "/en/");
  await page.locator('main a[href^="/en/product-categories/"]').first().click();
  await expect(page).toHaveURL(/product-categories/);
  await page.reload();
  await waitForHydration(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole("main").getByText(unreachable)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await goOnline(page);
  await expect(page.getByRole("heading", { level: 2, name: "Growing on us" })).toBeVisible();
  await expect(page.getByText(unreachable)).toHaveCount(0);
});

test("a page's script may take two minutes while the previous page stays", async ({ page, complaints }) => {
  requirements("constants.chunk-timeout-120-s");
  complaints.expect(unanswered);
  await page.clock.install();
  await enter(page);
  // It may be prefetched as soon as a link to it is visible.
  await page.route(scriptOf("src/pages/shop.page.tsx"), () => {}, { times: 1 });
  await open(page, "/en/cart");
  // API requests time out sooner than scripts: none may be pending when the clock moves.
  const allAnswered = trackApiRequests(page);
  const answered = page.waitForResponse(/products\/search/).then((answer) => answer.finished());
  await page.getByRole("main").getByRole("link", { name: "Look around the shop" }).click();
  await answered;
  await allAnswered();
  await page.clock.fastForward(90_000);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await page.clock.fastForward(30_000);
  await expect(page).toHaveURL(/\/en\/shop$/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("a cart that cannot be changed is shown unchanged, and works again with the shop", async ({
  page,
  context,
  complaints,
  shopper,
}) => {
  complaints.expect(unanswered);
  await putInCart(page, shopper, ["boston-fern"]);
  await open(page, "/en/cart");
  const count = page.getByRole("main").getByLabel("Quantity");
  const before = await count.inputValue();
  await context.setOffline(true);
  await page.getByRole("main").getByRole("button", { name: "Remove" }).first().click();
  await expect(page.getByRole("alert")).toContainText("your cart hasn’t changed");
  await expect(count).toHaveValue(before);
  await expect(page.locator("[data-cart-count]")).toHaveText(before);
  await goOnline(page);
  await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main")).toContainText("Nothing here yet.");
});

test("a change is confirmed although the page cannot be read again", async ({
  page,
  complaints,
  shopper,
}) => {
  complaints.expect(unanswered);
  complaints.expect(refusal(503));
  complaints.expect(/the shop answered 503/);
  await openAs(page, shopper, "/en/user/edit-account");
  const main = page.getByRole("main");
  const read = page.waitForResponse((response) => response.status() === 503);
  await page.route("**/api/v1/users/customers/me", (route) =>
    route.request().method() === "GET" ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await main.getByLabel("First name").fill("Alma");
  await main.getByRole("button", { name: "Save", exact: true }).first().click();
  await read;
  await expect(main).toContainText("Saved.");
  await expect(main.getByLabel("First name")).toHaveValue("Alma");
});

test("in the checkout, a request interrupted by going offline is reported long before its time-out", async ({
  page,
  context,
  complaints,
  shopper,
}) => {
  complaints.expect(unanswered);
  await putInCart(page, shopper, ["boston-fern"]);
  await open(page, "/en/checkout");
  await fillAddress(page);
  await page.route("**/api/v1/orders/", () => {});
  const main = page.getByRole("main");
  const request = page.waitForRequest("**/api/v1/orders/");
  await main.getByRole("button", { name: say.toDelivery }).click();
  await request;
  await context.setOffline(true);
  await expect(main.getByRole("button", { name: "Try again" })).toBeVisible({
    timeout: requestTimeout / 2,
  });
  await page.unroute("**/api/v1/orders/");
  await goOnline(page);
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.locator('[aria-current="step"]')).toHaveText("Delivery");
});
