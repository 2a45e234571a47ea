import { expect, test } from "vitest";
import { folderProblems } from "#tests/support/refused-folder.ts";
import { editFile } from "#tests/support/shop-folder.ts";

test.each<[string, unknown, string]>([
  ["a formula", { opening: "=1+1" }, "stock.opening must be a whole number"],
  ["half a piece", { opening: 1.5 }, "stock.opening must be a whole number"],
  ["less than nothing", { opening: -1 }, "stock.opening"],
  ["days without backorder", { days: 14 }, "stock.days is only for policy: backorder"],
  ["another policy", { policy: "maybe" }, "stock.policy"],
  ["an unknown name", { on_hand: 3 }, "on_hand"],
])("a stock with %s is refused", async (_, stock, words) => {
  const problems = await folderProblems(editFile("products/fern.yaml", (p) => (p.stock = stock)));
  expect(problems).toContain(words);
  expect(problems).toMatch(/^products\/fern.yaml:\d+: /);
});
