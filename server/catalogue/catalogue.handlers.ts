import { asc, eq } from "drizzle-orm";
import { ok, refuse, type Handlers } from "../api/reply.ts";
import * as schema from "../database/schema.ts";
import type { PictureFormat } from "../images/pictures.ts";
import { findLanguages, findMarkets, findPlace, type ReadingPlace } from "../markets/markets.ts";
import type { Services } from "../services.ts";
import { findCategories } from "./categories.ts";
import { imagesOf } from "./images.ts";
import { countProducts, findDescription, findProducts, type ProductFilter } from "./products.ts";

type CatalogueHandlers = Pick<
  Handlers,
  | "countCategories"
  | "listCategories"
  | "getCategory"
  | "searchProducts"
  | "countProducts"
  | "getProduct"
  | "getImage"
>;
const noPlace = () => refuse(404, "There is no such market or language.");

export const catalogueHandlers = ({ database, pictures }: Services): CatalogueHandlers => {
  const { queries } = database;
  return {
    countCategories: async ({ query }) => {
      const place = await anyPlace();
      const all = place ? await findCategories(queries, place) : [];
      return ok({ count: all.filter(childOf(query.parent)).length });
    },

    listCategories: async ({ params, query }) => {
      const place = await findPlace(queries, params);
      if (!place) return noPlace();
      return ok((await findCategories(queries, place)).filter(childOf(query.parent)));
    },

    getCategory: async ({ params }) => {
      const place = await findPlace(queries, params);
      if (!place) return noPlace();
      const all = await findCategories(queries, place);
      const category = all.find(({ url_fragment }) => url_fragment === params.category);
      return category ? ok(category) : refuse(404, "There is no such category.");
    },

    searchProducts: async ({ params, query }) => {
      const place = await findPlace(queries, params);
      if (!place) return noPlace();
      return ok(await findProducts(queries, place, filterOf(query), query));
    },

    countProducts: async ({ params, query }) => {
      const place = await findPlace(queries, params);
      if (!place) return noPlace();
      return ok({ count: await countProducts(queries, place, filterOf(query)) });
    },

    getProduct: async ({ params }) => {
      const place = await findPlace(queries, params);
      if (!place) return noPlace();
      const [product] = await findProducts(queries, place, refersTo(params.productRef));
      if (!product) return refuse(404, "There is no such product in this market.");
      const categories = await categoriesOf(place, product.id);
      return ok({
        ...product,
        description: await findDescription(queries, place, product.id),
        categories,
        primary_category: categories[0] ?? null,
        images: (await imagesOf(queries, place, [product.id])).get(product.id) ?? [],
        related_products: await relatedTo(place, product.id),
      });
    },

    getImage: async ({ params }) => {
      const [image] = await queries.select().from(schema.images).where(eq(schema.images.id, params.id));
      if (!image || image.customer_id) return refuse(404, "There is no such picture.");
      const format = params.fileName.split(".").pop() as PictureFormat;
      const body = await pictures.sized(image.content_hash, params.size ?? 247, format);
      const headers = {
        "content-type": format === "jpg" ? "image/jpeg" : `image/${format}`,
        "cache-control": "public, max-age=31536000, immutable",
      };
      return { status: 200, body, headers };
    },
  };

  async function anyPlace(): Promise<ReadingPlace | null> {
    const [[market], [language]] = [await findMarkets(queries), await findLanguages(queries)];
    return market && language ? { market, languageId: language.id, fallbackId: market.languages[0]! } : null;
  }

  async function categoriesOf(place: ReadingPlace, productId: string) {
    const rows = await queries
      .select({ id: schema.productCategories.category_id })
      .from(schema.productCategories)
      .where(eq(schema.productCategories.product_id, productId))
      .orderBy(asc(schema.productCategories.position));
    const all = await findCategories(queries, place);
    return rows.flatMap((row) =>
      all
        .filter(({ id }) => id === row.id)
        .map(({ id, url_fragment, name, parent_id }) => ({ id, url_fragment, name, parent_id })),
    );
  }

  async function relatedTo(place: ReadingPlace, productId: string) {
    const { relatedProducts } = schema;
    const rows = await queries
      .select({ id: relatedProducts.related_id })
      .from(relatedProducts)
      .where(eq(relatedProducts.product_id, productId))
      .orderBy(asc(relatedProducts.position));
    if (rows.length === 0) return [];
    const found = await findProducts(queries, place, { ids: rows.map(({ id }) => id) });
    return rows.flatMap(({ id }) => found.filter((product) => product.id === id));
  }
};

const childOf =
  (parent: string | undefined) =>
  (category: { parent_category: { url_fragment: string } | null }): boolean =>
    parent === undefined || category.parent_category?.url_fragment === parent;

const refersTo = (reference: string): ProductFilter =>
  isId(reference) ? { ids: [reference] } : { url_fragment: reference };

const isId = (text: string): boolean => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text);

const filterOf = (query: {
  term?: string;
  reference_contains?: string;
  category?: string;
  ids?: string;
}): ProductFilter => ({ ...query, ids: query.ids?.split(",").filter(isId) });
