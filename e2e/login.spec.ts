import type { Page } from "@playwright/test";
import { requirements } from "#tests/support/requirements.ts";
import { tokenIn } from "./support/checkout.ts";
import { trackApiRequests } from "./support/network.ts";
import { requestRefund } from "./support/refund-scenario.ts";
import {
  waitForHydration,
  demoPassword,
  enter,
  expect,
  logIn,
  loginForm,
  open,
  openAs,
  putInCart,
  refusal,
  test,
} from "./support/shopper.ts";

const signUpForm = (page: Page) => page.locator("form:has([name=email])");
const main = (page: Page) => page.getByRole("main");

test("two forms are side by side, with their fields and the agreement", async ({ page }) => {
  requirements(
    "login.two-forms",
    "login.log-in-form",
    "login.sign-up-form",
    "login.agreement",
    "validation.email-type",
    "validation.log-in-required",
    "validation.sign-up-required",
  );
  await enter(page);
  await open(page, "/en/login");
  const [login, signUp] = [loginForm(page), signUpForm(page)];
  const [left, right] = [(await login.boundingBox())!, (await signUp.boundingBox())!];
  expect(left.x + left.width).toBeLessThanOrEqual(right.x);
  expect(left.y).toBeLessThan(right.y + right.height);
  expect(right.y).toBeLessThan(left.y + left.height);
  await expect(login.getByRole("link", { name: "Forgotten your password?" })).toHaveAttribute(
    "href",
    "/en/lost-password",
  );
  await expect(signUp.getByRole("link", { name: "privacy policy" })).toHaveAttribute(
    "href",
    "/en/page/privacy",
  );
  for (const form of [login, signUp]) {
    await expect(form.getByLabel("Email")).toHaveAttribute("type", "email");
    await expect(form.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
  }
  await login.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(login.getByText("This field is required")).toHaveCount(2);
  await signUp.getByLabel("Password", { exact: true }).fill(demoPassword);
  await signUp.getByRole("button", { name: "Sign up" }).click();
  await expect(signUp.getByText("This field is required")).toHaveCount(1);
});

test("a refused login says why", async ({ page, complaints }) => {
  requirements("errors.log-in", "errors.inactive", "session.inactive");
  complaints.expect(refusal(400));
  await enter(page);
  await open(page, "/en/login");
  await logIn(page, "en", "inactive@example.com");
  await expect(loginForm(page).getByRole("alert")).toContainText("Your account is not activated yet.");
  await logIn(page, "en", `${crypto.randomUUID()}@example.com`);
  await expect(loginForm(page).getByRole("alert")).toContainText(
    "Incorrect email or password. Please check your credentials and try again.",
  );
});

test("a failure of the server is shown in a dialog", async ({ page, complaints }) => {
  requirements("errors.500-dialog");
  complaints.expect(refusal(500));
  complaints.expect(/the shop answered 500/);
  await enter(page);
  await open(page, "/en/login");
  await page.route("**/api/v1/login/access-token", (route) =>
    route.fulfill({ status: 500, json: { status: 500, detail: "" } }),
  );
  await logIn(page, "en", "ada@example.com");
  const dialog = page.getByRole("dialog", { name: "Error" });
  await expect(dialog).toContainText("Unexpected application error");
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("logging out leaves nothing of the customer in the browser", async ({ page, shopper, complaints }) => {
  requirements("session.log-out-clears-user", "session.log-out-clears-cart");
  // Requests from before the log-out may be answered after it.
  complaints.expect(refusal(401));
  await putInCart(page, shopper, ["boston-fern"]);
  await open(page, "/en/checkout");
  await main(page).locator('[name="delivery.city"]').fill("Haarlem");
  await expect(page.locator("[data-cart-count]")).toHaveText("1");
  const stored = () => page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }).join());
  await expect.poll(stored).toContain("Haarlem");
  const token = await tokenIn(page);
  await open(page, "/en/user/logout");
  await expect(page).toHaveURL(/\/en\/$/);
  await expect(page.locator("[data-cart-count]")).toHaveText("");
  const left = await stored();
  expect(["Haarlem", shopper, token].filter((text) => left.includes(text))).toEqual([]);
  await open(page, "/en/user/orders");
  await expect(page).toHaveURL(/\/en\/login\?to=/);
});

test("the notice of a sign-up is gone after ten seconds", async ({ page }) => {
  requirements("errors.sign-up-notice-10-s");
  await page.clock.install();
  await enter(page);
  await open(page, "/en/login");
  await signUpForm(page).getByLabel("Email").fill(`ada-${crypto.randomUUID()}@example.com`);
  await signUpForm(page).getByLabel("Password", { exact: true }).fill(demoPassword);
  await signUpForm(page).getByRole("button", { name: "Sign up" }).click();
  const notice = page.getByText("Registered! A link to confirm your email address is on its way.");
  await expect(notice).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(notice).toHaveCount(0);
});

test("a customer's details are read again after five minutes on a local host", async ({ page, shopper }) => {
  requirements("session.refresh-5-min-locally");
  await page.clock.install();
  const allAnswered = trackApiRequests(page);
  await openAs(page, shopper, "/en/page/terms");
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  await allAnswered();
  let count = 0;
  page.on("request", (request) => {
    if (request.method() === "GET" && request.url().endsWith("/users/customers/me")) count += 1;
  });
  await page.clock.fastForward(200_000);
  expect(count).toBe(0);
  await page.clock.fastForward(100_000);
  await expect.poll(() => count).toBe(1);
});

test("a stored user is let in without the welcome page", async ({ page, context, shopper }) => {
  requirements("guards.stored-user");
  await openAs(page, shopper, "/en/user/account");
  await context.clearCookies();
  await page.goto("/en/shop");
  await expect(page).toHaveURL(/\/en\/shop$/);
  await expect(main(page).getByRole("article").first()).toBeVisible();
});

test("a photo that cannot be fetched with the session is tried by its plain URL", async ({
  page,
  shopper,
  request,
  complaints,
}) => {
  requirements("errors.image-plain-url", "calls.image-inline");
  complaints.expect(/Failed to load resource/);
  const { refundId } = await requestRefund(request, shopper);
  const tries: [string, boolean][] = [];
  page.on("request", (one) => {
    if (/\/users\/[^/]+\/images\//.test(one.url()))
      tries.push([one.resourceType(), "authorization" in one.headers()]);
  });
  await page.route("**/api/v1/users/*/images/**", (route) => route.abort(), { times: 1 });
  await openAs(page, shopper, `/en/user/refunds/${refundId}`);
  await expect
    .poll(() => tries)
    .toEqual([
      ["fetch", true],
      ["image", false],
    ]);
});
