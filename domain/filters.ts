import { toLatinDigits } from "./digits.ts";
import { isSlug } from "./slug.ts";
import { habitats, lights, petSafeties, sizes, waters } from "./plant-facts.ts";

/** Facets and their values. Several chosen values of one facet are alternatives. */
export const facets = {
  light: lights,
  water: waters,
  pets: petSafeties,
  size: sizes,
  habitat: habitats,
} as const;
export type Facet = keyof typeof facets;
export type FacetValue<Name extends Facet = Facet> = (typeof facets)[Name][number];
export const facetNames = Object.keys(facets) as Facet[];

type Chosen = { [Name in Facet]: readonly FacetValue<Name>[] };
/** A list's filters. Prices are those shown, in the market's currency. */
export type Filters = Chosen & {
  category: string | null;
  offers: boolean;
  in_stock: boolean;
  /** The price range's currency; null if it is not known, or there is no range. */
  currency: string | null;
  price_from: number | null;
  price_to: number | null;
};

/** As in a URL and in the API: without facets that are not chosen. */
export type FilterQuery = Partial<Record<Facet, string>> & {
  category?: string;
  offers?: boolean;
  in_stock?: boolean;
  price_from?: number;
  price_to?: number;
};

const highestPrice = 1_000_000_000;

/**
 * Ignores unknown values, and swaps the limits of an inverted price range.
 *
 * @param currency the market's: a range in another currency, as in another market's URL, is ignored
 */
export function parseFilters(search: URLSearchParams, currency: string | null = null): Filters {
  const category = search.get("category") ?? "";
  const rangeCurrency = search.get("currency");
  const isForeign = currency !== null && rangeCurrency !== null && rangeCurrency !== currency;
  const [from, to] = ["price_from", "price_to"].map((name) =>
    isForeign ? null : parseAmount(search.get(name)),
  ) as [number | null, number | null];
  const isTurned = from !== null && to !== null && from > to;
  return {
    ...parseChosenValues((name) => search.get(name)),
    category: isSlug(category) ? category : null,
    offers: search.get("offers") === "true",
    in_stock: search.get("in_stock") === "true",
    currency: from === null && to === null ? null : (currency ?? rangeCurrency),
    price_from: isTurned ? to : from,
    price_to: isTurned ? from : to,
  };
}

/** The chosen values of each facet, in the order in which they are offered. `textOf` returns a facet's values separated by commas. */
export const parseChosenValues = (textOf: (name: Facet) => string | null | undefined): Chosen =>
  Object.fromEntries(
    facetNames.map((name) => {
      const texts = textOf(name)?.split(",") ?? [];
      return [name, facets[name].filter((value) => texts.includes(value))];
    }),
  ) as unknown as Chosen;

/**
 * One separator before the decimals, or the same one between all thousands and another before the decimals. Three digits
 * after a single separator are thousands.
 */
const simpleAmount = /^(\d+)(?:[.,](\d{1,2}|\d{4,}))?$/;
const amountOfThousands = /^(\d{1,3}([.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;

/** Parses an amount as typed: with or without a currency, in any script's digits. Null if it is not an amount. */
export function parseAmount(text: string | null): number | null {
  const plain = toLatinDigits(text ?? "")
    .replace(/^[\p{L}\p{Sc}\p{Cf}\s]+(?:(?<=\p{L})\.)?\s*|(?:[.,][-–—])?[\p{L}\p{Sc}\p{Cf}\s.,]*$/gu, "")
    .replace(/(?<=\d)[\s'’](?=\d)/g, "")
    .replaceAll("٬", ",")
    .replaceAll("٫", ".");
  const [, whole, decimals] = simpleAmount.exec(plain) ?? thousandsIn(plain);
  if (whole === undefined) return null;
  const amount = Number(`${whole.replace(/[.,]/g, "")}.${decimals ?? ""}`);
  return amount <= highestPrice ? amount : null;
}

function thousandsIn(text: string): [string, string?, string?] {
  const [, whole, , decimals] = amountOfThousands.exec(text) ?? [];
  return [text, whole, decimals];
}

export function toFilterQuery(filters: Filters): FilterQuery {
  const { category, offers, in_stock, price_from, price_to } = filters;
  const chosen = facetNames.flatMap((name) =>
    filters[name].length > 0 ? [[name, filters[name].join(",")] as const] : [],
  );
  return {
    ...(category !== null && { category }),
    ...(offers && { offers }),
    ...(in_stock && { in_stock }),
    ...(price_from !== null && { price_from }),
    ...(price_to !== null && { price_to }),
    ...Object.fromEntries(chosen),
  };
}

export function toggleFilter<Name extends Facet>(
  filters: Filters,
  name: Name,
  value: FacetValue<Name>,
): Filters {
  const chosen: readonly string[] = filters[name];
  const values = facets[name].filter((item) => (item === value) !== chosen.includes(item));
  return { ...filters, [name]: values };
}

export const noRange = { price_from: null, price_to: null, currency: null } as const;

export const noFilters: Filters = parseFilters(new URLSearchParams());

/** The number of chosen values. A price range counts as one. */
export const countFilters = (filters: Filters): number =>
  facetNames.reduce((sum, name) => sum + filters[name].length, 0) +
  Number(filters.offers) +
  Number(filters.in_stock) +
  Number(filters.category !== null) +
  Number(filters.price_from !== null || filters.price_to !== null);
