import type { Page } from "@playwright/test";
import { scriptOf } from "./support/built-files.ts";
import { callerOf } from "./support/caller.ts";
import { requestRefund } from "./support/refund-scenario.ts";
import { administrators } from "./support/shoppers.ts";
import { shops } from "./support/shops.ts";
import { expectClean } from "./support/accessibility.ts";
import {
  enter,
  expect,
  waitForHydration,
  logIn,
  logInAsAdministrator,
  open,
  openAs,
  refusal,
  test,
  words,
} from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const reason = (page: Page) => main(page).getByLabel("Reason, which the customer reads");
const partReason = (page: Page) => main(page).getByLabel("Why not everything? The customer reads this");
/** A script that only administrators load. */
const script = scriptOf("src/pages/admin/refunds.page.tsx");
const [first, second] = administrators as [string, string];

async function atRefund(page: Page, administrator: string, refundId: string): Promise<void> {
  await openAs(page, administrator, `/en/admin/refunds/${refundId}`);
  await expect(main(page).getByRole("heading", { name: "Decision" })).toBeVisible();
}

test("one of two items is paid back: found in the queue, opened and approved", async ({
  page,
  shopper,
  request,
}) => {
  requirements("roles.administrator-reviews");
  const { reference, refundId, paymentId } = await requestRefund(request, shopper);
  await openAs(page, first, "/en/admin/refunds");
  const row = main(page).getByRole("article").filter({ hasText: reference });
  await expect(row).toContainText(shopper);
  await expect(row).toContainText("2 pieces€44.85Arrived damaged");
  await expect(row).toContainText("To decide");
  await row.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/en/admin/refunds/${refundId}$`));
  await expect(main(page)).toContainText("The pot of one arrived broken.");
  await expect(main(page)).toContainText("This is the first.");
  const photo = main(page).getByRole("img", { name: "broken pot.jpg" });
  await expect(photo).toHaveJSProperty("naturalWidth", 1200);
  await press(page, "Show broken pot.jpg large");
  await expect(page.getByRole("dialog").getByRole("img")).toHaveJSProperty("naturalWidth", 1200);
  await page.keyboard.press("Escape");
  await main(page).getByRole("combobox").selectOption("1 of 2");
  await expect(main(page).getByRole("definition").first()).toHaveText("€18.95");
  await partReason(page).fill("The other one was whole.");
  await page.reload();
  await expect(partReason(page)).toHaveValue("The other one was whole.");
  await press(page, "Approve …");
  const question = page.getByRole("dialog");
  await expect(question).toContainText("€18.95 goes back through PayPal.");
  await question.getByRole("button", { name: "Pay back" }).click();
  await expect(main(page)).toContainText(/Paid back on .*: €18\.95\./);
  await expect(main(page)).toContainText("1 piece€18.95");
  await expect(main(page)).toContainText(
    "Not approvedBoston fern · 1002031 × €18.95The other one was whole.",
  );
  const book = await request.get(`http://127.0.0.1:${shops.embedded.bookPort}/book`);
  const { orders } = await book.json();
  const refunded = orders.find(({ id }: { id: string }) => id === paymentId);
  expect([refunded.refund_ids.length, refunded.refunded_minor]).toEqual([1, "1895"]);
  await main(page).getByRole("link", { name: "All refunds" }).first().click();
  await expect(row).toHaveCount(0);
  await main(page).getByRole("link", { name: "Approved" }).click();
  await expect(page).toHaveURL(/\/en\/admin\/refunds\?status=approved$/);
  await expect(row).toContainText("1 piece€18.95");
});

test("the second of two administrators sees how the first decided", async ({
  page,
  shopper,
  browser,
  complaints,
  request,
}) => {
  complaints.expect(refusal(409));
  const { refundId } = await requestRefund(request, shopper);
  const other = await (await browser.newContext({ locale: "en-NL" })).newPage();
  await atRefund(page, first, refundId);
  await atRefund(other, second, refundId);
  await reason(other).fill("The photo shows another pot.");
  await press(other, "Reject");
  await expect(main(other)).toContainText("Rejected on");
  await press(page, "Approve …");
  await page.getByRole("dialog").getByRole("button", { name: "Pay back" }).click();
  await expect(main(page).getByRole("alert")).toContainText("Another administrator decided this");
  await expect(main(page)).toContainText("The photo shows another pot.");
  const call = await callerOf(page.request, shopper);
  expect(await call("GET", `/refunds/${refundId}`)).toMatchObject({
    current_status: "rejected",
    decision_note: "The photo shows another pot.",
  });
  await other.context().close();
});

test("a draft decision survives a reload and the session's end", async ({
  page,
  shopper,
  complaints,
  request,
}) => {
  complaints.expect(refusal(401));
  const { refundId } = await requestRefund(request, shopper);
  await atRefund(page, first, refundId);
  await main(page).getByRole("combobox").selectOption("1 of 2");
  await reason(page).fill("It was watered too much.");
  await page.reload();
  await waitForHydration(page);
  await expect(reason(page)).toHaveValue("It was watered too much.");
  await expect(main(page).getByRole("combobox")).toHaveValue("1");
  await expect(main(page).getByRole("definition").first()).toHaveText("€18.95");
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem("trellis.user")!).token);
  await page.request.post("/api/v1/logout", { headers: { Authorization: `Bearer ${token}` } });
  await press(page, "Reject");
  await expect(page).toHaveURL(/\/en\/$/);
  await open(page, "/en/login");
  await logInAsAdministrator(page, first);
  await expect(page).toHaveURL(new RegExp(`/en/admin/refunds/${refundId}$`));
  await expect(reason(page)).toHaveValue("It was watered too much.");
  await press(page, "Reject");
  await expect(main(page)).toContainText("It was watered too much.");
  await expect(main(page).getByRole("textbox")).toHaveCount(0);
});

test("customers see, load and are linked to nothing of it; a visitor has to log in", async ({
  page,
  shopper,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await enter(page);
  await open(page, "/en/admin/refunds");
  await expect(page).toHaveURL(/\/en\/login\?to=%2Fadmin%2Frefunds$/);
  await logIn(page, "en", shopper);
  await expect(page).toHaveURL(/\/en\/admin\/refunds$/);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(words.en.notFound);
  await page.reload();
  await waitForHydration(page);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(words.en.notFound);
  expect(requests.filter((path) => path.startsWith("/api/v1/admin") || script.test(path))).toEqual([]);
  const menu = page
    .getByRole("banner")
    .locator("summary")
    .filter({ hasText: shopper.split("@")[0]! });
  await menu.click();
  await expect(page.getByRole("banner").getByRole("link", { name: "My account" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Administration" })).toHaveCount(0);
});

test("an administrator has it in the menu, and an unknown refund is not found", async ({
  page,
  complaints,
}) => {
  complaints.expect(refusal(400));
  complaints.expect(refusal(404));
  await enter(page);
  await open(page, "/en/login");
  await logInAsAdministrator(page, second);
  await page.getByRole("banner").locator("summary").filter({ hasText: "second-admin" }).click();
  const loaded = page.waitForRequest(scriptOf("src/pages/admin/orders.page.tsx"));
  await page.getByRole("link", { name: "Administration" }).click();
  await loaded;
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Orders");
  await main(page).getByRole("link", { name: "Refunds" }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Refunds");
  for (const path of [`refunds/${crypto.randomUUID()}`, "refunds/everything", "plants"]) {
    await open(page, `/en/admin/${path}`);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(words.en.notFound);
  }
});

test("the administrators' pages have no accessibility problems and do not overflow", async ({
  page,
  shopper,
  request,
}) => {
  const { refundId } = await requestRefund(request, shopper);
  await atRefund(page, second, refundId);
  for (const path of [`/en/admin/refunds/${refundId}`, "/en/admin/refunds"]) {
    await open(page, path);
    await expect(main(page).getByRole("heading", { level: 1, name: /Refund/ })).toBeVisible();
    await expectClean(page);
  }
});

test("a photo that fails to load shows a placeholder, and can be loaded again", async ({
  page,
  shopper,
  complaints,
  request,
}) => {
  complaints.expect(/Failed to load resource/);
  const { refundId } = await requestRefund(request, shopper);
  await page.route("**/api/v1/users/*/images/**", (route) => route.abort(), { times: 1 });
  await atRefund(page, first, refundId);
  await expect(main(page)).toContainText("This photo couldn’t be loaded.");
  await press(page, "Try again");
  await expect(main(page).getByRole("img", { name: "broken pot.jpg" })).toHaveJSProperty(
    "naturalWidth",
    1200,
  );
});
