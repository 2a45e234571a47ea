import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import * as figures from "#domain/specified-values.ts";
import { breakpoints } from "#scripts/breakpoints.ts";
import { root } from "#scripts/tools.ts";
import { contrast } from "#workshop/design/contrast.ts";
import { tokensOf } from "#workshop/design/tokens.ts";
import { requirements } from "./support/requirements.ts";

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const components = globSync("src/ui/*.tsx", { cwd: root })
  .map((path) => basename(path, ".tsx"))
  .filter((name) => !/\.(test|stories)$/.test(name))
  .sort();
const css = read("src/ui/tokens.css");

test("components are found", () => {
  expect(components.length).toBeGreaterThan(10);
});

test.each(components)("%s has stories under its name", (name) => {
  const path = `src/ui/${name}.stories.tsx`;
  expect(existsSync(join(root, path)), `${path} is missing`).toBe(true);
  const text = read(path);
  const words = name.replaceAll("-", " ");
  expect(/\btitle: "([^"]*)"/.exec(text)?.[1], path).toBe(
    `Components/${words[0]!.toUpperCase()}${words.slice(1)}`,
  );
  expect(/name: "Right to left"/.test(text), `${path} has no story "Right to left"`).toBe(true);
});

test("every token is listed in a group on the tokens page", () => {
  const { others, ...groups } = tokensOf(css);
  expect(others).toEqual([]);
  const shown = Object.values(groups).flatMap((tokens) => tokens.map(({ name }) => name));
  const declared = [...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name);
  expect(declared.length).toBeGreaterThan(30);
  expect(shown.toSorted()).toEqual(declared.toSorted());
  expect(Object.entries(groups).filter(([, tokens]) => tokens.length === 0)).toEqual([]);
});

test("a token of an unknown kind is listed among the others", () => {
  expect(tokensOf(":root { /* --gone: 1rem; */ --ink: #1b2a22; --turn: 18deg }")).toMatchObject({
    colours: [{ name: "--ink", value: "#1b2a22" }],
    others: [{ name: "--turn", value: "18deg" }],
  });
});

test("every token is used by the shop", () => {
  const used = globSync("src/**/*.css", { cwd: root }).map(read).join();
  const unused = Object.values(tokensOf(css))
    .flat()
    .filter(({ name }) => !used.includes(`var(${name})`));
  expect(unused).toEqual([]);
});

test("components use only the named breakpoints", () => {
  const strays = globSync("{src/ui,workshop/design}/*.css", { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/\(width [<>]=? \d+px\)/g)].map(([query]) => `${path}: ${query}`),
  );
  expect(strays).toEqual([]);
});

test("a named breakpoint expands to its width", async () => {
  requirements("constants.mobile", "constants.tablet");
  const written = ".a { @media (--phone) { color: red } @media (--from-desktop) { color: green } }";
  const { css } = await postcss(breakpoints).process(written, { from: undefined });
  expect(css.replace(/\s+/g, " ")).toBe(
    ".a { @media (width < 769px) { color: red } @media (width >= 1024px) { color: green } }",
  );
});

test("style sheets and `sizes` use breakpoint names instead of widths, and only known ones", () => {
  const widths = new RegExp(`\\b(${Object.values(figures.breakpoints).join("|")})px`);
  const texts = globSync("{src,workshop}/**/*.{css,tsx}", { cwd: root }).map((path) => ({
    path,
    text: read(path),
  }));
  expect(texts.filter(({ text }) => widths.test(text)).map(({ path }) => path)).toEqual([]);
  const named = texts.flatMap(({ text }) =>
    [...text.matchAll(/\((--[a-z-]+)\)(?= and| \{)/g)].map(([, name]) => name),
  );
  expect(new Set(named)).toEqual(new Set(["--phone", "--from-tablet", "--below-desktop", "--from-desktop"]));
});

// The last two: the lightest grey with sufficient contrast on white and the next one, according to WebAIM's
// checker.
test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#767676", "#ffffff", 4.54],
  ["#ffffff", "#777777", 4.48],
])("the contrast of %s and %s is %d", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

test("the list of suggestions has the maximum height of the specification", () => {
  requirements("constants.search-dropdown-400");
  expect(read("src/flows/shopping/search/search.module.css")).toContain(
    `max-block-size: ${figures.searchDropdownHeight}px`,
  );
});
