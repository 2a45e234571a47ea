import { expect, test } from "vitest";
import { demoShop } from "#tests/support/demo-shop.ts";
import { storefrontApp } from "#server/storefront-app.ts";

/** Each has a picture of its own. */
const products = ["monstera-deliciosa", "boston-fern", "lavender-hidcote", "snake-plant", "watering-can"];

test("preview cards that are drawn at the same time do not wait for each other's pictures", async () => {
  const shop = await demoShop({ environment: { SHOP_GATE: "open" } });
  const app = await storefrontApp(shop.services, { checkResponses: true, isDemo: false });
  const cards = await Promise.all(
    products.map((name) => app.inject({ url: `/cards/en/product/${name}.jpg` })),
  );
  expect(cards.map(({ statusCode, headers }) => [statusCode, headers["content-type"]])).toEqual(
    products.map(() => [200, "image/jpeg"]),
  );
  await app.close();
  await shop.close();
});
