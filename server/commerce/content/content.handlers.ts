import { noLanguage, noMarketOrLanguage, notFound, ok, type Handlers } from "#server/http/reply.ts";
import { findCatalogueLocale } from "#server/commerce/catalogue/catalogue-locale.ts";
import { readingLanguages } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import { assurancesOf } from "./assurances.ts";
import { findPromos, findRecommended } from "./homepage.ts";
import { findFooter, findMenu } from "./navigation.ts";
import { findPage } from "./pages.ts";

type ContentHandlers = Pick<
  Handlers,
  "getMenu" | "getFooter" | "getPage" | "getAssurances" | "listRecommendedProducts" | "listPromos"
>;

export const contentHandlers = (services: Services): ContentHandlers => {
  const { queries } = services.database;
  return {
    getMenu: async ({ params: { languageId } }) => {
      const fallbackId = await readingLanguages(services, languageId);
      return fallbackId ? ok(await findMenu(queries, { languageId, fallbackId })) : noLanguage();
    },

    getFooter: async ({ params: { languageId } }) => {
      const fallbackId = await readingLanguages(services, languageId);
      return fallbackId ? ok(await findFooter(queries, { languageId, fallbackId })) : noLanguage();
    },

    getPage: async ({ params: { languageId, url } }) => {
      const fallbackId = await readingLanguages(services, languageId);
      if (!fallbackId) return noLanguage();
      const page = await findPage(queries, { languageId, fallbackId, url });
      return page ? ok(page) : notFound("There is no such page.");
    },

    getAssurances: async ({ params }) => {
      const locale = await findCatalogueLocale(services, params);
      return locale ? ok(assurancesOf(locale)) : noMarketOrLanguage();
    },

    listRecommendedProducts: async ({ params }) => {
      const locale = await findCatalogueLocale(services, params);
      return locale ? ok(await findRecommended(queries, locale)) : noMarketOrLanguage();
    },

    listPromos: async ({ params }) => {
      const locale = await findCatalogueLocale(services, params);
      return locale ? ok(await findPromos(queries, locale)) : noMarketOrLanguage();
    },
  };
};
