import { expect, test } from "vitest";
import { parseFilters, noFilters } from "./filters.ts";
import { listUrl, parseListing, toPagination, withNextPage } from "./listing.ts";

test.each([
  ["", { page: 1, sort: null }],
  ["page=3&sort=price", { page: 3, sort: "price" }],
  ["page=-1", { page: 1, sort: null }],
  ["page=1000000000", { page: 10_000, sort: null }],
  ["page=1.5&sort=cheapest", { page: 1, sort: null }],
  ["page=&sort=position", { page: 1, sort: null }],
  ["page=3&from=2", { page: 3, from: 2, sort: null }],
  ["page=2&from=7", { page: 2, from: 2, sort: null }],
  ["page=10000&from=1", { page: 10_000, from: 9_997, sort: null }],
] as const)("%s is parsed as %j", (search, listing) => {
  expect(parseListing(new URLSearchParams(search))).toEqual({
    from: listing.page,
    ...listing,
    filters: noFilters,
  });
});

test("the first page and the default order are left out of the URL", () => {
  expect(listUrl("/shop", { page: 1, sort: null, filters: noFilters })).toBe("/shop");
  expect(listUrl("/product-search?term=fern", { page: 2, sort: "-price", filters: noFilters })).toBe(
    "/product-search?term=fern&sort=-price&page=2",
  );
});

test("a page has 24 products", () => {
  expect(toPagination({ page: 3, from: 3, sort: "name", filters: noFilters })).toEqual({
    limit: 24,
    skip: 48,
    sort: "name",
  });
  expect(toPagination({ page: 1, from: 1, sort: null, filters: noFilters })).toEqual({ limit: 24, skip: 0 });
});

test("filters are part of the URL and the query", () => {
  const filters = parseFilters(new URLSearchParams("light=shade,bright&price_to=30"));
  const listing = { page: 2, from: 2, sort: null, filters };
  expect(listUrl("/shop", listing)).toBe("/shop?price_to=30&light=bright,shade&page=2");
  expect(toPagination(listing)).toEqual({ price_to: 30, light: "bright,shade", limit: 24, skip: 24 });
});

test("further pages are appended, up to four at once", () => {
  const first = { page: 1, from: 1, sort: null, filters: noFilters };
  expect(withNextPage(first, 24)).toBeNull();
  const second = withNextPage(first, 200)!;
  expect(listUrl("/shop", second)).toBe("/shop?page=2&from=1");
  expect(toPagination(second)).toEqual({ limit: 48, skip: 0 });
  expect(withNextPage({ ...first, page: 4 }, 200)).toBeNull();
});

test("a price range in the URL names its currency", () => {
  const filters = parseFilters(new URLSearchParams("price_to=30&currency=EUR"));
  expect(listUrl("/shop", { page: 1, sort: null, filters })).toBe("/shop?price_to=30&currency=EUR");
});

test("a single page, whatever its number, can be followed by three more", () => {
  const third = { page: 3, from: 3, sort: null, filters: noFilters };
  expect(withNextPage(third, 200)).toEqual({ ...third, page: 4 });
});
