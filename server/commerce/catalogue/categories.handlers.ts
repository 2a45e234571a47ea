import { noMarketOrLanguage, notFound, ok, type Handlers } from "#server/http/reply.ts";
import { defaultReadingLocale } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import { findCatalogueLocale } from "./catalogue-locale.ts";
import { findCategories } from "./categories.ts";

type CategoryHandlers = Pick<Handlers, "countCategories" | "listCategories" | "getCategory">;

export const categoryHandlers = (services: Services): CategoryHandlers => {
  return {
    countCategories: async ({ query }) => {
      const locale = await defaultReadingLocale(services.database.queries);
      const all = locale ? await findCategories(services, locale) : [];
      return ok({ count: all.filter(childOf(query.parent)).length });
    },

    listCategories: async ({ params, query }) => {
      const locale = await findCatalogueLocale(services, params);
      if (!locale) return noMarketOrLanguage();
      return ok((await findCategories(services, locale)).filter(childOf(query.parent)));
    },

    getCategory: async ({ params }) => {
      const locale = await findCatalogueLocale(services, params);
      if (!locale) return noMarketOrLanguage();
      const all = await findCategories(services, locale);
      const category = all.find(({ url_fragment }) => url_fragment === params.category);
      return category ? ok(category) : notFound("There is no such category.");
    },
  };
};

const childOf =
  (parent: string | undefined) =>
  (category: { parent_category: { url_fragment: string } | null }): boolean =>
    parent === undefined || category.parent_category?.url_fragment === parent;
