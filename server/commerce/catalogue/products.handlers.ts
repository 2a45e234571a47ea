import { noLanguage, noMarketOrLanguage, ok, type Handlers } from "#server/http/reply.ts";
import { readingLanguages, type ReadingLocale } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import { findCatalogueLocale } from "./catalogue-locale.ts";
import { findFacets } from "./facets.ts";
import { findKnownProducts } from "./known-products.ts";
import { findNotSoldHere, findProduct } from "./product.ts";
import { findSuggestions } from "./suggestions.ts";
import type { ProductFilter } from "./product-list-query.ts";
import { countProducts, findProducts } from "./products.ts";
import { showNamedVariants, showSoughtVariant } from "./shown-variants.ts";
import { findProductsOfVariants } from "./variants.ts";
import { readVocabulary } from "./vocabulary.ts";

type ProductHandlers = Pick<
  Handlers,
  "searchProducts" | "countProducts" | "findFacets" | "suggest" | "listKnownProducts" | "getProduct"
>;

export const productHandlers = (services: Services): ProductHandlers => {
  const { queries } = services.database;
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
      vocabulary: await readVocabulary(services, locale),
    }),
  });
  return {
    searchProducts: async ({ params, query }) => {
      const locale = await findCatalogueLocale(services, params);
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
      const locale = await findCatalogueLocale(services, params);
      if (!locale) return noMarketOrLanguage();
      return ok({ count: await countProducts(queries, locale, await filterIn(locale, query)) });
    },

    findFacets: async ({ params, query }) => {
      const locale = await findCatalogueLocale(services, params);
      if (!locale) return noMarketOrLanguage();
      return ok(await findFacets(queries, locale, await filterIn(locale, query)));
    },

    suggest: async ({ params, query }) => {
      const locale = await findCatalogueLocale(services, params);
      if (!locale) return noMarketOrLanguage();
      return ok(await findSuggestions(services, locale, query.term));
    },

    listKnownProducts: async ({ params: { languageId }, query }) => {
      const fallbackId = await readingLanguages(services, languageId);
      if (fallbackId === null) return noLanguage();
      const ids = query.ids?.split(",").filter(isId) ?? [];
      return ok(await findKnownProducts(queries, { languageId, fallbackId }, ids));
    },

    getProduct: async ({ params, refuse }) => {
      const locale = await findCatalogueLocale(services, params);
      if (!locale) return noMarketOrLanguage();
      const { productRef } = params;
      const reference = isId(productRef) ? { id: productRef } : { url_fragment: productRef };
      const product = await findProduct(queries, locale, reference);
      if (product) return ok(product);
      const otherMarkets = await findNotSoldHere(queries, locale, reference);
      if (!otherMarkets) return refuse(404, "There is no such product.", { code: "not_found" });
      return refuse(404, `${otherMarkets.product.name} is not sold in this market.`, {
        code: "not_sold_here",
        params: otherMarkets,
      });
    },
  };
};

const idsOf = (productsOfIds: ReadonlyMap<string, string> | null): string[] | undefined =>
  productsOfIds ? [...new Set(productsOfIds.values())] : undefined;

const isId = (text: string): boolean => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text);

type ListQuery = Omit<ProductFilter, "ids" | "vocabulary"> & { ids?: string };
