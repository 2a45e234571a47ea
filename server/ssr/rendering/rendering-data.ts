import { parseMarketLocale, shopCookies } from "#domain/cookies.ts";
import { chooseMarketLocale, type MarketLocale } from "#domain/market-locale.ts";
import { perArea } from "#domain/text-areas.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Cookies } from "#server/http/cookies.ts";
import { cheapestDeliveries } from "#server/commerce/markets/deliveries.ts";
import {
  findLanguages,
  findMarkets,
  marketName,
  toWireMarket,
  translationsOf,
} from "#server/commerce/markets/markets.ts";
import { messageFiles } from "#server/commerce/markets/messages.ts";
import { preferredLanguages } from "#server/commerce/markets/preferred-languages.ts";
import { readShopSettings } from "#server/commerce/markets/shop-settings.ts";
import type { Services } from "#server/commerce/services.ts";
import { contentHash } from "#server/platform/atomic-file.ts";

/** Data that every rendered page needs, cached until the shop changes. */
export type RenderingData = Awaited<ReturnType<typeof readRenderingData>>;

/** @param build the storefront's */
export async function readRenderingData(services: Services, build: string) {
  const { queries } = services.database;
  const rows = await findMarkets(queries);
  const markets = rows.map(toWireMarket);
  const languages = await findLanguages(queries);
  const offered = languages.filter(({ id }) => markets.some((market) => market.languages.includes(id)));
  const texts = new Map(
    offered.map((language) => [language.id, messageFiles(language.id, translationsOf(language))]),
  );
  const nameIn = (languageId: string) =>
    new Map(rows.map((market) => [market.id, marketName(market, languageId)]));
  const deliveries = await cheapestDeliveries(queries, rows);
  return {
    markets,
    nameIn,
    deliveries,
    languages: offered,
    texts,
    version: versionOf(build, texts),
    settings: await readShopSettings(services),
  };
}

export type Visit = {
  cookies: Cookies;
  acceptLanguage: string | undefined;
  named: string | null;
  /** The market in the URL: links of product feeds lead to the price that they list. */
  market: unknown;
};

/** Determines the market locale from the URL, the cookie and the browser's languages. */
export function resolveMarketLocale(
  data: RenderingData,
  { cookies, acceptLanguage, named, market }: Visit,
): MarketLocale {
  const before = parseMarketLocale(cookies[shopCookies.place.name]);
  const requestedMarket = data.markets.find(({ id }) => id === market)?.id;
  const stored = requestedMarket === undefined ? before : { ...before, marketId: requestedMarket };
  return chooseMarketLocale(data.markets, stored, preferredLanguages(acceptLanguage), named);
}

/** Identifies the build and the texts, which a page must share with the server to load more. */
function versionOf(build: string, texts: ReadonlyMap<string, ReturnType<typeof messageFiles>>): string {
  const files = [...texts.values()].flatMap((byArea) => Object.values(byArea).map(({ path }) => path));
  return contentHash(Buffer.from([build, ...files].join("\n"))).slice(0, 12);
}

export function factsFor(data: RenderingData, { place, entered }: { place: MarketLocale; entered: boolean }) {
  const { id, name, locale, direction, currency_format, date_format, time_format } = data.languages.find(
    (language) => language.id === place.languageId,
  )!;
  const names = data.nameIn(place.languageId);
  const named = (market: Schemas["Market"]) => ({ ...market, name: names.get(market.id)! });
  return {
    market: named(data.markets.find((market) => market.id === place.marketId)!),
    delivery: data.deliveries.get(place.marketId) ?? null,
    language: { id, name, locale, direction, currency_format, date_format, time_format },
    markets: data.markets.map(named).map((market) => ({
      id: market.id,
      name: market.name,
      countries: market.countries,
      currency: market.currency,
      languages: market.languages,
    })),
    languages: data.languages.map((language) => ({
      id: language.id,
      name: language.name,
      locale: language.locale,
      direction: language.direction,
    })),
    settings: data.settings,
    version: data.version,
    entered,
    messages: perArea((area) => data.texts.get(place.languageId)![area].path),
  };
}
