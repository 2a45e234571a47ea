import { afterAll, beforeAll, expect, test } from "vitest";
import type { FastifyInstance } from "fastify";
import { emailAreas, screenAreas, textsIn } from "#domain/text-areas.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { readMessages } from "#server/commerce/markets/messages.ts";
import { storefrontApp } from "#server/storefront-app.ts";
import { requirements } from "#tests/support/requirements.ts";

let shop: Shop;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await openShop({ environment: { SHOP_GATE: "open" } });
  app = await storefrontApp(shop.services, { checkResponses: true, isDemo: true });
}, 120_000);
afterAll(async () => {
  await app.close();
  await shop.close();
});

const get = async (url: string) => {
  const { statusCode, body, headers } = await app.inject({ url });
  return { statusCode, body, headers };
};
type State = { facts: { messages: Record<string, string> }; texts: Record<string, Record<string, unknown>> };
const stateOf = (html: string) => JSON.parse(/id="state">(.*?)<\/script>/s.exec(html)![1]!) as State;
const languages = ["en", "de"];

test.each([
  ["/", ["shell", "catalogue"]],
  ["/welcome-page", ["shell", "welcome"]],
  ["/product/boston-fern", ["shell", "catalogue", "cart", "facts"]],
  ["/cart", ["shell", "cart", "catalogue"]],
  ["/checkout", ["shell", "checkout", "account", "address", "cart"]],
  ["/nowhere", ["shell"]],
])("%s contains exactly the texts of %j", async (path, areas) => {
  const { texts } = stateOf((await get(`/en${path}`)).body);
  expect(Object.keys(texts)).toEqual(areas);
  for (const [area, areaTexts] of Object.entries(texts)) {
    const ids = Object.keys(readMessages("en")).filter((id) => id.startsWith(`${area}.`));
    expect(Object.keys(areaTexts).toSorted()).toEqual(ids.toSorted());
  }
});

test("the footer is on the page in its own language only", async () => {
  const page = (await get("/en/")).body;
  const footer = JSON.parse((await get("/api/v1/footer/localized/en")).body) as {
    name: string;
    translations: { ja: string };
  }[];
  expect(footer.length).toBeGreaterThan(5);
  for (const { name, translations } of footer) {
    expect(page).toIncludeText(name);
    expect(page).not.toIncludeText(translations.ja);
  }
});

test.each(languages)(
  "the texts in %s are immutable files, and an outdated URL is not found",
  async (language) => {
    const { body } = await get(`/${language}/`);
    const address = stateOf(body).facts.messages.shell!;
    const { headers, statusCode } = await get(address);
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await get(address.replace(/-\w+\.json/, "-000000000000.json"))).statusCode).toBe(404);
  },
);

test.each(languages)("the texts of mails and invoices in %s are not served", async (language) => {
  const { body: page } = await get(`/${language}/`);
  const { facts } = stateOf(page);
  expect(Object.keys(facts.messages).toSorted()).toEqual([...screenAreas].toSorted());
  const files = await Promise.all(Object.values(facts.messages).map(get));
  const served = files.flatMap(({ body }) => Object.keys(JSON.parse(body) as object));
  const all = readMessages(language);
  expect(served.toSorted()).toEqual(Object.keys(textsIn(all, screenAreas)).toSorted());
  const { body } = await get(`/api/v1/languages/${language}`);
  expect((JSON.parse(body) as { translations: object }).translations).toEqual(textsIn(all, screenAreas));
  const { "mail.confirmation.text": mailText } = textsIn(all, emailAreas);
  expect(mailText).toBeTruthy();
  for (const text of [page, body, ...files.map(({ body }) => body)]) expect(text).not.toContain(mailText);
});

test("prices are formatted as the language's record says", async () => {
  requirements("product.server-formats");
  const { token } = await shop.customer({ role: "administrator" });
  const { body: language } = await shop.call("GET", "/languages/en");
  const put = async (body: object) =>
    expect((await shop.call("PUT", "/languages/en", { token, body })).status).toBe(200);
  const render = async () => (await get("/en/shop")).body;
  expect(await render()).not.toContain("EUR\u00a0");
  await put({ ...language, currency_format: { ...language.currency_format, currencyDisplay: "code" } });
  await expect.poll(render).toContain("EUR\u00a0");
  await put(language);
  await expect.poll(render).not.toContain("EUR\u00a0");
});

test("a text changed by an administrator is rendered at once", async () => {
  requirements("product.server-translations");
  const { token } = await shop.customer({ role: "administrator" });
  const { body: language } = await shop.call("GET", "/languages/en");
  const render = async () => (await get("/en/shop")).body;
  expect(await render()).toContain("The whole shop");
  const translations = { ...language.translations, "catalogue.shop.title": "All that grows" };
  const body = { ...language, translations };
  expect((await shop.call("PUT", "/languages/en", { token, body })).status).toBe(200);
  await expect.poll(render).toContain("All that grows");
  expect((await shop.call("PUT", "/languages/en", { token, body: language })).status).toBe(200);
  await expect.poll(render).toContain("The whole shop");
});
