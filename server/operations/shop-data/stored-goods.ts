import { asc, isNull } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import { productFacts } from "#server/platform/database/goods-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { ShopFolder } from "./format.ts";
import type { ProductData } from "./format-goods.ts";
import type { Images, StoredImage } from "./stored-images.ts";
import { readVariants } from "./stored-variants.ts";

type Row = typeof schema.products.$inferSelect;

export async function readGoods(queries: Queries, markets: ShopFolder["markets"], images: Images) {
  const categories = await queries
    .select()
    .from(schema.categories)
    .orderBy(asc(schema.categories.url_fragment));
  const products = await queries
    .select()
    .from(schema.products)
    .where(isNull(schema.products.retired_at))
    .orderBy(asc(schema.products.position));
  const names = {
    category: new Map(categories.map(({ id, url_fragment }) => [id, url_fragment])),
    product: new Map(products.map(({ id, url_fragment }) => [id, url_fragment])),
  };
  const categoryTexts = Map.groupBy(
    await queries.select().from(schema.categoryTexts),
    ({ category_id }) => category_id,
  );
  const details = await readDetails(queries, markets, names, images);
  return {
    names,
    categories: new Map(
      categories.map(({ id, url_fragment, parent_id, position }) => [
        url_fragment,
        {
          position,
          ...(parent_id !== null && { parent: names.category.get(parent_id)! }),
          ...(images.has(id) && { image: images.get(id)![0]!.name }),
          text: Object.fromEntries(
            (categoryTexts.get(id) ?? []).map(({ language_id, name, description }) => [
              language_id,
              { name, description },
            ]),
          ),
        },
      ]),
    ),
    products: new Map(
      products.map((row) => [
        row.url_fragment,
        { ...ofRow(row), ...details(row), pictures: picturesOf(images.get(row.id) ?? []) },
      ]),
    ) as Map<string, ProductData>,
  };
}

/** Only pictures whose alternative texts differ from the first one's have their own. */
function picturesOf(images: readonly StoredImage[]): ProductData["pictures"] {
  const alternativesKey = ({ alternatives }: StoredImage) =>
    JSON.stringify(Object.entries(alternatives).sort());
  return images.map((image) => ({
    file: image.name,
    alt: alternativesKey(image) === alternativesKey(images[0]!) ? null : image.alternatives,
  }));
}

const ofRow = (row: Row) => ({
  created_at: row.created_at.toISOString().slice(0, 10),
  allow_purchase: row.allow_purchase,
  points: row.points,
  withdrawal_exempt: row.withdrawal_exempt,
  ...(row.sent_on.length > 0 && { sent_on: row.sent_on }),
  frost_sensitive: row.frost_sensitive,
  tax_class: row.tax_class,
  ...(row.pot_included !== null && { pot_included: row.pot_included }),
  barred_countries: row.barred_countries,
  ...(row.latin_name !== null && { latin_name: row.latin_name }),
  ...(row.manufacturer_id !== null && { manufacturer: row.manufacturer_id }),
  ...(row.content_unit !== null && {
    content: { amount: row.content_thousandths! / 1000, unit: row.content_unit },
  }),
});

async function readDetails(
  queries: Queries,
  markets: ShopFolder["markets"],
  names: Record<"category" | "product", Map<string, string>>,
  images: Images,
) {
  const { productCategories, relatedProducts, productTexts } = schema;
  const byProduct = <Of extends { product_id: string }>(rows: Of[]) =>
    Map.groupBy(rows, ({ product_id }) => product_id);
  const inOrder = asc(productCategories.position);
  const categories = byProduct(await queries.select().from(productCategories).orderBy(inOrder));
  const related = byProduct(
    await queries.select().from(relatedProducts).orderBy(asc(relatedProducts.position)),
  );
  const texts = byProduct(await queries.select().from(productTexts));
  const facts = new Map((await queries.select().from(productFacts)).map((row) => [row.product_id, row]));
  const soldOf = await readVariants(queries, markets, images);
  return (product: Row) => {
    const { id } = product;
    return {
      ...soldOf(product),
      categories: (categories.get(id) ?? []).map(({ category_id }) => names.category.get(category_id)!),
      related: (related.get(id) ?? []).flatMap(({ related_id }) => names.product.get(related_id) ?? []),
      ...(facts.has(id) && { facts: ofFacts(facts.get(id)!) }),
      text: Object.fromEntries(
        (texts.get(id) ?? []).map(({ language_id, name, description, warnings }) => [
          language_id,
          {
            name,
            description,
            picture_alt: images.get(id)?.[0]?.alternatives[language_id] ?? "",
            ...(warnings !== null && { warnings }),
          },
        ]),
      ),
    };
  };
}

function ofFacts(row: typeof productFacts.$inferSelect): ProductData["facts"] {
  const { light, water, pets, height_delivered, height_grown, hardiness, habitats, months } = row;
  const delivered = height_delivered ?? undefined;
  const height = height_grown === null ? null : { ...(delivered && { delivered }), grown: height_grown };
  return { light, water, pets, height, hardiness, habitats, months } as ProductData["facts"];
}
