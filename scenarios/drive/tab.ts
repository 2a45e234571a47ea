import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { goOnline } from "#e2e/support/network.ts";
import { open, waitForHydration } from "#e2e/support/shopper.ts";
import type { Control, Field, Region, Step } from "#scenarios/steps.ts";
import { root } from "#scripts/tools.ts";

type PageStep = Exclude<
  Step,
  { does: "use another tab" | "change person" | "open the mail's link" | "session ends" }
>;
/** `address` completes a URL of the scenario. */
type Surroundings = { address: (url: string) => string };

const within = (page: Page, region?: Region): Page | Locator => (region ? page.getByRole(region) : page);
const firstVisible = (found: Locator): Locator => found.filter({ visible: true }).first();
const controlOf = (page: Page, { role, name, region }: Control): Locator =>
  firstVisible(within(page, region).getByRole(role, { name }));
const fieldOf = (page: Page, { label, region }: Field): Locator =>
  firstVisible(within(page, region).getByLabel(label));

/** Takes a step in a real browser. */
export async function takeStep(page: Page, step: PageStep, { address }: Surroundings): Promise<void> {
  switch (step.does) {
    case "open":
      return open(page, address(step.url));
    case "press":
      return controlOf(page, step.control).click();
    case "type":
      return fieldOf(page, step.field).fill(step.text);
    case "choose":
      await fieldOf(page, step.field).selectOption({ label: step.option });
      return;
    case "attach":
      return within(page, step.field.region)
        .getByLabel(step.field.label)
        .setInputFiles(join(root, "shop-data/pictures", step.picture));
    case "see":
      return expect(firstVisible(within(page, step.region).getByText(step.text))).toBeVisible();
    case "see control":
      return expect(controlOf(page, step.control)).toBeVisible();
    case "no longer see":
      return expect(within(page, step.region).getByText(step.text)).toHaveCount(0);
    case "arrive":
      return expect(page).toHaveURL(pattern(address(step.path)));
    case "reload":
      await page.reload();
      return waitForHydration(page);
    case "go back":
      await page.goBack();
      return waitForHydration(page);
    case "pay at the provider":
      return payAtProvider(page, step.how);
    case "lose the network":
      return page.context().setOffline(true);
    case "regain the network":
      return goOnline(page);
  }
}

async function payAtProvider(page: Page, how: string): Promise<void> {
  await expect(page).toHaveURL(/checkoutnow\?token=/);
  if (how === "cancel") return page.getByRole("button", { name: "Cancel and return" }).click();
  if (how !== "approve") {
    await page.getByText("Misbehave").click();
    await page.locator(`input[value="${how}"]`).check();
  }
  await page.getByRole("button", { name: "Approve and pay" }).click();
}

/** `*` stands for any part of a path. */
const pattern = (path: string): RegExp =>
  new RegExp(`${path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/?#]+")}(?:[?#].*)?$`);
