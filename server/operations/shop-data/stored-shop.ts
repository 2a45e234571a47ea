import { openingTimes } from "./shipping-row.ts";
import { bytesPerMegabyte } from "#domain/photos.ts";
import { asc, eq, isNull } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import { manufacturers } from "#server/platform/database/goods-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { fileExtension } from "./picture-metadata.ts";
import type { ShopFolder } from "./format.ts";
import { toShopFile } from "./shop-facts.ts";
import { fromMinorUnits } from "./amounts.ts";
import { taxRatesFile } from "./tax-rates.ts";
import { readLanguages, readSearch } from "./stored-languages.ts";
import { readGoods } from "./stored-goods.ts";
import { readPromotions } from "./stored-promotions.ts";
import { holderOf, type Images, type StoredImage } from "./stored-images.ts";

type Names = { product: Map<string, string>; category: Map<string, string>; page: Map<string, string> };
type Target = {
  link: string | null;
  product_id: string | null;
  category_id: string | null;
  page_id: string | null;
};
export type StoredShop = Omit<ShopFolder, "folder"> & {
  pictures: ReadonlyMap<string, string>;
};

/** The stored shop in the folder's format; null if there is none. */
export async function readStoredShop(queries: Queries): Promise<StoredShop | null> {
  const [facts] = await queries.select().from(schema.shopFacts).where(eq(schema.shopFacts.name, "shop"));
  if (!facts) return null;
  const markets = await readMarkets(queries);
  const pictures = new Map<string, string>();
  const images = new Map<string, StoredImage[]>();
  for (const image of await queries
    .select()
    .from(schema.images)
    .where(isNull(schema.images.customer_id))
    .orderBy(asc(schema.images.position))) {
    const name = `${image.file_name}.${fileExtension(image.content_type)}`;
    pictures.set(name, image.content_hash);
    const others = images.get(holderOf(image)) ?? [];
    images.set(holderOf(image), [...others, { name, alternatives: image.alternative_texts }]);
  }
  const goods = await readGoods(queries, markets, images);
  const pages = await readPages(queries, images);
  const names: Names = { ...goods.names, page: pages.names };
  return {
    shop: toShopFile(facts.value as object),
    markets,
    languages: await readLanguages(queries),
    manufacturers: new Map(
      (await queries.select().from(manufacturers)).map(({ id, ...manufacturer }) => [id, manufacturer]),
    ),
    categories: goods.categories,
    products: goods.products,
    pages: pages.pages,
    search: await readSearch(queries),
    promotions: await readPromotions(queries),
    menu: await readMenu(queries, names),
    footer: await readFooter(queries, names),
    homepage: await readHomepage(queries, names, images),
    pictures,
  };
}

async function readMarkets(queries: Queries): Promise<ShopFolder["markets"]> {
  const rows = await queries.select().from(schema.markets).orderBy(asc(schema.markets.position));
  const options = await queries
    .select()
    .from(schema.shippingOptions)
    .orderBy(asc(schema.shippingOptions.position));
  return rows
    .filter(({ closed_at }) => closed_at === null)
    .map((row) => {
      const amount = fromMinorUnits(row);
      const above = row.refund_second_approval_above_minor;
      const { id, position, currency, currency_sign, currency_precision, tax_kind, countries, languages } =
        row;
      const { exclude_eu_vat_areas, time_zone, point_value, latest_delivery_days, withdrawal_days, seller } =
        row;
      return {
        id,
        position,
        name: row.names,
        currency,
        currency_sign,
        currency_precision,
        ...taxRatesFile(row),
        tax_kind,
        countries,
        languages,
        exclude_eu_vat_areas,
        intra_community_supply: row.intra_community_supply,
        time_zone,
        point_value,
        ...(above !== null && { refund_second_approval_above: amount(above) }),
        refund_days: row.refund_days,
        refund_files: row.refund_files,
        refund_file_megabytes: row.refund_file_bytes / bytesPerMegabyte,
        latest_delivery_days,
        ...(withdrawal_days !== null && { withdrawal_days }),
        ...(row.packing_days.length > 0 && { packing_days: row.packing_days }),
        ...(row.holidays.length > 0 && { holidays: row.holidays }),
        ...(row.packed_until !== null && { packed_until: row.packed_until }),
        ...(row.frost_months.length > 0 && { frost_months: row.frost_months }),
        ...(row.assurances.length > 0 && { assurances: [...row.assurances] }),
        ...(row.payment_methods.length > 0 && { payment_methods: row.payment_methods }),
        ...(row.delivery_wish_days !== null && { delivery_wish_days: row.delivery_wish_days }),
        seller,
        shipping: options
          .filter(({ market_id }) => market_id === id)
          .map((option) => ({
            code: option.code,
            name: option.names,
            countries: option.countries,
            price: amount(option.price_minor),
            ...(option.free_from_minor !== null && { free_from: amount(option.free_from_minor) }),
            collected: option.collected,
            ...(option.carrier_days.length > 0 && { carrier_days: option.carrier_days }),
            ...(option.opening_hours && { opening_hours: openingTimes(option.opening_hours) }),
            delivery_days: [option.delivery_days_min, option.delivery_days_max] as [number, number],
          })),
      };
    });
}

async function readPages(queries: Queries, images: ReadonlyMap<string, readonly StoredImage[]>) {
  const rows = await queries.select().from(schema.pages).orderBy(asc(schema.pages.url_fragment));
  const texts = await queries.select().from(schema.pageTexts);
  return {
    names: new Map(rows.map(({ id, url_fragment }) => [id, url_fragment])),
    pages: new Map(
      rows.map(({ id, url_fragment, version }) => [
        url_fragment,
        {
          ...(version !== null && { version }),
          ...(images.has(id) && { image: images.get(id)![0]!.name }),
          text: Object.fromEntries(
            texts
              .filter(({ page_id }) => page_id === id)
              .map(({ language_id, name, content }) => [language_id, { name, content }]),
          ),
        },
      ]),
    ),
  };
}

const targetOf = (names: Names, { link, product_id, category_id, page_id }: Target) => ({
  ...(link !== null && { link }),
  ...(product_id !== null && { product: names.product.get(product_id)! }),
  ...(category_id !== null && { category: names.category.get(category_id)! }),
  ...(page_id !== null && { page: names.page.get(page_id)! }),
});

async function readMenu(queries: Queries, names: Names): Promise<ShopFolder["menu"]> {
  const rows = await queries.select().from(schema.menuEntries).orderBy(asc(schema.menuEntries.position));
  const entry = (row: (typeof rows)[number]) => ({ name: row.names, ...targetOf(names, row) });
  return rows
    .filter(({ parent_id }) => parent_id === null)
    .map((row) => ({
      ...entry(row),
      children: rows.filter(({ parent_id }) => parent_id === row.id).map(entry),
    }));
}

async function readFooter(queries: Queries, names: Names): Promise<ShopFolder["footer"]> {
  const rows = await queries
    .select()
    .from(schema.footerEntries)
    .orderBy(asc(schema.footerEntries.footer_row));
  return [1, 2, 3, 4].map((column) => {
    const [heading, ...entries] = rows.filter(({ footer_column }) => footer_column === column);
    return {
      heading: heading!.names,
      entries: entries.map((row) => ({ name: row.names, ...targetOf(names, row) })),
    };
  });
}

/** A promo is stored as a row per market; rows at the same position are one promo. */
async function readHomepage(queries: Queries, names: Names, images: Images) {
  const rows = await queries.select().from(schema.promos).orderBy(asc(schema.promos.position));
  const recommended = await queries
    .select()
    .from(schema.recommendedProducts)
    .orderBy(asc(schema.recommendedProducts.position));
  return {
    promos: [...Map.groupBy(rows, ({ position }) => position).values()].map((same) => ({
      markets: same.map(({ market_id }) => market_id),
      image: images.get(same[0]!.id)![0]!.name,
      label: same[0]!.labels,
      ...targetOf(names, same[0]!),
    })),
    recommended: Object.fromEntries(
      [...Map.groupBy(recommended, ({ market_id }) => market_id)].map(([market, all]) => [
        market,
        all.map(({ product_id }) => names.product.get(product_id)!),
      ]),
    ),
  };
}
