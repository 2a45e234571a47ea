import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { parse } from "yaml";
import type { Seller } from "#server/platform/database/schema.ts";

/** What properties need of a market's file in the demo shop. `withdrawal_days` missing: no right of withdrawal. */
export type DemoMarket = {
  id: string;
  currency: string;
  currency_precision: number;
  vat_rate: number;
  countries: readonly string[];
  languages: readonly string[];
  time_zone: string;
  point_value: number;
  seller: Seller;
  withdrawal_days?: number;
};

const folder = join(import.meta.dirname, "../../shop-data/markets");
export const demoMarkets = readdirSync(folder).map(
  (file) => parse(readFileSync(join(folder, file), "utf8")) as DemoMarket,
);

/** A market of the demo shop, and one whose points are worth more than a minor unit. */
export const arbitraryMarket: fc.Arbitrary<DemoMarket> = fc.constantFrom(
  ...demoMarkets.flatMap((market) => [market, { ...market, point_value: 7 }]),
);

/** A language that the market offers. */
export const arbitraryLanguage = ({ languages }: DemoMarket): fc.Arbitrary<string> =>
  fc.constantFrom(...languages);

/** A market of the test shop. `fern`: the price of a Boston fern. */
export type ShopMarket = {
  id: string;
  currency: string;
  currency_precision: number;
  fern: number;
  languages: readonly string[];
  /** Fields of the delivery address. */
  place: { country: string; zip_code: string; city: string };
};
const shopMarkets: readonly ShopMarket[] = [
  {
    id: "europe",
    currency: "EUR",
    currency_precision: 2,
    fern: 18.95,
    languages: ["en", "de"],
    place: { country: "NL", zip_code: "1015 DV", city: "Amsterdam" },
  },
  {
    id: "japan",
    currency: "JPY",
    currency_precision: 0,
    fern: 3_000,
    languages: ["en"],
    place: { country: "JP", zip_code: "150-0001", city: "Shibuya-ku, Tokyo" },
  },
  {
    id: "asia",
    currency: "USD",
    currency_precision: 2,
    fern: 21.5,
    languages: ["en"],
    place: { country: "SG", zip_code: "238801", city: "Singapore" },
  },
];

/** A market of the test shop and one of its languages. */
export type DrawnMarket = ShopMarket & { languageId: string };
export const arbitraryShopMarket: fc.Arbitrary<DrawnMarket> = fc
  .constantFrom(...shopMarkets)
  .chain((market) => fc.constantFrom(...market.languages).map((languageId) => ({ ...market, languageId })));
