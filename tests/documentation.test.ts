import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "#scripts/tools.ts";

const folders =
  "art|bench|deploy|docs|domain|e2e|generated|machines|messages|openapi|sandbox|scripts|server|shop-data|src|tests|workshop";
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const isHere = (file: string): boolean => existsSync(join(root, file));

const pages = [
  ...globSync("*.md", { cwd: root }),
  ...globSync(`{${folders.replaceAll("|", ",")}}/**/*.md`, { cwd: root }),
].sort();
/** Decisions describe the code of their day. */
const isDecision = (page: string): boolean => /^docs\/decisions\/\d/.test(page);

/** Each match with its page and line for the failure message. */
const matchesIn = (page: string, pattern: RegExp) =>
  read(page)
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].map((found) => ({ at: `${page}:${index + 1}`, page, found })),
    );

/** Heading ids as GitHub generates them. */
const headingsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-"),
  );

const links = pages.flatMap((page) =>
  matchesIn(page, /\]\(([^)\s]+)\)|(?:href|src)="([^"]+)"/g).flatMap(({ at, found }) => {
    const [, inText, inTag] = found;
    const link = (inText ?? inTag)!;
    if (/^(https?|mailto):/.test(link)) return [];
    const [file = "", heading] = link.split("#");
    return [{ says: `${at} ${link}`, target: file === "" ? page : join(dirname(page), file), heading }];
  }),
);

describe("the documentation", () => {
  test("links only to existing files and headings", () => {
    expect(links.length).toBeGreaterThan(150);
    const broken = links.filter(
      ({ target, heading }) =>
        !isHere(target) ||
        (heading !== undefined && target.endsWith(".md") && !headingsOf(target).includes(heading)),
    );
    expect(broken.map(({ says }) => says)).toEqual([]);
  });

  test("mentions only files and folders that exist", () => {
    const path = new RegExp(String.raw`(?<![\w./-])(?:${folders})/(?:[\w.*/-]*[\w*/])?`, "g");
    const named = pages.filter((page) => !isDecision(page)).flatMap((page) => matchesIn(page, path));
    expect(named.length).toBeGreaterThan(300);
    const missing = named.filter(
      ({ page, found: [name] }) =>
        !isHere(name) && !isHere(join(dirname(page), name)) && globSync(name, { cwd: root }).length === 0,
    );
    expect(missing.map(({ at, found: [name] }) => `${at} ${name}`)).toEqual([]);
  });

  test("is referred to correctly by code and configuration", () => {
    const files = globSync(
      "{deploy,domain,e2e,machines,sandbox,scripts,server,specification,src,tests,workshop}/**/*.*",
      {
        cwd: root,
      },
    ).filter((file) => /\.(ts|tsx|mjs|css|yml|yaml|cfg|vcl|sh|conf|service)$/.test(file));
    const named = files.flatMap((file) => matchesIn(file, /(?<![\w./-])docs\/[\w/-]+\.md/g));
    expect(named.length).toBeGreaterThan(10);
    const missing = named.filter(({ found: [name] }) => !isHere(name));
    expect(missing.map(({ at, found: [name] }) => `${at} ${name}`)).toEqual([]);
  });

  test.each([
    ["docs/README.md", "docs/*.md"],
    ["docs/decisions/README.md", "docs/decisions/*.md"],
  ])("lists every page of the folder in %s", (index, pattern) => {
    const linked = links.filter(({ says }) => says.startsWith(`${index}:`)).map(({ target }) => target);
    const others = globSync(pattern, { cwd: root }).filter((page) => page !== index);
    expect(others.filter((page) => !linked.includes(page))).toEqual([]);
  });

  test("starts with a README of 14 kB at most", () => {
    expect(statSync(join(root, "README.md")).size).toBeLessThanOrEqual(14_000);
  });
});
