import { join } from "node:path";
import { expect as playwrightExpect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { goOnline } from "#e2e/support/network.ts";
import { open, waitForHydration } from "#e2e/support/shopper.ts";
import { isChoice, type Control, type Field, type Region, type Step } from "#scenarios/steps.ts";
import { pathPattern } from "#scenarios/path-pattern.ts";
import { root } from "#scripts/tools.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";

type PageStep = Exclude<
  Step,
  {
    does: "use another tab" | "change person" | "open the mail's link" | "session ends" | "requests are lost";
  }
>;
/** `address` completes a URL of the scenario. */
type Surroundings = { address: (url: string) => string; limit: number };

function within(page: Page, region?: Region): Page | Locator {
  if (region === undefined) return page;
  if (typeof region === "string") return page.getByRole(region);
  if ("articleWith" in region) return page.getByRole("article").filter({ hasText: region.articleWith });
  if ("group" in region) return page.getByRole("group", { name: region.group });
  return page
    .locator("form")
    .filter({ has: page.getByRole("button", { name: region.formOf, exact: true }), visible: true });
}
const firstVisible = (found: Locator): Locator => found.filter({ visible: true }).first();
const controlOf = (page: Page, { role, name, region }: Control): Locator =>
  firstVisible(within(page, region).getByRole(role, { name }));
const fieldOf = (page: Page, { label, region }: Field): Locator =>
  firstVisible(within(page, region).getByLabel(label));

/** Takes a step in a real browser. */
export async function takeStep(page: Page, step: PageStep, { address, limit }: Surroundings): Promise<void> {
  const expect = playwrightExpect.configure({ timeout: limit });
  switch (step.does) {
    case "open":
      return open(page, address(step.url));
    case "press":
      return isChoice(step.control)
        ? controlOf(page, step.control).check()
        : controlOf(page, step.control).click();
    case "type":
      return fieldOf(page, step.field).fill(step.text);
    case "choose":
      await fieldOf(page, step.field).selectOption({ label: step.option });
      return;
    case "attach":
      return within(page, step.field.region)
        .getByLabel(step.field.label)
        .setInputFiles({
          name: `${step.picture}.jpg`,
          mimeType: "image/jpeg",
          buffer: await sharp(join(root, `shop-data/pictures/${step.picture}.webp`))
            .jpeg()
            .toBuffer(),
        });
    case "unfold":
      return firstVisible(page.locator("summary").filter({ hasText: step.summary })).click();
    case "see":
      return expect(firstVisible(within(page, step.region).getByText(step.text))).toBeVisible();
    case "see control":
      return expect(controlOf(page, step.control)).toBeVisible();
    case "no longer see":
      return expect(within(page, step.region).getByText(step.text)).toHaveCount(0);
    case "arrive":
      return expect(page).toHaveURL(pathPattern(address(step.path)));
    case "reload":
      await page.reload();
      return waitForHydration(page);
    case "go back":
      await page.goBack();
      return waitForHydration(page);
    case "pay at the provider":
      await expect(page).toHaveURL(/checkoutnow\?token=/);
      return payAtProvider(page, step.how);
    case "prices were different":
      return rememberPrice(page, step.price);
    case "lose the network":
      return page.context().setOffline(true);
    case "regain the network":
      return goOnline(page);
  }
}

async function payAtProvider(page: Page, how: string): Promise<void> {
  if (how === "cancel") return page.getByRole("button", { name: "Cancel and return" }).click();
  if (how !== "approve") {
    await page.getByText("Misbehave").click();
    await page.locator(`input[value="${how}"]`).check();
  }
  await page.getByRole("button", { name: "Approve and pay" }).click();
}

const rememberPrice = (page: Page, price: number): Promise<void> =>
  page.evaluate(
    ([prefix, remembered]) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith(prefix))!;
      const draft = JSON.parse(localStorage.getItem(key)!) as { prices: Record<string, number> };
      for (const product of Object.keys(draft.prices)) draft.prices[product] = remembered;
      localStorage.setItem(key, JSON.stringify(draft));
    },
    [storageKeys.checkout(""), price] as const,
  );
