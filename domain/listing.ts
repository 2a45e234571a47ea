/** How a list of products can be sorted; the first of a list is its own order, and stands in no address. */
export const sorts = ["position", "-created_at", "price", "-price", "name"] as const;
export type Sort = (typeof sorts)[number];

/** What the address of a list says. */
export type Listing = { page: number; sort: Sort | null };

/** Products on a page. */
export const perPage = 24;
const lastPage = 10_000;

/** What is no page and no sort is the first of each. */
export function listingIn(search: URLSearchParams): Listing {
  const page = Number(search.get("page") ?? 1);
  const sort = search.get("sort");
  return {
    page: Number.isSafeInteger(page) ? Math.min(Math.max(page, 1), lastPage) : 1,
    sort: sorts.find((one) => one === sort && one !== sorts[0]) ?? null,
  };
}

/** What the API is asked for. */
export const windowOf = ({ page, sort }: Listing): { limit: number; skip: number; sort?: Sort } => ({
  limit: perPage,
  skip: (page - 1) * perPage,
  ...(sort && { sort }),
});

/** The address of a page of a list: `path` may have a search of its own. */
export function listAddress(path: string, { page, sort }: Listing): string {
  const [bare = "", search] = path.split("?");
  const all = new URLSearchParams(search);
  if (sort) all.set("sort", sort);
  if (page > 1) all.set("page", String(page));
  return all.size > 0 ? `${bare}?${all}` : bare;
}

export const pagesOf = (count: number): number => Math.ceil(count / perPage);
