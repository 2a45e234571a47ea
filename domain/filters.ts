import { latinDigits } from "./digits.ts";
import { isSlug } from "./slug.ts";
import { habitats, lights, petSafeties, sizes, waters } from "./plant-facts.ts";

/** Facts that a list can be narrowed by, and the values of each. Chosen values of one fact widen it: any of them will do. */
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
/** What a list is narrowed to. Prices are those shown, in the market's currency. */
export type Filters = Chosen & {
  category: string | null;
  offers: boolean;
  price_from: number | null;
  price_to: number | null;
};

/** As it stands in an address and is asked of the API: without what is not chosen. */
export type FilterQuery = Partial<Record<Facet, string>> & {
  category?: string;
  offers?: boolean;
  price_from?: number;
  price_to?: number;
};

const highestPrice = 1_000_000_000;

/** What no shop offers to choose is not chosen, and a range that is upside down is turned round. */
export function filtersIn(search: URLSearchParams): Filters {
  const category = search.get("category") ?? "";
  const [from, to] = [amountIn(search.get("price_from")), amountIn(search.get("price_to"))];
  const isTurned = from !== null && to !== null && from > to;
  return {
    ...chosenIn((name) => search.get(name)),
    category: isSlug(category) ? category : null,
    offers: search.get("offers") === "true",
    price_from: isTurned ? to : from,
    price_to: isTurned ? from : to,
  };
}

/** The chosen values of each fact, in the order in which they are offered; of each, what `textOf` says with commas. */
export const chosenIn = (textOf: (name: Facet) => string | null | undefined): Chosen =>
  Object.fromEntries(
    facetNames.map((name) => {
      const texts = textOf(name)?.split(",") ?? [];
      return [name, facets[name].filter((value) => texts.includes(value))];
    }),
  ) as unknown as Chosen;

/**
 * An amount as people write it: with a currency, digits of any writing, and a comma or a point before the decimals or between thousands.
 * Three digits behind the only one are thousands. Null: it is none.
 */
export function amountIn(text: string | null): number | null {
  const plain = latinDigits(text ?? "")
    .replace(/[\p{L}\p{Sc}\s'’]/gu, "")
    .replaceAll("٬", ",")
    .replaceAll("٫", ".");
  const [, whole, decimals = ""] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(plain) ?? [];
  if (whole === undefined) return null;
  const amount = Number(`${whole.replace(/[.,]/g, "")}.${decimals}`);
  return amount <= highestPrice ? amount : null;
}

export function queryOf(filters: Filters): FilterQuery {
  const { category, offers, price_from, price_to } = filters;
  const chosen = facetNames.flatMap((name) =>
    filters[name].length > 0 ? [[name, filters[name].join(",")] as const] : [],
  );
  return {
    ...(category !== null && { category }),
    ...(offers && { offers }),
    ...(price_from !== null && { price_from }),
    ...(price_to !== null && { price_to }),
    ...Object.fromEntries(chosen),
  };
}

/** The same with one value chosen, or no longer. */
export function toggled<Name extends Facet>(filters: Filters, name: Name, value: FacetValue<Name>): Filters {
  const chosen: readonly string[] = filters[name];
  const values = facets[name].filter((one) => (one === value) !== chosen.includes(one));
  return { ...filters, [name]: values };
}

export const noFilters: Filters = filtersIn(new URLSearchParams());

/** How many choices narrow the list. A range of prices is one. */
export const countOf = (filters: Filters): number =>
  facetNames.reduce((sum, name) => sum + filters[name].length, 0) +
  Number(filters.offers) +
  Number(filters.category !== null) +
  Number(filters.price_from !== null || filters.price_to !== null);
