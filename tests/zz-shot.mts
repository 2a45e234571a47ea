import { chromium } from "@playwright/test";
import { launchOptions } from "../scripts/chromium.ts";
const base = "http://localhost:18200";
const browser = await chromium.launch(launchOptions as any);
const shots = async (page: any, name: string) => { for (const w of [1280, 412]) { await page.setViewportSize({ width: w, height: 900 }); await page.waitForTimeout(300); await page.screenshot({ path: `/tmp/s-${name}-${w}.png`, fullPage: true }); } };
for (const lang of process.argv.slice(2)) {
  const context = await browser.newContext({ locale: lang });
  const page = await context.newPage();
  page.on("pageerror", (e) => console.log("ERR", e.message));
  page.on("console", (m) => m.type() === "error" && console.log("CON", m.text()));
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", { options: { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true } });
  await page.request.post(`${base}/api/v1/gate/`, { data: {} });
  await page.goto(`${base}/${lang}/login`);
  await page.waitForSelector("html[data-hydrated]");
  await shots(page, `login-${lang}`);
  await page.locator("main [name=username]").fill(lang === "en" ? "admin@example.com" : "admin@example.com");
  await page.locator("main [name=password]").first().fill("Trellis-Demo-2026!");
  await page.locator("main form button[type=submit]").first().click();
  await page.waitForTimeout(2500);
  await shots(page, `enrol-${lang}`);
  // skip
  const links = page.locator("main button");
  console.log(lang, await links.allTextContents());
  await browser.contexts();
  const skip = page.locator("main").getByRole("button").filter({ hasText: /Skip|überspringen|přeskočit|スキップ|التخطي/ });
  if (await skip.count()) { await skip.click(); await page.waitForTimeout(2000); }
  await page.goto(`${base}/${lang}/user/security`);
  await page.waitForTimeout(2500);
  await shots(page, `security-${lang}`);
  const app = page.locator("main section").nth(1).getByRole("button").first();
  await app.click(); await page.waitForTimeout(1500);
  await shots(page, `app-${lang}`);
  await context.close();
}
await browser.close();
