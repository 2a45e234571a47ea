import type { MarketLocale } from "#domain/market-locale.ts";
import { perArea } from "#domain/text-areas.ts";
import type { CacheableResponse } from "#server/http/cached-response.ts";
import { findCatalogueLocale } from "#server/commerce/catalogue/catalogue-locale.ts";
import type { Services } from "#server/commerce/services.ts";
import { DatabaseUnavailableError } from "#server/platform/database/unavailable.ts";
import { observed } from "#server/platform/telemetry/telemetry.ts";
import { findDefaultLocales, findListing } from "#server/ssr/search-engines/listed-pages.ts";
import { alternates } from "#server/ssr/search-engines/sitemap.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { factsFor, type RenderingData } from "./rendering-data.ts";

/** Renders a page as a response. */
export type RenderPage = (
  address: string,
  locale: MarketLocale,
  hasEntered: boolean,
) => Promise<CacheableResponse>;

const span = { kind: "page", name: "paint" } as const;

/** @param fetch asks the API of this program */
export const createRenderPage =
  (
    services: Services,
    fetch: typeof globalThis.fetch,
    { render }: PageRenderer,
    readData: () => Promise<RenderingData>,
  ): RenderPage =>
  async (address, locale, hasEntered) => {
    const data = await readData();
    const [, path = "/"] = /^\/[^/]+(\/[^?]*)/.exec(address) ?? [];
    const facts = factsFor(data, { place: locale, entered: hasEntered });
    const { observedFetch, isIncomplete } = observeAvailability(fetch);
    const surroundings = await findSurroundings(services, path, locale);
    const texts = data.texts.get(locale.languageId)!;
    const renderPage = () =>
      render({
        address,
        facts,
        messages: perArea((area) => texts[area].trees),
        serializedMessages: perArea((area) => texts[area].body),
        fetch: observedFetch,
        isIndexed: data.settings.gate === "open",
        surroundings,
      });
    const rendered = await observed(span, renderPage, ({ status }) => String(status)).catch(
      (error: unknown) => {
        throw isIncomplete() ? new DatabaseUnavailableError() : error;
      },
    );
    if (isIncomplete()) throw new DatabaseUnavailableError();
    const headers = {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": rendered.policy,
      // src/service-worker.ts reads it: the page's market locale and cache key.
      ...(rendered.isCacheable && { "offline-as": `${locale.marketId}.${locale.languageId} ${address}` }),
    };
    return { status: rendered.status, headers, body: rendered.html };
  };

/** A page's canonical path and its translations, for search engines. */
async function findSurroundings(services: Services, path: string, at: MarketLocale) {
  const { database, settings, responseCache } = services;
  const { queries } = database;
  const origin = settings.publicUrl;
  const defaultLocales = await responseCache.once("first places", () => findDefaultLocales(queries));
  const locale = (await findCatalogueLocale(services, at))!;
  const { canonicalPath, languages } = await findListing(queries, locale, defaultLocales, path);
  return { origin, canonicalPath, alternates: alternates(origin, canonicalPath, languages) };
}

/** A `fetch` that records whether the API was unavailable, in which case the page is incomplete. */
function observeAvailability(fetch: typeof globalThis.fetch) {
  let isIncomplete = false;
  const observedFetch: typeof globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    isIncomplete ||= response.status === 503;
    return response;
  };
  return { observedFetch, isIncomplete: () => isIncomplete };
}
