import type { APIRequestContext, Page } from "@playwright/test";
import { buyFerns } from "./support/refund-scenario.ts";
import { administrators } from "./support/shoppers.ts";
import { expectClean } from "./support/accessibility.ts";
import {
  expect,
  waitForHydration,
  logInAsAdministrator,
  open,
  openAs,
  refusal,
  test,
  words,
} from "./support/shopper.ts";

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const carrier = (page: Page) => main(page).getByLabel("Carrier");
const trackingNumber = (page: Page) => main(page).getByLabel("Tracking number (optional)");
const [first, second] = administrators as [string, string];

const paid = async (request: APIRequestContext, shopper: string) => (await buyFerns(request, shopper)).order;

async function atOrder(page: Page, administrator: string, orderId: string): Promise<void> {
  await openAs(page, administrator, `/en/admin/orders/${orderId}`);
  await expect(main(page).getByRole("heading", { name: "Shipping", exact: true })).toBeVisible();
}

test("a paid order is shipped and delivered; its customer sees the parcel and gets both mails", async ({
  page,
  shopper,
  browser,
  request,
}) => {
  const { id, reference } = await paid(request, shopper);
  await openAs(page, first, "/en/admin/orders");
  await main(page).getByLabel("Order number or email, or a part of it").fill(reference.toLowerCase());
  await press(page, "Find");
  const row = main(page).getByRole("article").filter({ hasText: reference });
  await expect(row).toContainText(shopper);
  await expect(row).toContainText("2 pieces€44.85");
  await expect(row).toContainText("To ship");
  await row.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/en/admin/orders/${id}$`));
  await expect(main(page).getByRole("listitem").filter({ hasText: "Boston fern" })).toContainText("2 ×");
  await expect(main(page)).toContainText("Prinsengracht 12");
  await carrier(page).fill("DHL");
  await trackingNumber(page).fill("00340434161094");
  await press(page, "Mark as shipped");
  await expect(main(page)).toContainText("Tracking number: 00340434161094");

  const customer = await (await browser.newContext({ locale: "en-NL" })).newPage();
  await openAs(customer, shopper, `/en/user/orders/${id}`);
  await expect(main(customer)).toContainText("With DHL");
  await expect(main(customer).getByRole("link", { name: "Follow the parcel" })).toHaveAttribute(
    "href",
    "https://www.dhl.com/en/home/tracking.html?tracking-id=00340434161094",
  );
  await expect(main(customer).getByText("On its way")).toBeVisible();

  await press(page, "Delivered …");
  await page.getByRole("dialog").getByRole("button", { name: "Yes, it has arrived" }).click();
  await expect(main(page)).toContainText(/Delivered on .*\./);
  await customer.reload();
  await waitForHydration(customer);
  await expect(main(customer).getByRole("listitem").filter({ hasText: "Delivered" })).toBeVisible();
  // Reopening the confirmation after shipping does not claim that the order is being packed.
  await open(customer, "/en/order-accepted");
  await expect(main(customer)).toContainText("You have paid for your order");
  await expect(main(customer).getByText("Delivered", { exact: true })).toBeVisible();
  await expect(async () => {
    await customer.goto("/dev/mailbox");
    for (const happened of ["is on its way", "has arrived"]) {
      await expect(customer.getByText(`Your order ${reference} ${happened}`)).toBeVisible({ timeout: 1_000 });
    }
  }).toPass();
  await customer.context().close();
});

test("the second of two administrators is informed, and can correct the shipment with their draft", async ({
  page,
  shopper,
  browser,
  complaints,
  request,
}) => {
  complaints.expect(refusal(409));
  const { id } = await paid(request, shopper);
  const other = await (await browser.newContext({ locale: "en-NL" })).newPage();
  await atOrder(page, first, id);
  await atOrder(other, second, id);
  await carrier(other).fill("GLS");
  await press(other, "Mark as shipped");
  await expect(main(other)).toContainText("On its way with GLS");
  await carrier(page).fill("DHL");
  await press(page, "Mark as shipped");
  await expect(main(page).getByRole("alert")).toContainText("has changed in the meantime");
  await expect(main(page)).toContainText("On its way with GLS");
  await press(page, "Correct this");
  await expect(carrier(page)).toHaveValue("DHL");
  await press(page, "Save the correction");
  await expect(main(page)).toContainText("On its way with DHL");
  await press(page, "Correct this");
  await carrier(page).fill("UPS");
  await press(page, "Leave it as it is");
  await press(page, "Correct this");
  await expect(carrier(page)).toHaveValue("DHL");
  await other.context().close();
});

test("what was typed is kept when another administrator ships a part first", async ({
  page,
  shopper,
  browser,
  complaints,
  request,
}) => {
  complaints.expect(refusal(409));
  const { id } = (await buyFerns(request, shopper, 3)).order;
  const other = await (await browser.newContext({ locale: "en-NL" })).newPage();
  const pieces = (of: Page) => main(of).getByRole("spinbutton", { name: "Boston fern" });
  await atOrder(page, first, id);
  await atOrder(other, second, id);
  await carrier(page).fill("DHL");
  await trackingNumber(page).fill("00340434161094");
  await pieces(page).fill("3");
  await pieces(other).fill("1");
  await carrier(other).fill("GLS");
  await press(other, "Mark as shipped");
  await expect(main(other)).toContainText("On its way with GLS");
  await press(page, "Mark as shipped");
  await expect(main(page).getByRole("alert")).toContainText(
    "What you entered is kept: please compare it with what is left to send.",
  );
  await press(page, "Go on");
  await expect(main(page)).toContainText("2 are left to send");
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(carrier(page)).toHaveValue("DHL");
    await expect(trackingNumber(page)).toHaveValue("00340434161094");
    await expect(pieces(page)).toHaveValue("2");
  }
  await press(page, "Mark as shipped");
  await expect(main(page)).toContainText("On its way with DHL");
  await other.context().close();
});

test("a draft survives a refusal, a reload and the session's end", async ({
  page,
  shopper,
  complaints,
  request,
}) => {
  complaints.expect(refusal(401));
  const { id } = await paid(request, shopper);
  await atOrder(page, first, id);
  await carrier(page).fill("Bicycle");
  await trackingNumber(page).fill("7");
  const link = main(page).getByLabel("Tracking link (optional)");
  await link.fill("http://bicycle.example/7");
  await press(page, "Mark as shipped");
  await expect(main(page)).toContainText("The link has to begin with https://");
  await expect(link).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await expect(carrier(page)).toHaveValue("Bicycle");
  await expect(link).toHaveValue("http://bicycle.example/7");
  await link.fill("https://bicycle.example/7");
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem("trellis.user")!).token);
  await page.request.post("/api/v1/logout", { headers: { Authorization: `Bearer ${token}` } });
  await press(page, "Mark as shipped");
  await expect(page).toHaveURL(/\/en\/$/);
  await open(page, "/en/login");
  await logInAsAdministrator(page, first);
  await expect(page).toHaveURL(new RegExp(`/en/admin/orders/${id}$`));
  await expect(carrier(page)).toHaveValue("Bicycle");
  await expect(trackingNumber(page)).toHaveValue("7");
  await press(page, "Mark as shipped");
  await expect(main(page).getByRole("link", { name: "Follow the parcel" })).toHaveAttribute(
    "href",
    "https://bicycle.example/7",
  );
});

test("customers cannot open the page, and unknown orders are not found", async ({
  page,
  shopper,
  browser,
  complaints,
  request,
}) => {
  complaints.expect(refusal(400));
  complaints.expect(refusal(404));
  const { id } = await paid(request, shopper);
  await openAs(page, shopper, `/en/admin/orders/${id}`);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(words.en.notFound);
  await open(page, "/en/admin/orders");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(words.en.notFound);
  const other = await (await browser.newContext({ locale: "en-NL" })).newPage();
  await atOrder(other, second, id);
  for (const path of [
    `admin/orders/${crypto.randomUUID()}`,
    "admin/orders/everything",
    `user/orders/${id}`,
  ]) {
    await open(other, `/en/${path}`);
    await expect(main(other).getByRole("heading", { level: 1 })).toHaveText(words.en.notFound);
  }
  await other.context().close();
});

test("the orders' pages have no accessibility problems and do not overflow", async ({
  page,
  shopper,
  request,
}) => {
  const { id } = await paid(request, shopper);
  await atOrder(page, second, id);
  for (const path of [`/en/admin/orders/${id}`, "/en/admin/orders"]) {
    await open(page, path);
    await expect(main(page).getByRole("heading", { level: 1, name: /Order/ })).toBeVisible();
    await expectClean(page);
  }
});
