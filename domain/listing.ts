import { parseFilters, toFilterQuery, type FilterQuery, type Filters } from "./filters.ts";

/** The first is a list's own order, which is not in the URL. */
export const sorts = ["position", "-created_at", "price", "-price", "name"] as const;
export type Sort = (typeof sorts)[number];

export type Listing = {
  /** The last and the first page shown: more than one after "show more". */
  page: number;
  from: number;
  sort: Sort | null;
  filters: Filters;
};

export const perPage = 24;
const mostAtOnce = 4;
const lastPage = 10_000;

/**
 * An invalid page or sorting becomes the default.
 *
 * @param currency the market's, for the price range
 */
export function parseListing(search: URLSearchParams, currency: string | null = null): Listing {
  const page = pageIn(search.get("page")) ?? 1;
  const from = pageIn(search.get("from")) ?? page;
  const sort = search.get("sort");
  return {
    page,
    from: Math.max(Math.min(from, page), page - mostAtOnce + 1),
    sort: sorts.find((candidate) => candidate === sort && candidate !== sorts[0]) ?? null,
    filters: parseFilters(search, currency),
  };
}

function pageIn(text: string | null): number | null {
  const page = Number(text || NaN);
  return Number.isSafeInteger(page) ? Math.min(Math.max(page, 1), lastPage) : null;
}

export const toPagination = ({
  page,
  from,
  sort,
  filters,
}: Listing): FilterQuery & { limit: number; skip: number; sort?: Sort } => ({
  ...toFilterQuery(filters),
  limit: (page - from + 1) * perPage,
  skip: (from - 1) * perPage,
  ...(sort && { sort }),
});

type Goal = Omit<Listing, "from"> & { from?: number };

/** The URL of a page of a list: `path` may have a query of its own. */
export function listUrl(path: string, { page, from = page, sort, filters }: Goal): string {
  const [pathname, search] = path.split("?") as [string, string?];
  const all = new URLSearchParams(search);
  for (const [name, value] of Object.entries(toFilterQuery(filters))) all.set(name, String(value));
  if (filters.currency) all.set("currency", filters.currency);
  if (sort) all.set("sort", sort);
  if (page > 1) all.set("page", String(page));
  if (from < page) all.set("from", String(from));
  return all.size > 0 ? `${pathname}?${all.toString().replaceAll("%2C", ",")}` : pathname;
}

export const pageCount = (count: number): number => Math.ceil(count / perPage);

/** Adds the next page; null if that exceeds the maximum or there is none. */
export const withNextPage = (listing: Listing, count: number): Listing | null =>
  listing.page < pageCount(count) && listing.page - listing.from + 1 < mostAtOnce
    ? { ...listing, page: listing.page + 1 }
    : null;
