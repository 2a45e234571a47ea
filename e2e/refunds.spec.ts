import type { APIRequestContext, Page } from "@playwright/test";
import { press, tokenIn } from "./support/checkout.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { callerOf } from "./support/caller.ts";
import { cameraPhoto, file, smallPhoto } from "./support/photos.ts";
import { buyFerns } from "./support/refund-scenario.ts";
import { administrators } from "./support/shoppers.ts";
import { shops } from "./support/shops.ts";
import { expect, logIn, open, openAs, refusal, test } from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

const main = (page: Page) => page.getByRole("main");
const uploads = "**/api/v1/refunds/*/images";

const choosePhotos = (page: Page, files: readonly ReturnType<typeof file>[]) =>
  main(page)
    .locator('input[type="file"][multiple]')
    .setInputFiles([...files]);
const ready = (page: Page) => main(page).getByText("Ready to send");

/** A paid order of a fern, on its page. Returns the provider's id. */
async function paidOrder(page: Page, shopper: string): Promise<string> {
  const { order, paymentId } = await buyFerns(page.request, shopper, 1);
  await openAs(page, shopper, `/en/user/orders/${order.id}`);
  await expect(main(page).getByRole("link", { name: "Ask for a refund" })).toBeVisible();
  return paymentId;
}

async function beginRequest(page: Page): Promise<void> {
  await main(page).getByRole("link", { name: "Ask for a refund" }).click();
  await expect(page).toHaveURL(/\/en\/user\/orders\/refund\/[0-9a-f-]{36}$/);
  await main(page).getByLabel("How many?").selectOption("1");
  await main(page).getByLabel("Reason").selectOption("Something else");
  await main(page).getByLabel("Tell us more").fill("The pot is broken.");
}

test("three photos, one retried after a failure; approved in another browser, the money is paid back", async ({
  page,
  shopper,
  complaints,
  browser,
  request,
}) => {
  requirements("product.refunds", "errors.refund-upload", "calls.image-inline");
  complaints.expect(/Failed to load resource/);
  const paymentId = await paidOrder(page, shopper);
  await beginRequest(page);
  await expect(main(page).getByText("In money").locator("..")).toContainText("€25.90");
  const small = await smallPhoto();
  await choosePhotos(page, [
    file("camera.jpg", await cameraPhoto()),
    file("leaves.jpg", small),
    file("pot.jpg", small),
  ]);
  await expect(ready(page)).toHaveCount(3);
  let count = 0;
  await page.route(uploads, async (route) => {
    count += 1;
    return count === 2 ? route.abort() : route.continue();
  });
  await press(page, "Send request");
  await expect(main(page)).toContainText("Refund created as draft, image upload failed.");
  await expect(main(page)).toContainText("1 photo didn’t get through.");
  await expect(main(page).getByText("Sent", { exact: true })).toHaveCount(2);
  await main(page).getByRole("button", { name: "Try again", exact: true }).click();
  await expect(main(page)).toContainText("Your request is with us.");
  expect(count).toBe(4);
  await main(page).getByRole("link", { name: "See the request" }).click();
  await expect(main(page)).toContainText("Waiting for our decision");
  await expect(main(page)).toContainText("The pot is broken.");
  const photos = main(page).getByRole("img", { name: /^Photo: / });
  await expect(photos).toHaveCount(3);
  for (const photo of await photos.all())
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const refundPage = page.url();
  await main(page).getByRole("link", { name: "All refunds" }).click();
  await expect(main(page)).toContainText("1 refund");
  // The order shows the request.
  await page.goBack();
  const reference = await main(page).getByRole("heading", { level: 1 }).getByRole("link").innerText();
  await main(page).getByRole("heading", { level: 1 }).getByRole("link").click();
  await expect(main(page)).toContainText("Waiting for our decision");
  const moments = main(page).locator("ol").getByRole("listitem");
  await expect(moments).toHaveText([/^Placed/, /^Paid/, /^Refund asked for/]);
  await expect(main(page).getByRole("link", { name: "Ask for a refund" })).toHaveCount(0);
  await open(page, new URL(page.url()).pathname.replace("/orders/", "/orders/refund/"));
  await expect(main(page)).toContainText("You have already asked for a refund of this order.");

  const administrator = await (await browser.newContext({ locale: "en-NL" })).newPage();
  await openAs(administrator, administrators[0]!, `/en/admin/refunds`);
  await main(administrator).getByRole("article").filter({ hasText: reference }).getByRole("link").click();
  await expect(main(administrator).getByRole("img")).toHaveCount(3);
  await main(administrator).getByRole("button", { name: "Approve …" }).click();
  await administrator.getByRole("dialog").getByRole("button", { name: "Pay back" }).click();
  await expect(main(administrator)).toContainText(/Paid back on .*: €25\.90\./);
  expect(await paidBack(request, paymentId)).toEqual({ times: 1, minor: "2590" });

  await open(page, new URL(refundPage).pathname);
  await expect(main(page)).toContainText("Approved and paid back");
  await expect(main(page)).toContainText("What you got back");
  await expect(main(page)).toContainText(/Your credit note has the number EUROPE-CN-\d{6}\./);
  const downloading = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Download credit note" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^credit-note-EUROPE-CN-\d{6}\.pdf$/);
  // The order earned points, which are taken back.
  const call = await callerOf(page.request, shopper);
  expect((await call("GET", "/users/customers/me")).points_in_deposit).toBe(0);
  const mails = page.locator("article", { hasText: shopper });
  await expect(async () => {
    await page.goto("/dev/mailbox");
    await expect(mails.filter({ hasText: "€25.90" }).filter({ hasText: "EUROPE-CN-" })).toHaveCount(1, {
      timeout: 500,
    });
  }).toPass();
});

/** What the provider has refunded of an order. */
async function paidBack(request: APIRequestContext, paymentId: string) {
  const book = await request.get(`http://127.0.0.1:${shops.embedded.bookPort}/book`);
  const { orders } = await book.json();
  const { refund_ids, refunded_minor } = orders.find(({ id }: { id: string }) => id === paymentId);
  return { times: refund_ids.length, minor: refunded_minor };
}

test("a closed request keeps its draft and the uploaded photo; then it is deleted", async ({
  page,
  shopper,
  context,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await paidOrder(page, shopper);
  await beginRequest(page);
  const small = await smallPhoto();
  await choosePhotos(page, [file("first.jpg", small), file("second.jpg", small)]);
  await expect(ready(page)).toHaveCount(2);
  let count = 0;
  await page.route(uploads, async (route) => {
    count += 1;
    return count === 1 ? route.continue() : route.abort();
  });
  await press(page, "Send request");
  await expect(main(page)).toContainText("1 photo didn’t get through.");
  await page.close();
  const again = await context.newPage();
  await open(again, "/en/user/refunds");
  await expect(main(again)).toContainText("Draft, not sent yet");
  await main(again).getByRole("article").getByRole("link").click();
  await main(again).getByRole("link", { name: "Go on with it" }).click();
  await expect(again).toHaveURL(/\/en\/user\/refunds\/request\/[0-9a-f-]{36}$/);
  await expect(main(again).getByLabel("How many?")).toHaveValue("1");
  await expect(main(again).getByLabel("Tell us more")).toHaveValue("The pot is broken.");
  await expect(main(again).getByText("first.jpg")).toBeVisible();
  await expect(main(again).getByText("second.jpg")).toHaveCount(0);
  await again.goBack();
  await main(again).getByRole("button", { name: "Delete the draft" }).click();
  await again.getByRole("dialog").getByRole("button", { name: "Delete it" }).click();
  await expect(again).toHaveURL(/\/en\/user\/refunds$/);
  await expect(main(again)).toContainText("You haven’t asked for a refund yet.");
});

test("after a reload, unsent photos are reported; deleting the draft clears its form", async ({
  page,
  shopper,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await paidOrder(page, shopper);
  await beginRequest(page);
  const begun = page.url();
  const small = await smallPhoto();
  await choosePhotos(page, [file("first.jpg", small), file("second.jpg", small)]);
  await expect(ready(page)).toHaveCount(2);
  const requests: string[] = [];
  page.once("dialog", (dialog) => {
    requests.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(requests).toEqual(["beforeunload"]);
  await expect(main(page)).toContainText("Your 2 photos weren’t sent yet and couldn’t be kept.");
  await choosePhotos(page, [file("first.jpg", small)]);
  await expect(main(page).getByText("couldn’t be kept")).toHaveCount(0);
  await page.route(uploads, (route) => route.abort());
  await press(page, "Send request");
  await expect(main(page)).toContainText("1 photo didn’t get through.");
  await main(page).getByRole("link", { name: "Later" }).click();
  await main(page).getByRole("button", { name: "Delete the draft" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete it" }).click();
  await expect(page).toHaveURL(/\/en\/user\/refunds$/);
  await open(page, new URL(begun).pathname);
  await expect(main(page).getByLabel("How many?")).toHaveValue("0");
  await expect(main(page).getByLabel("Tell us more")).toHaveValue("");
  await expect(main(page).getByText("couldn’t be kept")).toHaveCount(0);
});

test("a draft survives a reload and the session's end, and a file that is no photo is refused", async ({
  page,
  shopper,
  complaints,
}) => {
  complaints.expect(refusal(401));
  await paidOrder(page, shopper);
  await beginRequest(page);
  const isAllThere = async () => {
    await expect(main(page).getByLabel("How many?")).toHaveValue("1");
    await expect(main(page).getByLabel("Reason")).toHaveValue("other");
    await expect(main(page).getByLabel("Tell us more")).toHaveValue("The pot is broken.");
    await expect(main(page).getByText("In money").locator("..")).toContainText("€25.90");
  };
  await page.reload();
  await isAllThere();
  const token = await tokenIn(page);
  // A pending request would report the ended session first.
  await page.waitForLoadState("networkidle");
  await page.request.post("/api/v1/logout", { headers: { Authorization: `Bearer ${token}` } });
  await press(page, "Send request");
  await expect(page).toHaveURL(/\/en\/$/);
  await open(page, "/en/login");
  await logIn(page, "en", shopper);
  await expect(page).toHaveURL(/\/en\/user\/orders\/refund\/[0-9a-f-]{36}$/);
  await isAllThere();
  await choosePhotos(page, [file("notes.jpg", Buffer.from("only words"))]);
  await expect(main(page)).toContainText("This isn’t a photo.");
  // The third of ten files is no photo; six photos are possible.
  const small = await smallPhoto();
  const ten = Array.from({ length: 10 }, (_, index) => file(`${index + 1}.jpg`, small));
  await choosePhotos(page, ten.with(2, file("receipt.pdf", Buffer.from("%PDF-1.7"), "application/pdf")));
  await expect(main(page).getByText("This isn’t a photo.")).toHaveCount(2);
  await expect(main(page).getByText("receipt.pdf")).toBeVisible();
  await expect(ready(page)).toHaveCount(6);
  await expect(main(page)).toContainText("3 photos were left out: no more than 6 are possible.");
  await main(page).getByLabel("How many?").selectOption("0");
  await press(page, "Send request");
  await expect(main(page)).toContainText("Please choose at least one item.");
  await main(page).getByLabel("How many?").selectOption("1");
  await press(page, "Send request");
  await expect(main(page)).toContainText("Your request is with us.");
  await expect(main(page)).toContainText("2 files weren’t photos and weren’t sent.");
  await main(page).getByRole("link", { name: "See the request" }).click();
  await expect(main(page).getByRole("img", { name: /^Photo: / })).toHaveCount(6);
});
