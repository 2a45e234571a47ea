import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noFilters } from "#domain/filters.ts";
import { root } from "#scripts/tools.ts";
import { requirements } from "#tests/support/requirements.ts";
import type { Api } from "./client.ts";
import { departmentsQuery, footerQuery, menuQuery } from "./layout.ts";
import * as queries from "./queries.ts";

const api = {} as Api;
const place = { languageId: "en", marketId: "europe" };

test.each([
  ["menu", menuQuery(api, "en")],
  ["footer", footerQuery(api, "en")],
  ["categories of the menu", departmentsQuery(api, place)],
  ["category", queries.categoryQuery(api, place, "garden")],
  ["page", queries.pageQuery(api, "en", "terms")],
  ["recommended products", queries.recommendedQuery(api, place)],
  ["promos", queries.promosQuery(api, place)],
])("the response for the %s is kept for 15 minutes", (_, { staleTime, gcTime }) => {
  requirements("calls.cache-15-min", "calls.cached-ones");
  expect([staleTime, gcTime]).toEqual([900_000, 900_000]);
});

test.each([
  ["products", queries.productsQuery(api, place, {})],
  ["facets", queries.facetsQuery(api, place, {}, { filters: noFilters })],
  ["suggestions", queries.suggestionsQuery(api, place, "fern")],
])("%s are fetched again after a minute", (_, { staleTime }) => {
  requirements("calls.others-not-kept");
  expect(staleTime).toBe(60_000);
});

test("what belongs to a customer is fetched again each time", () => {
  requirements("calls.others-not-kept");
  expect(queries.neverCached.staleTime).toBe(0);
});

test("the markets come with the page, and are not fetched", () => {
  requirements("calls.cached-ones");
  const callers = globSync("src/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\.test\./.test(file) && readFileSync(join(root, file), "utf8").includes('"/markets/"'),
  );
  expect(callers).toEqual([]);
});
