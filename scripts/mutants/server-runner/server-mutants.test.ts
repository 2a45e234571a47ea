import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { serverMutants } from "#scripts/mutants/server/all.ts";
import { root } from "#scripts/tools.ts";
import { projectOf } from "./projects.ts";
import { verdictOf } from "./run-mutant.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
/** Without the names of properties and of arrow functions' parameters. */
function namesIn(file: string, source: string): string[] {
  const names = new Set<string>();
  const parameters = new Set<string>();
  const properties = new Set<number>();
  new Visitor({
    MemberExpression: ({ computed, property }) => {
      if (!computed) properties.add(property.start);
    },
    Property: ({ computed, shorthand, key }) => {
      if (!computed && !shorthand) properties.add(key.start);
    },
    TSPropertySignature: ({ key }) => void properties.add(key.start),
    ArrowFunctionExpression: ({ params }) => {
      for (const parameter of params) if (parameter.type === "Identifier") parameters.add(parameter.name);
    },
    Identifier: ({ name, start }) => {
      if (!properties.has(start)) names.add(name);
    },
  }).visit(parseSync(file, source).program);
  return [...names].filter((name) => !parameters.has(name));
}
const named = (names: readonly string[]) => names.join("\n");

test("each mutant of the server has a name of its own", () => {
  const names = serverMutants.map(({ name }) => name);
  expect(named(names.filter((name, index) => names.indexOf(name) < index))).toBe("");
});

test("the text that a mutant replaces is in its file once, and its replacement is another that parses", () => {
  const wrong = serverMutants.filter(({ file, find, replace }) => {
    const source = read(file);
    if (source.split(find).length !== 2 || find === replace) return true;
    return (
      parseSync(
        file,
        source.replace(find, () => replace),
      ).errors.length > 0
    );
  });
  expect(named(wrong.map(({ name }) => name))).toBe("");
});

/** With an unknown name every test of the module fails, so the mutant would show nothing. */
test("a replacement uses no name that its file does not have", () => {
  const wrong = serverMutants.filter(({ file, find, replace }) => {
    const source = read(file);
    const known = new Set(source.split(/[^\w$]+/));
    const mutated = source.replace(find, () => replace);
    return namesIn(file, mutated).some((name) => !known.has(name) && !(name in globalThis));
  });
  expect(named(wrong.map(({ name }) => name))).toBe("");
});

test("the tests of a mutant exist and belong to a project", () => {
  const missing = serverMutants.filter(
    ({ tests }) =>
      tests.length === 0 || tests.some((file) => !existsSync(join(root, file)) || !projectOf(file)),
  );
  expect(named(missing.map(({ name }) => name))).toBe("");
});

test("a mutant is detected by a failing test only, and invalid if it does not run", () => {
  const empty = { passed: 3, failed: [], broken: [], isLoaded: true };
  const failed = (message: string) => [{ file: "tests/cart.shop.test.ts", test: "adds up", message }];
  const broken = [{ file: "tests/cart.shop.test.ts", message: "Error: no start" }];
  expect(verdictOf(empty)).toEqual({ outcome: "survived" });
  expect(verdictOf({ ...empty, failed: failed("expected 1 to be 2"), broken })).toEqual({
    outcome: "detected",
    by: "tests/cart.shop.test.ts: adds up",
    message: "expected 1 to be 2",
  });
  expect(verdictOf({ ...empty, failed: failed("ReferenceError: gt is not defined") })).toEqual({
    outcome: "invalid",
    why: "ReferenceError: gt is not defined (tests/cart.shop.test.ts)",
  });
  expect(verdictOf({ ...empty, broken })).toEqual({
    outcome: "invalid",
    why: "Error: no start (tests/cart.shop.test.ts)",
  });
  expect(verdictOf({ ...empty, isLoaded: false })).toEqual({
    outcome: "invalid",
    why: "None of its tests loads the file.",
  });
  expect(verdictOf({ ...empty, passed: 0 })).toEqual({ outcome: "invalid", why: "No test ran." });
});
