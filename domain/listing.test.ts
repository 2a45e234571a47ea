import { expect, test } from "vitest";
import { listAddress, listingIn, windowOf } from "./listing.ts";

test.each([
  ["", { page: 1, sort: null }],
  ["page=3&sort=price", { page: 3, sort: "price" }],
  ["page=-1", { page: 1, sort: null }],
  ["page=1000000000", { page: 10_000, sort: null }],
  ["page=1.5&sort=cheapest", { page: 1, sort: null }],
  ["page=&sort=position", { page: 1, sort: null }],
] as const)("%s is %j", (search, listing) => {
  expect(listingIn(new URLSearchParams(search))).toEqual(listing);
});

test("the first page and a list's own order stand in no address", () => {
  expect(listAddress("/shop", { page: 1, sort: null })).toBe("/shop");
  expect(listAddress("/product-search?term=fern", { page: 2, sort: "-price" })).toBe(
    "/product-search?term=fern&sort=-price&page=2",
  );
});

test("a page has 24 products", () => {
  expect(windowOf({ page: 3, sort: "name" })).toEqual({ limit: 24, skip: 48, sort: "name" });
  expect(windowOf({ page: 1, sort: null })).toEqual({ limit: 24, skip: 0 });
});
