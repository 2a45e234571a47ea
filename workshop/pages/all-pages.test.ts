import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/tools.ts";
import { contractErrors } from "#tests/support/contract-errors.ts";
import { allPages } from "./all-pages.ts";
import { completePath, type RecordedPlace, type RecordedShop } from "./recorded-shop.ts";
import { kinds } from "./shop-page.ts";

const recorded = join(root, "workshop/pages/recorded");
const read = <Recorded>(file: string) => JSON.parse(readFileSync(join(recorded, file), "utf8")) as Recorded;
/** It redirects at once. */
const unseen = ["logout.page.tsx"];

test("every page has its stories", () => {
  const files = globSync("**/*.page.tsx", { cwd: join(root, "src/pages") });
  expect([...allPages.map(({ file }) => file), ...unseen].sort()).toEqual(files.sort());
});

test("a page is shown full, empty, loading, failing, offline and refused, or says why not", () => {
  const lacking = allPages.flatMap(({ file, views, without }) =>
    kinds.filter((kind) => kind in views === kind in without).map((kind) => `${file}: ${kind}`),
  );
  expect(lacking).toEqual([]);
});

test("every placeholder of a path was recorded", () => {
  const shop = read<RecordedShop>("everywhere.json");
  const paths = allPages.flatMap(({ views }) => Object.values(views).map(({ path }) => path));
  expect(() => paths.map((path) => completePath(path, shop))).not.toThrow();
});

test.each(globSync("*.json", { cwd: recorded }).sort())("what %s answers fits the contract", (file) => {
  const { answers } = read<RecordedPlace>(file);
  const errors = Object.entries(answers).flatMap(([key, { status, body }]) => {
    const [, method = "", url = ""] = /^[^:]+: (\S+) (\S+)/.exec(key) ?? [];
    return body === null ? [] : contractErrors({ method, url, status, body });
  });
  expect(errors, "`npm run page-answers` renews it").toEqual([]);
});
