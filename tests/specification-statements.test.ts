import { expect, test } from "vitest";
import { restingLeaves } from "#machines/paths/paths.ts";
import { flowModels } from "#scripts/flows.ts";
import { namedStatements } from "#scripts/specification.ts";
import { screens } from "#specification/screens.ts";
import { sections } from "#specification/statements.ts";
import { allPages } from "#workshop/pages/all-pages.ts";

/** Statements that no test can show, each with the reason. */
const withoutTest: Readonly<Record<string, string>> = {};

/** Rules for all addresses, and the page that only redirects. */
const withoutPage = ["routes.language-prefix", "routes.unknown-language", "routes.user-logout"];

const ids = Object.values(sections).flatMap((section) => Object.keys(section));
const named = namedStatements();

test("every statement of the specification is named by a test, or has a reason why not", () => {
  const shown = new Set([...named.map(({ id }) => id), ...Object.keys(withoutTest)]);
  expect(ids.filter((id) => !shown.has(id))).toEqual([]);
  const both = named.filter(({ id }) => id in withoutTest);
  expect(both).toEqual([]);
});

test("an id is one statement's, in kebab case", () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z-]+\.[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  expect(new Set(Object.values(sections).flatMap((section) => Object.values(section))).size).toBe(ids.length);
});

test("tests name only statements that exist", () => {
  const known = new Set([...ids, ...Object.keys(withoutTest)]);
  expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
  expect(Object.keys(withoutTest).filter((id) => !ids.includes(id))).toEqual([]);
});

test("every name is found within a test that has a title, and once in it", () => {
  expect(named.filter(({ title }) => title === "" || title.endsWith("?"))).toEqual([]);
  const places = named.map(({ id, file, title }) => `${file}: ${title}: ${id}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

test("a flow names only states that have a story, and statements that exist", async () => {
  const unknown = (await flowModels()).flatMap(({ flow, model }) => {
    const leaves = restingLeaves(model.machine);
    return Object.entries(model.requirements ?? {}).flatMap(([state, shown]) => [
      ...(leaves.includes(state) ? [] : [`${flow}: ${state}`]),
      ...shown.filter((id) => !ids.includes(id)).map((id) => `${flow}: ${state}: ${id}`),
    ]);
  });
  expect(unknown).toEqual([]);
});

test("a page names every route, and each statement is named by one page", () => {
  const named = allPages.flatMap(({ requirements }) => requirements);
  expect(named.filter((id, index) => named.indexOf(id) !== index)).toEqual([]);
  const unnamed = Object.keys(screens).filter(
    (id) => id.startsWith("routes.") && !named.some((one) => one === id),
  );
  expect(unnamed).toEqual(withoutPage);
});
