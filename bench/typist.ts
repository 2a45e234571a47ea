import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Locator, type Page } from "playwright";
import { launchOptions } from "#scripts/chromium.ts";
import { openShop } from "./compare/shops.ts";

/**
 * `node scripts/runtime.mjs bench/typist.ts`: how long a guest needs from the cart to the payment provider, in which screens and
 * fields. The hands are those of the keystroke-level model (Card, Moran and Newell, 1980) at 40 words a minute, and keep to the
 * required fields.
 */
const seconds = { key: 0.28, point: 1.1, press: 0.2, think: 1.35 };
const rounds = 3;

async function order(isCounted: boolean): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(`${shop.url}/en/product/boston-fern`);
  await page.waitForSelector("html[data-hydrated]");
  await page.locator("main form button[type=submit]:visible").first().click();
  await page.getByText("1", { exact: true }).first().waitFor();
  await page.goto(`${shop.url}/en/cart`);
  const toCheckout = page.locator("main aside").getByRole("link", { name: "Go to checkout" });
  await toCheckout.waitFor();
  const screens: string[] = [];
  const seen = async (name: string) => {
    const fields = await page.locator("main :is(input, select, textarea):visible").count();
    screens.push(`${name}: ${fields} fields`);
  };

  const began = performance.now();
  await press(toCheckout);
  await page.locator("[name=email]").waitFor();
  await seen("address");
  await press(page.locator("[name=email]"));
  await type(page, `gina.${crypto.randomUUID().slice(0, 4)}@example.com`);
  const country = page.locator("[name='delivery.country']");
  await tabTo(page, country);
  await type(page, "Ne");
  const address = { firstName: "Gina", lastName: "Guest", street: "Prinsengracht 12", zipCode: "1015 DV" };
  for (const [name, text] of Object.entries({ ...address, city: "Amsterdam" })) {
    await tabTo(page, page.locator(`[name='delivery.${name}']`));
    await type(page, text);
  }
  await press(page.getByRole("button", { name: "Continue to delivery" }));
  await page.locator("[name=shipping]").first().waitFor();
  await seen("delivery");
  await press(page.getByRole("button", { name: "Continue to check" }));
  await page.locator("[name=terms]").waitFor();
  await seen("review");
  await press(page.locator("[name=terms]"));
  await press(page.getByRole("button", { name: "Order and pay" }));
  await page.waitForURL(/checkoutnow/);
  const took = (performance.now() - began) / 1_000;
  if (isCounted) console.log(screens.join("\n"));
  await page.close();
  return took;
}

async function press(what: Locator): Promise<void> {
  await pause((seconds.think + seconds.point + seconds.press) * 1_000);
  await what.click();
}

async function tabTo(page: Page, field: Locator): Promise<void> {
  await pause(seconds.think * 1_000);
  while (!(await field.evaluate((element) => element === document.activeElement))) {
    await pause(seconds.key * 1_000);
    await page.keyboard.press("Tab");
  }
}

const type = (page: Page, text: string): Promise<void> =>
  page.keyboard.type(text, { delay: seconds.key * 1_000 });

const root = join(import.meta.dirname, "..");
const shop = await openShop(root);
const browser = await chromium.launch(launchOptions);
const times: number[] = [];
try {
  for (let round = 0; round < rounds; round += 1) times.push(await order(round === 0));
} finally {
  await browser.close();
  await shop.close();
}
console.log(`From the cart to the provider: ${times.map((time) => `${time.toFixed(1)} s`).join(", ")}`);
