import { sql, type SQL } from "drizzle-orm";
import { lowestPriceDays } from "#domain/business-constants.ts";
import type { Availability } from "#domain/stock.ts";
import type { manufacturers, productFacts, productVariants } from "#server/platform/database/goods-schema.ts";
import { products, productPrices } from "#server/platform/database/schema.ts";
import { variantColumn } from "#server/platform/database/variant-column.ts";
import type { ImageRow } from "./images.ts";
import type { DatedPromotion } from "./product-promotions.ts";
import type { VariantPrice } from "./set-price.ts";

export type VariantRow = typeof productVariants.$inferSelect;
/** `lowest`: of the 30 days before a reduced price, in minor units. */
export type SoldVariant = {
  variant: VariantRow;
  price: VariantPrice;
  lowest: bigint | null;
  stock: { availability: Availability; backorder_days: number | null };
};

/** JSON has numbers where the tables have bigints. */
type SoldVariantJson = Omit<SoldVariant, "price" | "lowest"> & {
  price: Record<"price_minor", number> &
    Record<"discounted_minor", number | null> &
    Pick<VariantPrice, "price_includes_vat" | "discounted_includes_vat">;
  lowest: number | null;
};

/** The lowest price of the 30 days before a variant's current price, incl. VAT. */
const lowestPrice = sql`(
  with prices as (
    select gross_minor, since, lead(since) over (order by since) as until from price_history history
    where history.product_id = variant.product_id and history.market_id = ${productPrices.market_id}
      and coalesce(history.variant_id, history.product_id) = variant.id
  ), now_on as (select max(since) as since from prices)
  select min(gross_minor) from prices, now_on
  where prices.since < now_on.since and until > now_on.since - ${sql.raw(String(lowestPriceDays))} * interval '1 day'
)`;

const listedVariant = variantColumn(productPrices);
const ofPrice = (column: string): SQL =>
  sql`case when variant.id = ${listedVariant} then ${productPrices}.${sql.identifier(column)} else other.${sql.identifier(column)} end`;

/** The variants that the market sells of a product joined with its price, in their order. */
export const variantsColumn = sql`(
  select coalesce(json_agg(json_build_object(
    'variant', to_json(variant),
    'price', json_build_object(
      'price_minor', ${ofPrice("price_minor")}, 'price_includes_vat', ${ofPrice("price_includes_vat")},
      'discounted_minor', ${ofPrice("discounted_minor")}, 'discounted_includes_vat', ${ofPrice("discounted_includes_vat")}),
    'lowest', case when (${ofPrice("discounted_minor")}) is not null then ${lowestPrice} end,
    'stock', json_build_object('availability', stock.availability, 'backorder_days', stock.backorder_days)
  ) order by variant.position), '[]')
  from product_variants variant
  join variant_stock stock on stock.variant_id = variant.id
  left join variant_prices other on other.variant_id = variant.id and other.market_id = ${productPrices.market_id}
  where variant.product_id = ${products.id} and variant.retired_at is null
    and (variant.id = ${listedVariant} or other.variant_id is not null)
)`.mapWith((rows: SoldVariantJson[]) => rows.map(fromJson)) as SQL<SoldVariant[]>;

const fromJson = ({ price, lowest, ...rest }: SoldVariantJson): SoldVariant => ({
  ...rest,
  price: {
    ...price,
    price_minor: BigInt(price.price_minor),
    discounted_minor: price.discounted_minor === null ? null : BigInt(price.discounted_minor),
  },
  lowest: lowest === null ? null : BigInt(lowest),
});

/** Of a product's text in the placeholder `language`, or else in `fallback`. */
function inLanguages<Value>(column: SQL): SQL<Value> {
  return sql<Value>`(
    select ${column} from product_texts text
    where text.product_id = ${products.id} and text.language_id in (${sql.placeholder("language")}, ${sql.placeholder("fallback")})
    order by text.language_id = ${sql.placeholder("language")} desc limit 1
  )`;
}
export const nameColumn = inLanguages<string>(sql`text.name`);

/** Of a product joined with its price: what lists and its own page show. */
export const sharedColumns = {
  variants: variantsColumn,
  image: sql<ImageRow | null>`(
    select to_json(image) from images image
    where image.holder_id = ${products.id} and image.holder_type <> 'variant' order by image.position limit 1
  )`,
  category_ids: sql<string[]>`(
    select coalesce(json_agg(inside.category_id order by inside.position), '[]') from product_categories inside
    where inside.product_id = ${products.id}
  )`,
  /** The promotions whose dated prices its variants have. */
  dated: sql<DatedPromotion[]>`(
    select coalesce(json_agg(json_build_object('id', promotion.id, 'settings', promotion.settings, 'ends_at', runs.ends_at)), '[]')
    from promotions promotion
    join promotion_markets runs on runs.promotion_id = promotion.id and runs.market_id = ${productPrices.market_id}
    where promotion.id = ${productPrices.dated_by} or promotion.id in (
      select other.dated_by from variant_prices other
      where other.product_id = ${products.id} and other.market_id = ${productPrices.market_id} and other.dated_by is not null)
  )`,
};

export type ProductDetails = {
  text: { description: string; warnings: string | null } | null;
  facts: typeof productFacts.$inferSelect | null;
  manufacturer: typeof manufacturers.$inferSelect | null;
  images: ImageRow[];
  variant_images: ImageRow[];
  related: string[];
};

/** What only a product's own page shows. */
export const detailsColumn = sql<ProductDetails>`json_build_object(
  'text', ${inLanguages(sql`json_build_object('description', text.description, 'warnings', text.warnings)`)},
  'facts', (select to_json(facts) from product_facts facts where facts.product_id = ${products.id}),
  'manufacturer', (select to_json(maker) from manufacturers maker where maker.id = ${products.manufacturer_id}),
  'images', (
    select coalesce(json_agg(image order by image.position), '[]') from images image
    where image.holder_id = ${products.id} and image.holder_type <> 'variant'),
  'variant_images', (
    select coalesce(json_agg(image order by image.position), '[]') from images image
    join product_variants variant on variant.id = image.holder_id
    where variant.product_id = ${products.id} and image.holder_type = 'variant'),
  'related', (
    select coalesce(json_agg(related.related_id order by related.position), '[]') from related_products related
    where related.product_id = ${products.id})
)`;
