import { parseFilters, toFilterQuery, type FilterQuery, type Filters } from "./filters.ts";

/** How a list of products can be sorted; the first of a list is its own order, and stands in no address. */
export const sorts = ["position", "-created_at", "price", "-price", "name"] as const;
export type Sort = (typeof sorts)[number];

/** What the address of a list says. */
export type Listing = {
  /** The last one that is shown, and the first: more than one after "show more". */
  page: number;
  from: number;
  sort: Sort | null;
  filters: Filters;
};

/** Products on a page. */
export const perPage = 24;
/** Pages that are shown at once. */
const mostAtOnce = 4;
const lastPage = 10_000;

/**
 * What is no page and no sort is the first of each.
 *
 * @param currency the market's, for the range of prices
 */
export function parseListing(search: URLSearchParams, currency: string | null = null): Listing {
  const page = pageIn(search.get("page")) ?? 1;
  const from = pageIn(search.get("from")) ?? page;
  const sort = search.get("sort");
  return {
    page,
    from: Math.max(Math.min(from, page), page - mostAtOnce + 1),
    sort: sorts.find((one) => one === sort && one !== sorts[0]) ?? null,
    filters: parseFilters(search, currency),
  };
}

function pageIn(text: string | null): number | null {
  const page = Number(text || NaN);
  return Number.isSafeInteger(page) ? Math.min(Math.max(page, 1), lastPage) : null;
}

/** What the API is asked for. */
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

/** The address of a page of a list: `path` may have a search of its own. */
export function listUrl(path: string, { page, from = page, sort, filters }: Goal): string {
  const [bare = "", search] = path.split("?");
  const all = new URLSearchParams(search);
  for (const [name, value] of Object.entries(toFilterQuery(filters))) all.set(name, String(value));
  if (filters.currency) all.set("currency", filters.currency);
  if (sort) all.set("sort", sort);
  if (page > 1) all.set("page", String(page));
  if (from < page) all.set("from", String(from));
  // A comma may stand in an address as it is.
  return all.size > 0 ? `${bare}?${all.toString().replaceAll("%2C", ",")}` : bare;
}

export const pageCount = (count: number): number => Math.ceil(count / perPage);

/** With the next page below what is shown; null if that is too much, or all there is. */
export const withNextPage = (listing: Listing, count: number): Listing | null =>
  listing.page < pageCount(count) && listing.page - listing.from + 1 < mostAtOnce
    ? { ...listing, page: listing.page + 1 }
    : null;
