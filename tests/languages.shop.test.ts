import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { languages } from "#server/platform/database/schema.ts";
import { wordsIn } from "#server/commerce/markets/words.ts";
import { polish } from "./support/languages.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

let shop: Shop;
let administrator: TestCustomer;
beforeAll(async () => {
  shop = await openShop();
  administrator = await shop.customer({ role: "administrator" });
});
afterAll(() => shop.close());

const send = (method: "POST" | "PUT" | "DELETE", path: string, body?: unknown) =>
  shop.call(method, path, { token: administrator.token, ...(body !== undefined && { body }) });
const ids = async (): Promise<string[]> =>
  (await shop.call("GET", "/languages/")).body.map(({ id }: { id: string }) => id);
const subjectIn = async (id: string) =>
  (await wordsIn(shop.services.database.queries, id)).say("mail.confirmation.subject");

test("a language without a locale and formats uses en-US", async () => {
  requirements(
    "constants.default-date-formats",
    "constants.default-currency-format",
    "constants.default-locale",
  );
  const { locale, currency_format, date_format, time_format, ...bare } = polish;
  expect([locale, currency_format, date_format, time_format]).not.toContain(undefined);
  const english = {
    plural_rules: ["one", "other"],
    plural_rules_expression: "n == 1 && v == 0 ? 'one' : 'other'",
  };
  const added = await send("POST", "/languages/", { ...bare, ...english, id: "simple", translations: {} });
  expect(added.body).toMatchObject({
    locale: "en-US",
    currency_format: { currency: "USD", minimumFractionDigits: 0, maximumFractionDigits: 2 },
    date_format: { short: { dateStyle: "short" }, long: { dateStyle: "long" } },
  });
  const { locale: _, ...again } = added.body;
  expect((await send("PUT", "/languages/simple", again)).body.locale).toBe("en-US");
  expect((await send("DELETE", "/languages/simple")).status).toBe(204);
});

test("adding, changing and removing a language is logged", async () => {
  const before = await ids();
  const added = await send("POST", "/languages/", polish);
  expect(added).toMatchObject({ status: 201 });
  expect(added.body).toMatchObject({ ...polish, translations: { "catalogue.list.next": "Next page" } });
  expect(added.body.translations["catalogue.list.count"]).toBe(polish.translations["catalogue.list.count"]);
  // Public responses are cached until the change is announced.
  await expect.poll(ids).toEqual([...before, "pl"]);
  expect((await shop.call("GET", "/categories/pl/europe")).status).toBe(200);
  expect(await send("POST", "/languages/", polish)).toMatchObject({
    status: 409,
    body: { code: "language_exists" },
  });
  expect(await subjectIn("pl")).toBe("Potwierdź adres e-mail");

  // Sends the response back with one text changed; texts that equal the program's are not stored.
  const translations = { ...added.body.translations, "catalogue.list.next": "Następna strona" };
  const changed = await send("PUT", "/languages/pl", { ...added.body, translations });
  expect(changed.body.translations["catalogue.list.next"]).toBe("Następna strona");
  const [row] = await shop.services.database.queries.select().from(languages).where(eq(languages.id, "pl"));
  expect(row!.translations).toEqual({ ...polish.translations, "catalogue.list.next": "Następna strona" });

  expect((await send("DELETE", "/languages/pl")).status).toBe(204);
  await expect.poll(ids).toEqual(before);
  expect((await shop.call("GET", "/languages/pl")).status).toBe(404);
  expect((await shop.call("GET", "/categories/pl/europe")).status).toBe(404);
  expect((await send("DELETE", "/languages/pl")).status).toBe(404);
  expect((await send("PUT", "/languages/pl", polish)).status).toBe(404);
  expect((await send("POST", "/languages/", polish)).status).toBe(201);
  expect((await send("DELETE", "/languages/pl")).status).toBe(204);
  const written = await shop.services.database.queries
    .select({ action: auditLog.action, actor: auditLog.actor_id })
    .from(auditLog)
    .where(eq(auditLog.subject, "language pl"));
  const happened = ["added", "changed", "removed", "added", "removed"];
  expect(written.map(({ action }) => action).sort()).toEqual(
    happened.map((what) => `language.${what}`).sort(),
  );
  expect(new Set(written.map(({ actor }) => actor))).toEqual(new Set([administrator.id]));
});

test("a language offered in a market cannot be removed", async () => {
  expect(await send("DELETE", "/languages/de")).toMatchObject({
    status: 409,
    body: { code: "language_in_use", params: { markets: ["europe"] } },
  });
});

describe("invalid input is refused by field and not stored", () => {
  test.each([
    ["locale", { locale: "not a locale" }, "is no locale that the shop can format in"],
    ["locale", { locale: "xx-YY" }, "is no locale that the shop can format in"],
    ["plural_rules", { plural_rules: ["one", "other"] }, "must be one, few, many, other"],
    ["plural_rules_expression", { plural_rules_expression: "'other'" }, 'says "other" for 0'],
    ["currency_format", { currency_format: { currencyDisplay: "loud" } }, "can't be used:"],
    ["currency_format", { currency_format: { curencyDisplay: "name" } }, 'has no "curencyDisplay"'],
    ["time_format", { time_format: { hour: "2-digit", toString: "x" } }, 'has no "toString"'],
    [
      "date_format.long",
      { date_format: { ...polish.date_format, long: { month: "tall" } } },
      "can't be used:",
    ],
    ["time_format", { time_format: { hour: "many" } }, "can't be used:"],
    ["translations.cart.title", { translations: { "cart.title": "{" } }, "is no ICU message"],
    [
      "translations.catalogue.list.page",
      { translations: { "catalogue.list.page": "Strona {pgae}" } },
      "differs from English",
    ],
    ["translations.nothing.such", { translations: { "nothing.such": "Nic" } }, "is no text of the shop"],
    ["translations.toString", { translations: { toString: "Nic" } }, "is no text of the shop"],
    ["id", { id: "No Slug" }, ""],
    ["id", { id: "product" }, "is the beginning of an address of the shop"],
    ["name", { name: "\u202e" }, "has no letter"],
    ["translations.shell.skip", { translations: { "shell.skip": " " } }, "is empty"],
  ])("%s", async (field, change, message) => {
    const before = await ids();
    const { status, body } = await send("POST", "/languages/", { ...polish, ...change });
    expect(status).toBe(400);
    const [error] = body.errors;
    expect(error.field).toBe(field);
    expect(error.message).toContain(message);
    expect(await ids()).toEqual(before);
  });

  test("an id that differs from the URL's", async () => {
    const { status, body } = await send("PUT", "/languages/de", { ...polish, id: "pl" });
    expect([status, body.errors[0].field]).toEqual([400, "id"]);
  });
});
