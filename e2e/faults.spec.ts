import type { Page } from "@playwright/test";
import type { Fault } from "#sandbox/faults.ts";
import { callerOf } from "./support/caller.ts";
import { placeOrder } from "./support/ordering.ts";
import { collectPageProblems, expect, open, openAs, refusal, test, words } from "./support/shopper.ts";
import { requirements } from "#tests/support/requirements.ts";

const say = words.en;

/** Pays an unpaid order at the provider with a fault. */
async function payWith(page: Page, shopper: string, fault: Fault): Promise<void> {
  const { id } = await placeOrder(await callerOf(page.request, shopper));
  await openAs(page, shopper, `/en/user/orders/${id}`);
  await page.getByRole("button", { name: say.payNow }).click();
  await page.getByText("Misbehave").click();
  await page.locator(`input[value="${fault}"]`).check();
  await page.getByRole("button", { name: "Approve and pay" }).click();
}

const thanks = (page: Page) =>
  expect(page.getByRole("heading", { level: 1, name: say.thanks })).toBeVisible();

/** The customer sees the truth and ends with one paid order. */
const soon: readonly Fault[] = ["cut", "answersTwice"];
const patiently: readonly Fault[] = ["late", "neverAnswers", "pending", "rubbish"];

for (const fault of soon) {
  test(`${fault}: the order is paid as usual`, async ({ page, shopper }) => {
    await payWith(page, shopper, fault);
    await thanks(page);
  });
}

test("late, silent, pending, rubbish: four customers are asked to wait, and their orders are paid", async ({
  browser,
  nextShopper,
}) => {
  await Promise.all(
    patiently.map(async (fault) => {
      const page = await browser.newPage();
      const complaints = collectPageProblems(page);
      complaints.expect(/\b502\b/);
      await payWith(page, nextShopper(), fault);
      await expect(page.getByText("The payment is being processed.")).toBeVisible();
      await thanks(page);
      expect(complaints.all(), fault).toEqual([]);
      await page.context().close();
    }),
  );
});

test("currencyNotSupported: paying again is not offered, and the order can be cancelled", async ({
  page,
  complaints,
  shopper,
}) => {
  requirements("errors.currency");
  complaints.expect(refusal(409));
  await payWith(page, shopper, "currencyNotSupported");
  const advice = page.getByText("The payment provider does not support this currency.");
  for (const comeBack of [async () => {}, () => page.reload(), () => open(page, "/en/checkout")]) {
    await comeBack();
    await expect(advice).toBeVisible();
    await expect(page.getByRole("button", { name: say.payNow })).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Cancel the order" }).click();
  await expect(page.locator("[data-cart-count]")).toHaveText("1");
});
