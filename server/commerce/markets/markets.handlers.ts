import { timingSafeEqual } from "node:crypto";
import { tooMany, noContent, noLanguage, notFound, ok, type Handlers } from "#server/http/reply.ts";
import { type Attempt } from "#server/http/limits/limits.ts";
import { clientNetwork } from "#server/http/limits/network.ts";
import type { Services } from "#server/commerce/services.ts";
import { gateCookie } from "./gate.ts";
import {
  findLanguages,
  findMarket,
  findMarkets,
  isOpen,
  toWireLanguage,
  toWireMarket,
  type LanguageRow,
} from "./markets.ts";
import { readShopSettings } from "./shop-settings.ts";

type MarketHandlers = Pick<
  Handlers,
  | "getSettings"
  | "enterShop"
  | "listMarkets"
  | "getMarket"
  | "listLanguages"
  | "countLanguages"
  | "listAvailableLanguages"
  | "getLanguage"
>;

export const marketHandlers = (services: Services): MarketHandlers => {
  const { queries } = services.database;
  const { gate } = services.settings;
  return {
    getSettings: async () => ok(await readShopSettings(services)),

    enterShop: async ({ body, ip, refuse }) => {
      if (gate.mode === "code") {
        const attempt: Attempt = ["gateByNetwork", clientNetwork(ip)];
        const seconds = await services.limits.take(attempt);
        if (seconds !== null) return tooMany(seconds);
        if (!sameWord(body.word ?? "", gate.word))
          return refuse(403, "This is not the word.", { code: "wrong_word" });
        await services.limits.giveBack(attempt);
      }
      return { ...noContent, cookies: [gateCookie(services)] };
    },

    listMarkets: async () => ok((await findMarkets(queries)).map(toWireMarket)),

    getMarket: async ({ params }) => {
      const market = await findMarket(queries, params.id);
      return market && isOpen(market) ? ok(toWireMarket(market)) : notFound("There is no such market.");
    },

    listLanguages: async ({ query }) => {
      const { skip = 0, limit = 24, sort = "position" } = query;
      const languages = sorted(await findLanguages(queries), sort);
      return ok(languages.slice(skip, skip + limit).map(toWireLanguage));
    },

    countLanguages: async () => ok({ count: (await findLanguages(queries)).length }),

    listAvailableLanguages: async () => {
      const offered = new Set((await findMarkets(queries)).flatMap(({ languages }) => languages));
      const languages = (await findLanguages(queries)).filter(({ id }) => offered.has(id));
      return ok(languages.map(({ id, name, locale, direction }) => ({ id, name, locale, direction })));
    },

    getLanguage: async ({ params }) => {
      const language = (await findLanguages(queries)).find(({ id }) => id === params.id);
      return language ? ok(toWireLanguage(language)) : noLanguage();
    },
  };
};

function sorted(languages: readonly LanguageRow[], by: "position" | "name" | "-name") {
  if (by === "position") return languages;
  const byName = languages.toSorted((first, second) => first.name.localeCompare(second.name, "en"));
  return by === "name" ? byName : byName.toReversed();
}

function sameWord(entered: string, word: string): boolean {
  const [a, b] = [Buffer.from(entered.trim().toLowerCase()), Buffer.from(word.trim().toLowerCase())];
  return a.length === b.length && timingSafeEqual(a, b);
}
