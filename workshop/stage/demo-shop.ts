import { parse } from "yaml";
import type { z } from "zod";
import * as format from "#server/operations/shop-data/format.ts";
import * as goods from "#server/operations/shop-data/format-goods.ts";
import { intraCommunityCountries } from "#domain/vat-id.ts";
import type { Wire } from "#src/api/client.ts";
import type { MarketLocale } from "#src/api/queries.ts";
import type { LanguageFacts } from "#src/facts/facts.ts";

const marketFiles = import.meta.glob<string>("/shop-data/markets/*.yaml", {
  eager: true,
  query: "?raw",
  import: "default",
});
const languageFiles = import.meta.glob<string>("/shop-data/languages/*.yaml", {
  eager: true,
  query: "?raw",
  import: "default",
});
const productFiles = import.meta.glob<string>("/shop-data/products/*.yaml", {
  eager: true,
  query: "?raw",
  import: "default",
});
const shopFiles = import.meta.glob<string>("/shop-data/shop.yaml", {
  eager: true,
  query: "?raw",
  import: "default",
});
const pictures = import.meta.glob<string>("/shop-data/pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

const read = <Schema extends z.ZodType>(
  files: Record<string, string>,
  schema: Schema,
): [string, z.infer<Schema>][] =>
  Object.entries(files).map(([path, text]) => [
    path.replace(/^.*\/|\.yaml$/g, ""),
    schema.parse(parse(text)),
  ]);

const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position;
const marketsOnFile = read(marketFiles, format.marketFile)
  .map(([, market]) => market)
  .sort(byPosition);
const products = new Map(read(productFiles, goods.productFile));
const [shopOnFile] = read(shopFiles, format.shopFile).map(([, shop]) => shop);
if (!shopOnFile) throw new Error("shop-data/shop.yaml is missing");

/** The markets in `shop-data/`, as API responses. */
export const demoMarkets: readonly Wire["Market"][] = marketsOnFile.map(
  ({
    position: _position,
    seller,
    shipping: _shipping,
    tax_rates: _rates,
    tax_rates_by_country: _ratesByCountry,
    intra_community_supply: isSuppliedWithoutTax,
    assurances: _assurances,
    payment_methods: _methods,
    name,
    ...market
  }) => ({
    ...market,
    vat_id_countries: isSuppliedWithoutTax ? intraCommunityCountries(market.countries, seller.country) : [],
    name: name["en"] ?? market.id,
  }),
);

export function demoAssurances({ languageId, marketId }: MarketLocale): Wire["Assurances"] | undefined {
  const market = marketsOnFile.find(({ id }) => id === marketId);
  return (
    market && {
      assurances: (market.assurances ?? []).map(({ text, link }) => ({
        text: text[languageId] ?? "",
        link: link ?? null,
      })),
      payment_methods: market.payment_methods ?? [],
      phone: market.seller.phone ?? null,
    }
  );
}

export const demoLanguages: readonly LanguageFacts[] = read(languageFiles, format.languageFile)
  .map(([, language]) => language)
  .sort(byPosition)
  .map(({ id, name, locale, direction, currency_format, date_format, time_format }) => ({
    id,
    name,
    locale,
    direction,
    currency_format,
    date_format,
    time_format,
  }));

export const demoSettings: Wire["Settings"] = {
  shop_name: shopOnFile.name,
  gate: "welcome",
  cart_item_maximum: 1_000_000,
  minimum_order_value: 1,
  payout_minimum: 25,
  payout_minimums: { EUR: 25, GBP: 25, USD: 25, JPY: 3000 },
  payment_method: "paypal",
  payment_provider: "PayPal",
  contact_email: shopOnFile.contact_email,
  opening_hours: shopOnFile.opening_hours,
  social_link: shopOnFile.social_link,
  refund_days: 30,
  refund_file_bytes: 5_242_880,
  refund_files: 6,
  terms_version: "2026-11",
};

/** @throws if the shop has no such market */
export function demoMarket(id: string): Wire["Market"] {
  const market = demoMarkets.find((market) => market.id === id);
  if (market) return market;
  throw new Error(
    `there is no market "${id}"; there are ${demoMarkets.map((market) => market.id).join(", ")}`,
  );
}

const rateOf = (marketId: string, taxClass: string): number => {
  const { tax_rates, vat_rate } = marketsOnFile.find(({ id }) => id === marketId)!;
  return tax_rates[taxClass] ?? vat_rate;
};

/** The products sold in a market, in the language or in English. A product's id is its URL fragment. */
export function demoProducts({ marketId, languageId }: MarketLocale): Wire["ProductSummary"][] {
  return [...products].flatMap(([id, product]) => {
    const price = product.prices[marketId];
    const text = product.text[languageId] ?? product.text.en;
    if (!price || !text) return [];
    const [picture] = product.pictures;
    return {
      id,
      url_fragment: id,
      created_at: `${product.created_at}T00:00:00.000Z`,
      variant_id: id,
      variant_name: null,
      options: [],
      from_price: null,
      reference: product.reference,
      allow_purchase: product.allow_purchase,
      availability: "in_stock" as const,
      backorder_days: null,
      name: text.name,
      price: price.price,
      price_includes_vat: price.includes_vat,
      discounted_price: price.discounted ?? null,
      discounted_price_includes_vat: price.discounted_includes_vat,
      lowest_price_30_days: price.discounted === undefined ? null : price.price,
      vat_rate: rateOf(marketId, product.tax_class),
      latin_name: product.latin_name ?? null,
      pets: product.facts?.pets ?? null,
      pot_included: product.pot_included ?? null,
      unit_price: null,
      points: product.points,
      primary_category_id: product.categories[0] ?? null,
      primary_image: picture ? image(id, picture.file, text.picture_alt) : null,
      barred_countries: product.barred_countries,
      withdrawal_exempt: product.withdrawal_exempt,
      promotions: [],
      quantity_prices: [],
    };
  });
}

const image = (id: string, file: string, alternativeText: string): Wire["Image"] => ({
  id,
  file_name: file.replace(/\.webp$/, ""),
  customer_id: null,
  holder_id: id,
  holder_type: "product",
  width: 1600,
  height: 1600,
  tone: "linen",
  alternative_text: alternativeText,
});

/** A picture's URL in the workshop: the original file, whatever width is requested. */
export const demoPicture = (fileName: string): string =>
  pictures[`/shop-data/pictures/${fileName}.webp`] ?? "";
