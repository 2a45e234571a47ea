import { afterAll, beforeAll, expect, test } from "vitest";
import { rateLimits } from "#server/platform/database/server-schema.ts";
import { stockAlertActors } from "#src/flows/shopping/stock-alert/stock-alert.actors.ts";
import { stockAlertLinkActors } from "#src/flows/shopping/stock-alert-link/stock-alert-link.actors.ts";
import { browserApi, callPort } from "./support/ports.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { stockAlertHelpers } from "./support/stock-alert-helpers.ts";
import { stockHelpers } from "./support/stock-helpers.ts";
import { applyFiles } from "./support/apply-files.ts";
import { filesWithVariants } from "./support/variant-files.ts";

let shop: Shop;
let origin: string;
let alerts: ReturnType<typeof stockAlertHelpers>;
beforeAll(async () => {
  shop = await openShop({ jobPollSeconds: 3_600 });
  await applyFiles(shop, filesWithVariants);
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
  alerts = stockAlertHelpers(shop);
});
afterAll(() => shop.close());

const german = { languageId: "de", marketId: "europe" };

test("an alert is asked for with its product, variant, address and language", async () => {
  const { queries } = shop.services.database;
  await queries.execute("update variant_stock set tracked = true");
  const fern = (await shop.call("GET", "/products/en/europe/fern")).body;
  const [, middle] = fern.variants;
  const productId: string = fern.id;
  const { askForAlert } = stockAlertActors({ api: browserApi(origin), marketLocale: german });
  const email = alerts.someone();
  const wish = { productId, variantId: middle.id as string, email };
  expect(await callPort(askForAlert, wish)).toEqual({ outcome: "mailed" });
  expect(await alerts.alertsOf(email)).toMatchObject([
    { variant_id: middle.id, market_id: "europe", language_id: "de" },
  ]);
  const { email: own, token } = await shop.customer();
  const { askForAlert: asCustomer } = stockAlertActors({
    api: browserApi(origin, token),
    marketLocale: german,
  });
  expect(await callPort(asCustomer, { ...wish, email: own })).toEqual({ outcome: "notNeeded" });
  expect(await callPort(askForAlert, { ...wish, email: "ada@" })).toEqual({ outcome: "invalid" });
  const japan = stockAlertActors({
    api: browserApi(origin),
    marketLocale: { languageId: "en", marketId: "japan" },
  });
  const spade = await shop.productId("spade");
  const elsewhere = { productId: spade, variantId: spade, email };
  expect(await callPort(japan.askForAlert, elsewhere)).toEqual({ outcome: "notFound" });
  await stockHelpers(shop).track("fern", { onHand: 1 });
  const inStock = { productId, variantId: productId, email };
  expect(await callPort(askForAlert, inStock)).toEqual({ outcome: "inStock" });
  await queries.update(rateLimits).set({ points: 1_000 });
  expect(await callPort(askForAlert, wish)).toEqual({
    outcome: "tooManyRequests",
    seconds: expect.any(Number),
  });
});

test("a link confirms or deletes with its own token", async () => {
  await stockHelpers(shop).track("spade", { onHand: 0 });
  const email = alerts.someone();
  await alerts.ask("spade", email);
  const token = await alerts.mailedToken(email);
  const [mail] = await alerts.mailsTo(email);
  const deletion = alerts.linkIn(mail!, "delete");
  const { followLink } = stockAlertLinkActors(browserApi(origin));
  const invalid = { outcome: "tokenInvalid" };
  expect(await callPort(followLink, { use: "confirm", token: deletion })).toEqual(invalid);
  expect(await callPort(followLink, { use: "delete", token })).toEqual(invalid);
  expect(await callPort(followLink, { use: "confirm", token: "x".repeat(501) })).toEqual(invalid);
  expect(await callPort(followLink, { use: "confirm", token })).toEqual({ outcome: "confirmed" });
  expect(await alerts.alertsOf(email)).toMatchObject([{ confirmed_at: expect.any(Date) }]);
  expect(await callPort(followLink, { use: "delete", token: deletion })).toEqual({ outcome: "deleted" });
  expect(await alerts.alertsOf(email)).toEqual([]);
  expect(await callPort(followLink, { use: "confirm", token })).toEqual({ outcome: "tokenExpired" });
});
