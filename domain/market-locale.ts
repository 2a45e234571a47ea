export type MarketLocale = { marketId: string; languageId: string };
export type MarketChoice = { id: string; countries: readonly string[]; languages: readonly string[] };

/**
 * The initial market locale.
 * @param markets in the shop's order, at least one
 * @param stored what the visitor chose before, if anything
 * @param preferred the browser's languages, BCP 47, best first
 * @param named the language in the URL, if the shop has it
 */
export function chooseMarketLocale(
  markets: readonly MarketChoice[],
  stored: Partial<MarketLocale>,
  preferred: readonly string[],
  named: string | null,
): MarketLocale {
  const locales = preferred.map(localeOf);
  const storedMarket = markets.find(({ id }) => id === stored.marketId);
  const market = storedMarket ?? pickMarket(markets, locales, named);
  const offers = (languageId: string | null | undefined) =>
    market.languages.find((language) => language === languageId);
  const languageId =
    offers(named) ??
    offers(storedMarket && stored.languageId) ??
    firstFound(locales, (locale) => offers(locale?.language)) ??
    market.languages[0]!;
  return { marketId: market.id, languageId };
}

function pickMarket(
  markets: readonly MarketChoice[],
  locales: readonly (Intl.Locale | null)[],
  named: string | null,
): MarketChoice {
  const offering = markets.filter(({ languages }) => !named || languages.includes(named));
  const candidates = offering.length > 0 ? offering : markets;
  const byRegion = firstFound(locales, (locale) =>
    candidates.find(({ countries }) => countries.includes(locale?.region ?? "")),
  );
  const byLanguage = firstFound(
    locales,
    (locale) =>
      candidates.find(({ languages }) => languages[0] === locale?.language) ??
      candidates.find(({ languages }) => languages.includes(locale?.language ?? "")),
  );
  const ofTheAddress = candidates.find(({ languages }) => languages[0] === named);
  return (
    byRegion ?? ofTheAddress ?? byLanguage ?? candidates.find(({ id }) => id === "asia") ?? candidates[0]!
  );
}

const localeOf = (tag: string): Intl.Locale | null => {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
};

function firstFound<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
