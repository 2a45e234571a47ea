import { chromium, type Page } from "playwright";
import { launchOptions } from "#scripts/chromium.ts";

/**
 * `node scripts/runtime.mjs bench/phone.ts [address]`: on a phone (a processor four times slower, 1.6 Mbit/s, 150 ms), how
 * long until the login is alive, beside the product page, and how long a sign-up takes with its proof of work. The shop
 * runs with SHOP_GATE=open. Machines differ: only the ratio of one run counts.
 */
const [shop = "http://localhost:8080"] = process.argv.slice(2);
const rounds = 5;

const browser = await chromium.launch(launchOptions);
const times = { product: [] as number[], login: [] as number[], signUp: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  times.product.push(await hydrated("/en/product/boston-fern"));
  times.login.push(await hydrated("/en/login", async (page) => void times.signUp.push(await signedUp(page))));
}
await browser.close();
const [product, login, signUp] = [times.product, times.login, times.signUp].map(median);
console.table({ milliseconds: { product, login, signUp } });
console.log(`The login is alive after ${(login! / product!).toFixed(2)} of the product page's time.`);

async function hydrated(path: string, then: (page: Page) => Promise<void> = async () => {}): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const phone = await page.context().newCDPSession(page);
  const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
  await phone.send("Network.enable");
  await phone.send("Network.emulateNetworkConditions", network);
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(shop + path);
  await page.waitForSelector("html[data-hydrated]");
  const time = await page.evaluate(() => performance.now());
  await then(page);
  await page.close();
  return time;
}

async function signedUp(page: Page): Promise<number> {
  const form = page.locator("form:has([name=email])");
  await form.locator("[name=email]").fill(`bench-${crypto.randomUUID()}@example.com`);
  await form.locator("[name=password]").fill("Trellis-Demo-2026!");
  const began = performance.now();
  await form.locator("button[type=submit]").click();
  await page.getByText("We’ve sent a link to").waitFor();
  return performance.now() - began;
}

function median(times: readonly number[]): number {
  return Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!);
}
