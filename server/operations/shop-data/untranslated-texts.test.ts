import { expect, test } from "vitest";
import { demoFolder } from "#server/open-services.ts";
import { readShopFolder } from "./read.ts";
import { findUntranslatedTexts } from "./untranslated-texts.ts";

const demo = await readShopFolder(demoFolder);

test("the demo shop has every text in every language of the markets that show it", () => {
  expect(findUntranslatedTexts(demo)).toEqual([]);
});

test("missing translations are listed, for a product only where it is sold", () => {
  const without = (name: string, languages: string[], markets = ["europe", "japan"]) => {
    const product = demo.products.get(name)!;
    const filterEntries = <Value>(
      entries: Readonly<Record<string, Value>>,
      isIncluded: (key: string) => boolean,
    ) => Object.fromEntries(Object.entries(entries).filter(([key]) => isIncluded(key)));
    return {
      ...product,
      text: filterEntries(product.text, (language) => !languages.includes(language)),
      prices: filterEntries(product.prices, (market) => markets.includes(market)),
    };
  };
  const products = new Map([
    ["boston-fern", without("boston-fern", ["cs", "ja", "ar"])],
    ["snake-plant", without("snake-plant", ["ja"], ["europe"])],
  ]);
  const shop = { ...demo, products, pages: new Map(), categories: new Map() };
  expect(findUntranslatedTexts(shop)).toEqual([
    "products/boston-fern.yaml: has no text in cs, ja; the market's first language stands there",
  ]);
});

test("beyond a limit, missing texts are only counted", () => {
  const text = { name: "Terms", content: "<p>Yes</p>" };
  const pages = new Map(Array.from({ length: 50 }, (_, index) => [`page-${index}`, { text: { en: text } }]));
  const lines = findUntranslatedTexts({ ...demo, pages, products: new Map(), categories: new Map() });
  expect([lines.length, lines.at(-1)]).toEqual([21, "and 30 more files lack a language"]);
});
