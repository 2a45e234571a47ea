import { expect, test } from "vitest";
import { breadcrumbSteps, categoryPath, matchesCategoryPath } from "./category-path.ts";

const placedBelow = (url_fragment: string | null) => ({
  parent_category: url_fragment === null ? null : { url_fragment },
});

test.each([
  ["garden", null, null, true],
  ["garden", "tools", null, true],
  ["garden/spades", "garden", null, true],
  ["garden/spades", "tools", null, false],
  ["garden/spades", null, null, false],
  ["garden/spades", undefined, null, false],
  ["shop/garden/spades", "garden", "shop", true],
  ["shop/garden/spades", "garden", "market", false],
  ["shop/garden/spades", "tools", "shop", false],
  ["shop/garden/spades", "garden", undefined, false],
  ["garden/spades", "garden", "shop", true],
])("the path %s fits a category below %s and, above that, %s: %s", (path, parent, grandparent, fits) => {
  const placed = (url: string | null | undefined) => (url === undefined ? null : placedBelow(url));
  expect(matchesCategoryPath(path.split("/"), placed(parent)!, placed(grandparent))).toBe(fits);
});

const known = [
  { id: "1", url_fragment: "garden", name: "Garden", parent_id: null },
  { id: "2", url_fragment: "tools", name: "Tools", parent_id: "1" },
  { id: "3", url_fragment: "spades", name: "Spades", parent_id: "2" },
];

test.each([
  ["3", ["Garden", "Tools", "Spades"]],
  ["1", ["Garden"]],
  ["4", []],
  [null, []],
  [undefined, []],
])("the category %s is reached through %j", (id, names) => {
  expect(categoryPath(known, id).map(({ name }) => name)).toEqual(names);
});

test("each step of the breadcrumbs links to its category", () => {
  expect(breadcrumbSteps(known)).toEqual([
    { name: "Garden", path: "/product-categories/garden" },
    { name: "Tools", path: "/product-categories/garden/tools" },
    { name: "Spades", path: "/product-categories/garden/tools/spades" },
  ]);
});
