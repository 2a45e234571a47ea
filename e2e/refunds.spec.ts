import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { order, press, thanks } from "./support/at-checkout.ts";
import { expect, open, test } from "./support/shopper.ts";

const main = (page: Page) => page.getByRole("main");
const uploads = "**/api/v1/refunds/*/images";

/** As a phone's camera makes it: 12 megapixels, some megabytes. */
const cameraPhoto = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: "#8a5a3c",
      noise: { type: "gaussian", mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer();
const smallPhoto = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: "#4f7a4a" } })
    .jpeg()
    .toBuffer();
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

const choosePhotos = (page: Page, files: readonly ReturnType<typeof file>[]) =>
  main(page)
    .locator('input[type="file"][multiple]')
    .setInputFiles([...files]);
const ready = (page: Page) => main(page).getByText("Ready to send");

/** A paid order of a fern, on its page. */
async function paidOrder(page: Page, shopper: string): Promise<void> {
  await order(page, shopper);
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await thanks(page);
  await main(page).getByRole("link", { name: "View the order" }).click();
  await expect(main(page).getByRole("link", { name: "Ask for a refund" })).toBeVisible();
}

async function beginRequest(page: Page): Promise<void> {
  await main(page).getByRole("link", { name: "Ask for a refund" }).click();
  await expect(page).toHaveURL(/\/en\/user\/orders\/refund\/[0-9a-f-]{36}$/);
  await main(page).getByLabel("How many?").selectOption("1");
  await main(page).getByLabel("Reason").selectOption("It arrived damaged");
  await main(page).getByLabel("Tell us more").fill("The pot is broken.");
}

test("three photos, of which one fails and is tried again; then the request is with the shop", async ({
  page,
  shopper,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await paidOrder(page, shopper);
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
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await main(page).getByRole("link", { name: "All refunds" }).click();
  await expect(main(page)).toContainText("1 refund");
  // Its order says that it was asked for.
  await page.goBack();
  await main(page).getByRole("heading", { level: 1 }).getByRole("link").click();
  await expect(main(page)).toContainText("Waiting for our decision");
  await expect(main(page).getByRole("link", { name: "Ask for a refund" })).toHaveCount(0);
  await open(page, page.url().replace(/.*(\/en\/user\/orders)(\/.*)$/, "$1/refund$2"));
  await expect(main(page)).toContainText("A refund of this order was already asked for.");
});

test("closed in the middle, the draft and the photo that arrived are there afterwards; then it is given up", async ({
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

test("what was typed is there after a reload, and a file that is no photo is said to be none", async ({
  page,
  shopper,
}) => {
  await paidOrder(page, shopper);
  await beginRequest(page);
  await page.reload();
  await expect(main(page).getByLabel("How many?")).toHaveValue("1");
  await expect(main(page).getByLabel("Reason")).toHaveValue("damaged");
  await expect(main(page).getByLabel("Tell us more")).toHaveValue("The pot is broken.");
  await expect(main(page).getByText("In money").locator("..")).toContainText("€25.90");
  await choosePhotos(page, [file("notes.jpg", Buffer.from("only words"))]);
  await expect(main(page)).toContainText("This isn’t a photo.");
  await press(page, "Send request");
  await expect(main(page)).toContainText("One of the files can’t be sent. Please remove it first.");
  await main(page).getByRole("button", { name: "Remove notes.jpg" }).click();
  await main(page).getByLabel("How many?").selectOption("0");
  await press(page, "Send request");
  await expect(main(page)).toContainText("Please choose at least one item.");
});
