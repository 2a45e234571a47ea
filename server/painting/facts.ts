import Negotiator from "negotiator";
import { choosePlace, type Place } from "#domain/place.ts";
import { hasEntered } from "../markets/gate.ts";
import { findLanguages, findMarkets, toWireMarket, translationsOf } from "../markets/markets.ts";
import { messageFile } from "../markets/messages.ts";
import { readShopSettings } from "../markets/shop-settings.ts";
import type { Services } from "../services.ts";

/** What the shop is, apart from who asks: read once per change, since every painted page needs it. */
export type Ground = Awaited<ReturnType<typeof readGround>>;

export async function readGround(services: Services) {
  const { queries } = services.database;
  const markets = (await findMarkets(queries)).map(toWireMarket);
  const languages = await findLanguages(queries);
  const offered = languages.filter(({ id }) => markets.some((market) => market.languages.includes(id)));
  const texts = new Map(
    offered.map((language) => [language.id, messageFile(language.id, translationsOf(language))]),
  );
  return { markets, languages: offered, texts, settings: await readShopSettings(services) };
}

export type Visit = {
  cookies: Record<string, string | undefined>;
  acceptLanguage: string | undefined;
  /** The language that the address names, if the shop has it. */
  named: string | null;
};

/** Where a visitor is, from the cookie, the address and the browser's languages. */
export function placeOf(ground: Ground, { cookies, acceptLanguage, named }: Visit): Place {
  const [marketId, languageId] = (cookies.trellis_place ?? "").split(".");
  const stored = { ...(marketId ? { marketId } : {}), ...(languageId ? { languageId } : {}) };
  const preferred = new Negotiator({ headers: { "accept-language": acceptLanguage ?? "" } }).languages();
  return choosePlace(ground.markets, stored, acceptLanguage ? preferred : [], named);
}

/** Plain data that both sides begin with. */
export function factsFor(services: Services, ground: Ground, place: Place, cookies: Visit["cookies"]) {
  const { id, name, locale, direction, currency_format, date_format, time_format } = ground.languages.find(
    (language) => language.id === place.languageId,
  )!;
  return {
    market: ground.markets.find((market) => market.id === place.marketId)!,
    language: { id, name, locale, direction, currency_format, date_format, time_format },
    markets: ground.markets.map((market) => ({
      id: market.id,
      name: market.name,
      currency: market.currency,
      languages: market.languages,
    })),
    languages: ground.languages.map((language) => ({
      id: language.id,
      name: language.name,
      locale: language.locale,
      direction: language.direction,
    })),
    settings: ground.settings,
    entered: hasEntered(services, cookies),
    messages: ground.texts.get(place.languageId)!.path,
  };
}
