import { imageWidths } from "#domain/specified-values.ts";
import { noLanguage, noMarketOrLanguage, notFound, ok, type Handlers } from "#server/http/reply.ts";
import { readPublicPhoto } from "#server/commerce/images/customer-photos.ts";
import { formatOf } from "#server/commerce/images/pictures.ts";
import {
  defaultReadingLocale,
  findReadingLocale,
  readingLanguages,
  type ReadingLocale,
} from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import { findCategories } from "./categories.ts";
import { findFacets } from "./facets.ts";
import { findImage } from "./images.ts";
import { findKnownProducts } from "./known-products.ts";
import { findNotSoldHere, findProduct } from "./product.ts";
import { findSuggestions } from "./suggestions.ts";
import type { ProductFilter } from "./product-list-query.ts";
import { countProducts, findProducts } from "./products.ts";
import { showNamedVariants, showSoughtVariant } from "./shown-variants.ts";
import { findProductsOfVariants } from "./variants.ts";
import { readVocabulary } from "./vocabulary.ts";

type CatalogueHandlers = Pick<
  Handlers,
  | "countCategories"
  | "listCategories"
  | "getCategory"
  | "searchProducts"
  | "countProducts"
  | "findFacets"
  | "suggest"
  | "listKnownProducts"
  | "getProduct"
  | "getImage"
>;

export const catalogueHandlers = (services: Services): CatalogueHandlers => {
  const { pictures, database } = services;
  const { queries } = database;
  /** The product of each id, which may be a variant's. */
  const productsOf = async (ids: string | undefined): Promise<ReadonlyMap<string, string> | null> => {
    if (ids === undefined) return null;
    const all = ids.split(",").filter(isId);
    const known = await findProductsOfVariants(queries, all);
    return new Map(all.map((id) => [id, known.get(id) ?? id]));
  };
  const filterIn = async (
    locale: ReadingLocale,
    { ids, ...query }: ListQuery,
    productsOfIds?: ReadonlyMap<string, string> | null,
  ): Promise<ProductFilter> => ({
    ...query,
    ids: idsOf(productsOfIds ?? (await productsOf(ids))),
    ...(query.term !== undefined && {
      vocabulary: await readVocabulary(services.responseCache, queries, locale),
    }),
  });
  return {
    countCategories: async ({ query }) => {
      const locale = await defaultReadingLocale(queries);
      const all = locale ? await findCategories(queries, locale) : [];
      return ok({ count: all.filter(childOf(query.parent)).length });
    },

    listCategories: async ({ params, query }) => {
      const locale = await findReadingLocale(queries, params);
      if (!locale) return noMarketOrLanguage();
      return ok((await findCategories(queries, locale)).filter(childOf(query.parent)));
    },

    getCategory: async ({ params }) => {
      const locale = await findReadingLocale(queries, params);
      if (!locale) return noMarketOrLanguage();
      const all = await findCategories(queries, locale);
      const category = all.find(({ url_fragment }) => url_fragment === params.category);
      return category ? ok(category) : notFound("There is no such category.");
    },

    searchProducts: async ({ params, query }) => {
      const locale = await findReadingLocale(queries, params);
      if (!locale) return noMarketOrLanguage();
      const productsOfIds = await productsOf(query.ids);
      const found = await findProducts(queries, locale, await filterIn(locale, query, productsOfIds), query);
      return ok(
        productsOfIds
          ? await showNamedVariants(queries, locale, found, productsOfIds)
          : await showSoughtVariant(queries, locale, found, query.reference_contains),
      );
    },

    countProducts: async ({ params, query }) => {
      const locale = await findReadingLocale(queries, params);
      if (!locale) return noMarketOrLanguage();
      return ok({ count: await countProducts(queries, locale, await filterIn(locale, query)) });
    },

    findFacets: async ({ params, query }) => {
      const locale = await findReadingLocale(queries, params);
      if (!locale) return noMarketOrLanguage();
      return ok(await findFacets(queries, locale, await filterIn(locale, query)));
    },

    suggest: async ({ params, query }) => {
      const locale = await findReadingLocale(queries, params);
      if (!locale) return noMarketOrLanguage();
      return ok(await findSuggestions(queries, services.responseCache, locale, query.term));
    },

    listKnownProducts: async ({ params: { languageId }, query }) => {
      const fallbackId = await readingLanguages(queries, languageId);
      if (fallbackId === null) return noLanguage();
      const ids = query.ids?.split(",").filter(isId) ?? [];
      return ok(await findKnownProducts(queries, { languageId, fallbackId }, ids));
    },

    getProduct: async ({ params, refuse }) => {
      const locale = await findReadingLocale(queries, params);
      if (!locale) return noMarketOrLanguage();
      const { productRef } = params;
      const product = await findProduct(queries, locale, refersTo(productRef));
      if (product) return ok(product);
      const reference = isId(productRef) ? { id: productRef } : { url_fragment: productRef };
      const otherMarkets = await findNotSoldHere(queries, locale, reference);
      if (!otherMarkets) return refuse(404, "There is no such product.", { code: "not_found" });
      return refuse(404, `${otherMarkets.product.name} is not sold in this market.`, {
        code: "not_sold_here",
        params: otherMarkets,
      });
    },

    getImage: async ({ params }) => {
      const image = await findImage(queries, params.id);
      const photo = image ? null : await readPublicPhoto(services, params.id);
      if (!image && !photo) return notFound("There is no such picture.");
      const format = formatOf(params.fileName);
      const width = params.size ?? imageWidths.standard;
      const body = image
        ? await pictures.sized(image.content_hash, width, format)
        : await pictures.ofPhoto(params.id, photo!, width, format);
      // A photo may be deleted later, and every other file name would be another cache entry.
      const isForever = image?.id === params.id && params.fileName === `${image.file_name}.${format}`;
      const headers = {
        "content-type": format === "jpg" ? "image/jpeg" : `image/${format}`,
        "cache-control": isForever ? "public, max-age=31536000, immutable" : "public, max-age=300",
      };
      return { status: 200, body, headers };
    },
  };
};

const idsOf = (productsOfIds: ReadonlyMap<string, string> | null): string[] | undefined =>
  productsOfIds ? [...new Set(productsOfIds.values())] : undefined;

const childOf =
  (parent: string | undefined) =>
  (category: { parent_category: { url_fragment: string } | null }): boolean =>
    parent === undefined || category.parent_category?.url_fragment === parent;

const refersTo = (reference: string): ProductFilter =>
  isId(reference) ? { ids: [reference] } : { url_fragment: reference };

const isId = (text: string): boolean => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text);

type ListQuery = Omit<ProductFilter, "ids" | "vocabulary"> & { ids?: string };
