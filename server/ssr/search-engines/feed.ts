import { asc, eq, inArray } from "drizzle-orm";
import { XMLBuilder } from "fast-xml-parser";
import { links } from "#domain/links.ts";
import { money, toWire } from "#domain/money.ts";
import { nameWithVariant } from "#domain/variant-name.ts";
import { shownPrice } from "#domain/price.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { CatalogueLocale } from "#server/commerce/catalogue/catalogue-locale.ts";
import { findProducts } from "#server/commerce/catalogue/products.ts";
import { findVariantsOf } from "#server/commerce/catalogue/variants.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as schema from "#server/platform/database/schema.ts";
import { plainText } from "#server/platform/html.ts";
import { toWireMarket, type ReadingLocale } from "#server/commerce/markets/markets.ts";
import { localizedUrl } from "#domain/localized-path.ts";
import { pictureUrl } from "./listed-pages.ts";

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: "@" });
const batch = 500;
/** Google's limits, in characters. */
const maximumLength = { title: 150, description: 5_000 };

/**
 * A market's products for shopping portals: RSS 2.0 with the fields of Google's product data specification
 * (support.google.com/merchants/answer/7052112). Links name the market, so that they lead to the listed price.
 */
export async function productFeed(
  queries: Queries,
  locale: CatalogueLocale,
  { origin, name, now }: { origin: string; name: string; now: Date },
): Promise<string> {
  const shipping = await shippingOf(queries, locale);
  const typeOf = productTypes(locale);
  const items: object[] = [];
  for (let skip = 0; ; skip += batch) {
    const products = await findProducts(queries, locale, {}, { sort: "position", skip, limit: batch });
    const descriptions = await descriptionsOf(queries, locale, products);
    const sold = await findVariantsOf(queries, locale, products);
    for (const product of products) {
      const more = {
        description: descriptions.get(product.id) ?? "",
        type: typeOf(product.primary_category_id),
        brand: name,
        shipping: shipping.filter(({ country }) => !product.barred_countries.includes(country)),
      };
      for (const variant of (sold.get(product.id) ?? []).filter(({ allow_purchase }) => allow_purchase))
        items.push(itemOf(locale, origin, product, variant, more, now));
    }
    if (products.length < batch) break;
  }
  return builder.build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    rss: {
      "@version": "2.0",
      "@xmlns:g": "http://base.google.com/ns/1.0",
      channel: {
        title: name,
        link: origin + localizedUrl(locale, links.home, ""),
        description: `${name} · ${locale.market.id} · ${locale.languageId}`,
        item: items,
      },
    },
  });
}

type Shipping = { country: string; price: string };
type More = {
  description: string;
  type: string;
  brand: string;
  shipping: readonly Shipping[];
};

function itemOf(
  locale: ReadingLocale,
  origin: string,
  product: Schemas["ProductSummary"],
  variant: Schemas["ProductVariant"],
  more: More,
  now: Date,
): object {
  const { price, before } = shownPrice(variant, toWireMarket(locale.market));
  const amount = (value: number) =>
    `${value.toFixed(locale.market.currency_precision)} ${locale.market.currency}`;
  const picture = variant.images[0] ?? product.primary_image;
  const hasSeveral = product.options.length > 0;
  const search = new URLSearchParams({
    market: locale.market.id,
    ...(hasSeveral && { variant: variant.reference }),
  });
  return {
    "g:id": variant.reference,
    ...(hasSeveral && { "g:item_group_id": product.id }),
    "g:title": nameWithVariant(product.name, variant.name).slice(0, maximumLength.title),
    "g:description": more.description.slice(0, maximumLength.description),
    "g:link": `${origin}${localizedUrl(locale, links.product(product.url_fragment), `?${search}`)}`,
    ...(picture && { "g:image_link": origin + pictureUrl(picture) }),
    ...availabilityOf(variant, now),
    "g:condition": "new",
    "g:price": amount(before ?? price),
    ...(before !== null && { "g:sale_price": amount(price) }),
    "g:brand": more.brand,
    ...(variant.gtin === null ? { "g:identifier_exists": "no" } : { "g:gtin": variant.gtin }),
    ...(variant.weight !== null && { "g:shipping_weight": `${variant.weight} g` }),
    ...(more.type && { "g:product_type": more.type }),
    "g:shipping": more.shipping.map(({ country, price: cost }) => ({
      "g:country": country,
      "g:price": cost,
    })),
  };
}

const day = 86_400_000;
/** Google wants a date for what is on backorder. */
const unknownBackorderDays = 30;

function availabilityOf({ availability, backorder_days }: Schemas["ProductVariant"], now: Date): object {
  if (availability === "out_of_stock") return { "g:availability": "out_of_stock" };
  if (availability !== "backorder") return { "g:availability": "in_stock" };
  const date = new Date(now.getTime() + (backorder_days ?? unknownBackorderDays) * day);
  return { "g:availability": "backorder", "g:availability_date": date.toISOString().slice(0, 10) };
}

async function shippingOf(queries: Queries, { market }: ReadingLocale): Promise<Shipping[]> {
  const { shippingOptions } = schema;
  const options = await queries
    .select()
    .from(shippingOptions)
    .where(eq(shippingOptions.market_id, market.id))
    .orderBy(asc(shippingOptions.price_minor));
  return market.countries.flatMap((country) => {
    const option = options.find(({ countries, collected }) => !collected && countries.includes(country));
    if (!option) return [];
    const value = toWire(money(option.price_minor, market)).toFixed(market.currency_precision);
    return [{ country, price: `${value} ${market.currency}` }];
  });
}

function productTypes({ categories }: CatalogueLocale) {
  const typeOf = (id: string | null): string => {
    const category = categories.find((candidate) => candidate.id === id);
    if (!category) return "";
    return [typeOf(category.parent_id), category.name].filter(Boolean).join(" > ");
  };
  return typeOf;
}

async function descriptionsOf(
  queries: Queries,
  { languageId, fallbackId }: ReadingLocale,
  products: readonly { id: string }[],
): Promise<Map<string, string>> {
  if (products.length === 0) return new Map();
  const { productTexts } = schema;
  const rows = await queries
    .select({
      id: productTexts.product_id,
      language: productTexts.language_id,
      description: productTexts.description,
    })
    .from(productTexts)
    .where(
      inArray(
        productTexts.product_id,
        products.map(({ id }) => id),
      ),
    );
  const inLanguage = (id: string) => rows.filter(({ language }) => language === id);
  return new Map(
    [...inLanguage(fallbackId), ...inLanguage(languageId)].map(({ id, description }) => [
      id,
      plainText(description),
    ]),
  );
}
