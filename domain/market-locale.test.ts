import { expect, test, vi } from "vitest";
import { chooseMarketLocale } from "./market-locale.ts";
import { requirements } from "#tests/support/requirements.ts";

const markets = [
  { id: "europe", countries: ["BE", "CZ", "NL"], languages: ["en", "de"] },
  { id: "united-kingdom", countries: ["GB"], languages: ["en"] },
];

test.each([
  ["the region decides first", {}, ["en-GB", "de"], null, "united-kingdom", "en"],
  ["otherwise the language decides", {}, ["de-AT"], null, "europe", "de"],
  ["without a match the first market is used", {}, ["fr"], null, "europe", "en"],
  ["the stored market is used", { marketId: "united-kingdom" }, ["de"], null, "united-kingdom", "en"],
  [
    "an unknown stored market is ignored",
    { marketId: "mars", languageId: "en" },
    ["de"],
    null,
    "europe",
    "de",
  ],
  ["the stored language is used", { marketId: "europe", languageId: "de" }, ["en"], null, "europe", "de"],
  [
    "the URL overrides the stored language",
    { marketId: "europe", languageId: "de" },
    [],
    "en",
    "europe",
    "en",
  ],
  ["the URL's language selects a market that offers it", {}, ["en-GB"], "de", "europe", "de"],
  [
    "a market without the URL's language uses its own",
    { marketId: "united-kingdom" },
    [],
    "de",
    "united-kingdom",
    "en",
  ],
  ["invalid languages are ignored", {}, ["*", "---", "de"], null, "europe", "de"],
])("%s", (_, stored, preferred, named, marketId, languageId) => {
  requirements("market.stored", "market.by-browser", "market.first", "market.language");
  expect(chooseMarketLocale(markets, stored, preferred, named)).toEqual({ marketId, languageId });
});

test("each of the browser's languages is parsed once, for any number of markets", () => {
  const manyMarkets = Array.from({ length: 50 }, (_, at) => ({
    id: `${at}`,
    countries: ["X"],
    languages: ["xx"],
  }));
  const parsed = vi.spyOn(Intl, "Locale");
  chooseMarketLocale(manyMarkets, {}, ["fr-FR", "fr", "pt-BR"], null);
  const times = parsed.mock.calls.length;
  parsed.mockRestore();
  expect(times).toBe(3);
});

test("asia is the fallback if it exists", () => {
  requirements("market.asia");
  const asia = { id: "asia", countries: ["SG"], languages: ["ja"] };
  expect(chooseMarketLocale([...markets, asia], {}, ["fr"], null).marketId).toBe("asia");
});

test.each([
  ["a Japanese browser with a region", ["ja-JP", "ja"], null, "japan", "ja"],
  [
    "a Japanese browser without one: the market that speaks Japanese first",
    ["ja", "en-US"],
    null,
    "japan",
    "ja",
  ],
  ["Arabic", ["ar"], null, "asia", "ar"],
  ["Arabic of a country without a market", ["ar-EG", "en"], null, "asia", "ar"],
  ["Czech", ["cs-CZ", "cs"], null, "europe", "cs"],
  ["Japanese in Singapore", ["ja-SG"], null, "asia", "ja"],
  ["a language that its region's market lacks: the next one it has", ["ar-NL", "de"], null, "europe", "de"],
  ["an address in Japanese: the market that speaks it first", ["de"], "ja", "japan", "ja"],
  ["a Japanese address in Singapore", ["en-SG"], "ja", "asia", "ja"],
  ["a Czech address in a Japanese browser", ["ja-JP"], "cs", "europe", "cs"],
] as const)("in the demo shop's markets: %s", (_, preferred, named, marketId, languageId) => {
  requirements("market.by-browser", "market.language");
  const demo = [
    { id: "europe", countries: ["BE", "CZ", "ES", "LT", "LV", "NL"], languages: ["en", "de", "cs"] },
    { id: "united-kingdom", countries: ["GB"], languages: ["en"] },
    { id: "asia", countries: ["HK", "KR", "MY", "SG", "TH", "TW"], languages: ["en", "ja", "ar"] },
    { id: "japan", countries: ["JP"], languages: ["ja", "en"] },
  ];
  expect(chooseMarketLocale(demo, {}, preferred, named)).toEqual({ marketId, languageId });
});

test.each([
  ["a language of the URL that no market has", {}, ["de"], "fr", "europe", "de"],
  ["an invalid language is no region or language", {}, ["*"], null, "europe", "en"],
  ["the URL's language is not taken from the stored one", { languageId: "de" }, [], null, "europe", "en"],
] as const)("%s", (_, stored, preferred, named, marketId, languageId) => {
  expect(chooseMarketLocale(markets, stored, preferred, named)).toEqual({ marketId, languageId });
});
